import type { Grammar, Heading } from './grammar';
import { meaningsOf, wordsOf } from './meanings';
import type { Nouns } from './nouns';
import type { Token, Words } from './tokens';
import { isVerbAt } from './verbs';
import { COURTESY, FILLERS, GREETINGS, HOLDS, MARKERS } from './vocabulary';

const BULLET =
  /^\s*(?:[-*•·–]+\s+|\|\s*(?:\d{1,3}\s*\|)?\s*|\d{1,3}\s*\|\s*|\(?\d{1,3}[.)]\s+|(?:[a-z]|[ivx]{1,4})[.)]\s+|o\s+(?=\S)|[-*•·–](?=\p{L}))+/iu;
const QUOTED = /^\s*>/;
const SIGNATURE = /^--\s*$/;

/** A line of a letter without bullet and blanks at its ends. */
export interface Line extends Words {
  readonly isBulleted: boolean;
  readonly isQuoted: boolean;
  /** True for the line behind which nothing but a signature stands. */
  readonly isSignature: boolean;
}

/** The lines of a letter with their place, bullets and blanks at the ends left out; empty lines are kept. */
export function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(/[^\r\n\u2028\u2029]*(?:\r\n|[\r\n\u2028\u2029]|$)/g)].map((match) => {
    const line = match[0].replace(/[\r\n\u2028\u2029]+$/, '');
    const isQuoted = QUOTED.test(line);
    const bullet = isQuoted ? undefined : BULLET.exec(line)?.[0];
    const from = bullet?.length ?? line.length - line.trimStart().length;
    const words = line.slice(from).trimEnd();
    const start = match.index + from;
    return {
      text: words,
      span: { start, end: start + words.length },
      isBulleted: bullet !== undefined,
      isQuoted,
      isSignature: SIGNATURE.test(line),
    };
  });
}

const LABEL =
  /^\W*(?:(?:organisation|organization|phase|spieler(?:in)?|player|name|datum|date|von|from|an|to|betreff|subject|re|aw|cc|bcc|gesendet|sent)\s*(?:(?:nr\.?|no\.?)\s*)?:|(?:phase|runde|turn|zug)\s*(?:nr\.?\s*)?\d+\W*$|(?:befehle?|befehlsblatt|orders?|order sheet)\b(?!.*\p{L}{3}.*\p{L}{3}.*\p{L}{3}))/iu;

/** True for lines at the head of a letter that order nothing: who writes, for which turn. */
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

/** Most words of a sentence of courtesy. */
const LONGEST_COURTESY = 12;

const LABEL_WORDS = new Set(
  'phase runde zug turn ph p r t nr spieler player befehle befehlsblatt befehlsliste orders order letter brief abgabe fuer an von for of from the der die das'.split(
    ' ',
  ),
);

/** Who writes, and for which turn: `Waldbund, Zug 5`, `KONTOR Ph 6`. */
export function isWriter(
  tokens: readonly Token[],
  { writers }: Pick<Cutting, 'writers'>,
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
    words.every((token) => isName(token) || isLabelled(token)) &&
    (isBefore || tokens.every(({ kind }) => kind !== 'number') || words.some(isLabelled))
  );
}

/** Words of a heading of mere courtesy: all of them are known to say nothing. */
export function isCourtesy(
  tokens: readonly Token[],
  { writers }: Pick<Cutting, 'writers'>,
): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  if (words.length === 0) return true;
  const [first] = words;
  if (words.length > LONGEST_COURTESY || first === undefined) return false;
  const isKnown = ({ fold }: Token): boolean =>
    COURTESY.has(fold) || GREETINGS.has(fold) || FILLERS.has(fold) || writers.has(fold);
  if (words.some(({ fold }) => HOLDS.has(fold))) return false;
  if (!words.some(({ fold }) => COURTESY.has(fold) || GREETINGS.has(fold))) return false;
  if (words.every(isKnown)) return true;
  const unknown = words.filter((word) => !isKnown(word)).length;
  return GREETINGS.has(first.fold) && unknown <= 2 && unknown < words.length;
}

/** What decides how a letter is cut. */
export interface Cutting {
  readonly headingOf?: ((line: string) => Heading<string> | undefined) | undefined;
  /** True if a verb of the game begins at a token. */
  readonly isVerb: (tokens: readonly Token[], at: number) => boolean;
  /** True if the line begins an order: a verb or the noun for one. */
  readonly isHead: (tokens: readonly Token[]) => boolean;
  /** True for the beginning of a name or of a verb that is neither in full. */
  readonly isShort: (fold: string) => boolean;
  /** True for a word that is no name, no verb and no word of any slot. */
  readonly isUnknown: (fold: string) => boolean;
  /** Folds of the words of the names of those who write. */
  readonly writers: ReadonlySet<string>;
}

/** Prepositions and the like as they are cut short. */
const CUT_SHORT = new Set(['n', 'v', 'm', 'f', 'gg', 'ca', 'bzw', 'evtl', 'ggf', 'u', 'd']);

