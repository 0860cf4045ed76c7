import type { Cutting } from './cutting';
import { HOLDS, SPEAKERS } from './holding-words';
import { startsSmall, type Token, tokensOf, type Words } from './tokens';
import { monthsIn, TURNS, turnsIn } from './turns';
import { COURTESY, FILLERS, GREETINGS, MARKERS, QUESTIONS, words } from './vocabulary';
import { holdsIn } from './holds';

const LABEL =
  /^\W*(?:(?:organisation|organization|nation|reich|realm|phase|spieler(?:in)?|player|name|datum|date|von|from|an|to|betreff|subject|re|aw|cc|bcc|gesendet|sent)\s*(?:(?:nr\.?|no\.?)\s*)?:|(?:phase|runde|turn|zug)\s*(?:nr\.?\s*)?\d+\W*$|(?:befehle?|auftrag|aufträge|orders?)\s*(?:(?:nr\.?|no\.?)\s*)?\d{1,3}\s*:|(?:befehle?|befehlsblatt|orders?|order sheet)\b(?!.*\p{L}{3}.*\p{L}{3}.*\p{L}{3}))/iu;

/** True for lines at the head of a letter: who writes, for which turn. */
export function isLabel(line: string): boolean {
  return LABEL.test(line);
}

/** Words with which a letter ends; behind them stands a name. */
export const CLOSINGS = new Set(
  'gruss gruesse mfg vg lg bis tschuess ciao bye cheers regards best yours dein deine euer eure love sincerely hochachtungsvoll ergebenst wishes thanks danke gezeichnet gez tschau grussen freundlichen herzlichen beste viele liebe servant'.split(
    ' ',
  ),
);

/** Most words and signs of the name of a writer before his orders. */
export const LONGEST_LABEL = 9;

/** Most words of a sentence of courtesy, and of a name below a letter. */
const LONGEST = { courtesy: 12, signature: 4 } as const;

const LABEL_WORDS: ReadonlySet<string> = new Set([
  ...TURNS,
  ...words(
    'ph p r t z nr spieler player befehle befehlsblatt befehlsliste orders order letter brief abgabe für an von for of from the der die das',
  ),
]);

/** Who writes, and for which turn: `Waldbund, Zug 5`, `KONTOR Ph 6`. */
export function isWriter(
  tokens: readonly Token[],
  { writers, others }: Pick<Cutting, 'writers' | 'others'>,
  isBefore = false,
): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const isName = ({ fold }: Token): boolean =>
    writers.has(fold) ||
    (fold.length >= 4 && [...writers].some((writer) => writer.startsWith(fold)));
  const isLabelled = ({ fold }: Token): boolean => LABEL_WORDS.has(fold.replace(/\d+$/, ''));
  return (
    words.length > 0 &&
    words.some(isName) &&
    !words.some(({ fold }) => others.has(fold)) &&
    words.every((token) => isName(token) || isLabelled(token)) &&
    (isBefore || tokens.every(({ kind }) => kind !== 'number') || words.some(isLabelled))
  );
}

/** True for a line of nothing but for which turn orders are: `Befehle für Tag 4, Runde 2`, `Monat Dorl, Jahr 2`. */
export function isTurnLabel(
  tokens: readonly Token[],
  { writers, turn }: Pick<Cutting, 'writers' | 'turn'>,
): boolean {
  const months = monthsIn(tokens, turn);
  return (
    turnsIn(tokens).length + months.length > 0 &&
    tokens.every(
      (token) =>
        token.kind !== 'word' ||
        LABEL_WORDS.has(token.fold) ||
        writers.has(token.fold) ||
        months.includes(token),
    )
  );
}

/** Words behind which a number counts turns or players. */
const COUNTED: ReadonlySet<string> = new Set([
  ...TURNS,
  ...words('ph p r t z nr no spieler player'),
]);

/** True for a word of the game that is not courtesy as well. */
function isOfGame({ kind, fold }: Token, { isUnknown, writers }: Cutting): boolean {
  return (
    kind === 'word' &&
    !isUnknown(fold) &&
    !writers.has(fold) &&
    ![FILLERS, MARKERS, GREETINGS, COURTESY, LABEL_WORDS].some((words) => words.has(fold))
  );
}

const hasWordOfGame = (tokens: readonly Token[], cutting: Cutting): boolean =>
  tokens.some((token) => isOfGame(token, cutting));