/** True for a full stop behind which the sentence goes on: `Hochl. nach`, `2. Stufe`. */
export function isAbbreviation(
  tokens: readonly Token[],
  at: number,
  { isShort, isUnknown }: Pick<Cutting, 'isShort' | 'isUnknown'>,
  isFirst: boolean,
): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.fold !== '.' || next === undefined) return false;
  const before = tokens[at - 1];
  const isClose = before !== undefined && before.span.end === token.span.start;
  if (isClose && (CUT_SHORT.has(before.fold) || isFirst)) return true;
  if (isClose && isShort(before.fold)) return true;
  if ([',', ';', ':'].includes(next.fold)) return true;
  if (before?.kind !== 'word' || !isUnknown(before.fold)) return false;
  const first = next.text.charAt(0);
  return (
    isClose &&
    next.kind === 'word' &&
    first === first.toLowerCase() &&
    first !== first.toUpperCase()
  );
}

/** True for a dash or a stroke with blanks around it: several of them in a line are a list. */
export function isSpaced(tokens: readonly Token[], at: number, { fold, span }: Token): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if ((fold !== '-' && fold !== '/') || before === undefined) return false;
  return before.span.end < span.start && (next === undefined || next.span.start > span.end);
}

/** Words behind which a verb is still to come. */
const AUXILIARIES = new Set(
  'soll sollen sollten moechte moechten wollen will wuerde wuerden lassen laesst haetten haette moege moegen werden werde koenntest koennten koennen kannst would should shall want wants let'.split(
    ' ',
  ),
);

/** A line that is as long as lines are before they are broken. */
const LONG_LINE = 45;

/** True for a word that begins with a small letter. */
export function startsSmall({ text }: Words): boolean {
  const [first = ''] = text;
  return first !== first.toUpperCase() && first === first.toLowerCase();
}

/** True if a line begins something of its own, whatever stands before it. */
function standsAlone(line: Line, { headingOf }: Cutting): boolean {
  if (line.isBulleted || line.isQuoted || line.text === '' || isLabel(line.text)) return true;
  return headingOf?.(line.text) !== undefined;
}

/** True if a line ends with a word or sign behind which more must come. */
function isOpenEnded(tokens: readonly Token[]): boolean {
  const fold = tokens.at(-1)?.fold ?? '';
  return [',', '->', '.', ':'].includes(fold) || MARKERS.has(fold) || FILLERS.has(fold);
}

/** True if a line goes on in the next one: it is a broken line, no list. */
export function goesOn(
  line: Line,
  tokens: readonly Token[],
  next: Line,
  nextTokens: readonly Token[],
  cutting: Cutting,
): boolean {
  if (standsAlone(next, cutting) || line.text.endsWith('|')) return false;
  const isLong = line.text.length >= LONG_LINE;
  const isNewOrder = cutting.isHead(nextTokens);
  const hasVerb = tokens.some((_, at) => cutting.isVerb(tokens, at)) || cutting.isHead(tokens);
  const isSmall = startsSmall(next);
  const isFillerLast = FILLERS.has(tokens.at(-1)?.fold ?? '');
  if (isNewOrder && hasVerb && !(isOpenEnded(tokens) && !isFillerLast) && !(isSmall && isLong))
    return false;
  if (isOpenEnded(tokens) || isSmall) return true;
  if (!hasVerb && tokens.some(({ fold }) => AUXILIARIES.has(fold))) return true;
  return isLong && !isNewOrder;
}

/** The fewest letters a word may be cut to. */
const SHORTEST = 2;

/** How a letter is cut by a grammar. */
export function cuttingOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { forms, headingOf, writers }: Grammar<Order, Book, Step>,
  nouns: Nouns,
): Cutting {
  const meanings = meaningsOf(forms);
  const names = Object.values(nouns).flatMap((things) => things.flatMap((one) => one.words));
  const known = new Set([...names, ...wordsOf(forms)]);
  const isBegunAt = (tokens: readonly Token[], at: number, isHead: boolean): boolean =>
    (meanings.get(tokens[at]?.fold ?? '') ?? []).some(
      ({ verb, isNoun }) => (isHead || !isNoun) && isVerbAt(tokens, at, verb),
    );
  return {
    headingOf,
    isUnknown: (fold) => !known.has(fold),
    isShort: (fold) =>
      fold.length >= SHORTEST &&
      !known.has(fold) &&
      !FILLERS.has(fold) &&
      [...known].some((word) => word.startsWith(fold)),
    writers: new Set((nouns[writers] ?? []).flatMap(({ words }) => words)),
    isVerb: (tokens, at) => isBegunAt(tokens, at, false),
    isHead: (tokens) => {
      const at = tokens.findIndex(({ kind, fold }) => kind === 'word' && !FILLERS.has(fold));
      return isBegunAt(tokens, at, true);
    },
  };
}