const hasVerb = (tokens: readonly Token[], cutting: Cutting): boolean =>
  tokens.some(({ kind }, at) => kind === 'word' && cutting.isVerb(tokens, at));

/** True if there is a number that counts no phases or players. */
const hasNumber = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }, at) => kind === 'number' && !COUNTED.has(tokens[at - 1]?.fold ?? ''));

/** True if words could order something: they contain a verb or another word of the game, or a number. */
function saysSomething(tokens: readonly Token[], cutting: Cutting): boolean {
  return hasNumber(tokens) || hasWordOfGame(tokens, cutting) || hasVerb(tokens, cutting);
}

/** True for a sentence that could order nothing and binds no order: a player who tells something. */
export function isProse(tokens: readonly Token[], cutting: Cutting): boolean {
  return holdsIn(tokens).length === 0 && !saysSomething(tokens, cutting);
}

/** True for a line behind one of dashes that could order nothing: a telephone number, a motto, an address. */
export function isSignature(tokens: readonly Token[], cutting: Cutting): boolean {
  const [first, second] = tokens;
  if (first === undefined) return true;
  if (second?.kind === 'word' && startsSmall(first)) return false;
  const isShort =
    hasNumber(tokens) && tokens.some(({ fold }) => fold.length > 2 && cutting.isShort(fold));
  return !isShort && !hasWordOfGame(tokens, cutting) && !hasVerb(tokens, cutting);
}

/** Labels whose numbers are dates, turns and players. */
const NUMBERED =
  /^\W*(?:organi[sz]ation|nation|reich|realm|phase|runde|turn|zug|spieler|player|datum|date|betreff|subject|re|aw|gesendet|sent)/iu;

/** Words with which a letter begins that adds to an earlier one or mends it. */
const CORRECTIONS = new Set(
  'korrektur nachtrag aenderung berichtigung ergaenzung correction addendum amendment'.split(' '),
);

/** Verbs of a ruler who speaks to those who carry out his orders: `Ragna, Herrin der Wogen, spricht:`. */
export const SPEAKING = new Set(
  'spricht sprach sprechen verkuendet verkuende verkuenden gebietet speaks speak spake decrees decree proclaims proclaim commands'.split(
    ' ',
  ),
);

/** Those of them that are no nouns for orders as well. */
const TOLD = words('spricht sprach sprechen verkündet gebietet speaks speak spake proclaims');

/** True for words before a colon behind which somebody speaks. */
export function isSpeech(tokens: readonly Token[]): boolean {
  return tokens.at(-1)?.fold === ':' && tokens.some(({ fold }) => TOLD.has(fold));
}

/** Titles of a writer. */
export const TITLES = words(
  'herr herrin fürst fürstin könig königin kaiser kaiserin graf gräfin herzog herzogin häuptling khan lord lady prince princess king queen emperor empress duke duchess chief komtur großmeister hochmeister ältester älteste vogt admiral admiralin kanzler kanzlerin doge emir sultan',
);

/** Words for others who may speak, whatever title stands beside them. */
export const FOES = words(
  'feind feinde feinden feindes gegner gegners barbaren räuber verräter spion spione nachbar nachbarn bote boten gesandter gesandte gerücht gerüchte orks enemy enemies foe foes spy spies traitor rebels rebellen envoy messenger',
);

/** Most words of a title with what it is of: `Ragna, die Herrin der Wogen`. */
const LONGEST_TITLE = 10;

/** Words that may stand beside the writer where he speaks. */
const BESIDE_SPEAKER = words(
  'also so thus folgendes hiermit hereby der die das the mein meine unser unsere my our es hier nun',
);

/** Small words between a title and what it is of. */
const OF_TITLE = words('von vom zu des of and und');

/** True for a word with a capital that says nothing else. */
const isNameLike = (token: Token): boolean =>
  !startsSmall(token) && ![HOLDS, QUESTIONS, FILLERS].some((known) => known.has(token.fold));

/** True for words before a colon behind which the writer speaks: his name or title, and nothing anybody else could be. */
export function opensSpeech(
  tokens: readonly Token[],
  { writers }: Pick<Cutting, 'writers'>,
): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'sign');
  // `Ragna, die Herrin der Wogen`: a name beside a title, and what he is the lord of.
  const isTitled =
    said.length <= LONGEST_TITLE &&
    said.some(({ fold }) => TITLES.has(fold)) &&
    !said.some(({ fold }) => FOES.has(fold));
  const isOfTitle = (token: Token): boolean =>
    isTitled && token.kind === 'word' && (OF_TITLE.has(token.fold) || isNameLike(token));
  const isSpeaker = ({ fold }: Token): boolean =>
    SPEAKERS.has(fold) || TITLES.has(fold) || (writers.has(fold) && !BESIDE_SPEAKER.has(fold));
  return (
    tokens.at(-1)?.fold === ':' &&
    said.some(({ fold }) => SPEAKING.has(fold)) &&
    said.some(isSpeaker) &&
    said.every(
      (token) =>
        isSpeaker(token) ||
        SPEAKING.has(token.fold) ||
        BESIDE_SPEAKER.has(token.fold) ||
        isOfTitle(token),
    )
  );
}

/** True for words that begin with one for a letter which mends an earlier one. */
export function opensCorrection(tokens: readonly Token[]): boolean {
  return CORRECTIONS.has(tokens.find(({ kind }) => kind === 'word')?.fold ?? '');
}

/** How long the label is with which a line begins: all of the line, where nothing behind it could order anything. */
export function labelLength(line: Words, cutting: Cutting): number {
  const [label = ''] = LABEL.exec(line.text) ?? [];
  if (label === '') return 0;
  const colon = line.text.indexOf(':', label.length - 1);
  const before = tokensOf(line.text.slice(label.length, colon), 0);
  const isFar = hasWordOfGame(before, cutting) || hasVerb(before, cutting);
  const end = colon < 0 || isFar ? label.length : colon + 1;
  const rest = tokensOf(line.text.slice(end), 0);
  const isOrder = NUMBERED.test(line.text)
    ? hasVerb(rest, cutting) || (hasNumber(rest) && hasWordOfGame(rest, cutting))
    : saysSomething(rest, cutting);
  return isOrder ? end : line.text.length;
}

/** Words of mere courtesy: a greeting, thanks, farewell, and no word or number that could order anything. */
export function isCourtesy(tokens: readonly Token[], cutting: Cutting): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  if (words.length === 0) return true;
  const [first] = words;
  if (words.length > LONGEST.courtesy || first === undefined) return false;
  const isKnown = ({ fold }: Token): boolean =>
    COURTESY.has(fold) || GREETINGS.has(fold) || FILLERS.has(fold) || cutting.writers.has(fold);
  const from = tokens.findLastIndex(({ fold }) => fold === 'aus' || fold === 'from');
  // A farewell may name a place: `Viele Grüße aus Hochland`.
  const isFarewell = CLOSINGS.has(words[1]?.fold ?? '') && from > 0 && from >= tokens.length - 3;
  const own = isFarewell ? tokens.slice(0, from) : tokens;
  if (holdsIn(tokens).length > 0 || hasNumber(tokens) || saysSomething(own, cutting)) return false;
  if (!words.some(({ fold }) => COURTESY.has(fold) || GREETINGS.has(fold))) return false;
  if (words.every(isKnown)) return true;
  const unknown = words.filter((word) => !isKnown(word)).length;
  return GREETINGS.has(first.fold) && unknown <= 2 && unknown < words.length;
}

/** How many tokens the greeting before an order takes: `Hallo SL, BAUE Turmritter`. */
export function greetingLength(tokens: readonly Token[], cutting: Cutting): number {
  const end = tokens.findIndex(({ fold }) => [',', '!', ':', '-'].includes(fold));
  const isGreeting =
    end > 0 && end < tokens.length - 1 && isCourtesy(tokens.slice(0, end), cutting);
  return isGreeting && GREETINGS.has(tokens[0]?.fold ?? '') ? end + 1 : 0;
}

/** True for a name below a letter: a few words with capitals that no order could have. */
export function isName(tokens: readonly Token[], cutting: Cutting): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const isNumbered = words.length < tokens.filter(({ kind }) => kind !== 'sign').length;
  return (
    words.length <= LONGEST.signature &&
    words.every(
      (word) =>
        isWriter([word], cutting) ||
        (!startsSmall(word) &&
          cutting.isUnknown(word.fold) &&
          !(isNumbered && cutting.isShort(word.fold))),
    )
  );
}
