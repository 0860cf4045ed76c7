import { isLabel, isProse } from './courtesy';
import type { Cutting } from './cutting';
import { ABLE, DONE, HOLDS, SPEAKERS, WILL } from './holding-words';
import { holdsIn } from './holds';
import { startsSmall, type Token, tokenAt, type Words } from './tokens';
import { ARTICLES, FILLERS, HARD, MARKERS, QUESTIONS, SOFT, words } from './vocabulary';

const BULLET =
  /^\s*(?:[-*•·–]+\s+|\|\s*(?:\d{1,2}\s*\|)?\s*|\d{1,2}\s*\|\s*|\(?\d{1,3}[.):]\s+|(?:[a-z]|[ivx]{1,4})[.)]\s+|o\s+(?=\S)|[-*•·–](?=\p{L}))+/iu;
const QUOTED = /^\s*>/;
const SIGNATURE = /^--\s*$/;

/** A line of a letter without bullet and blanks at its ends. */
export interface Line extends Words {
  /** All of it as it is written. */
  readonly whole: Words;
  readonly isBulleted: boolean;
  /** Number or letter of the item of a list it begins with: `2` of `2)`. */
  readonly mark: string | undefined;
  readonly isQuoted: boolean;
  /** True for the line behind which nothing but a signature stands. */
  readonly isSignature: boolean;
}

/** A number with which a line may begin as an item of a list, or because it was broken before it. */
const NUMBERED = /^\s*\d{1,3}[.)]\s+$/;

/** The head of a table whose first column names units, and the number a row of it begins with. */
const UNIT_COLUMN =
  /^\s*\|?\s*(?:armeen?|heere?|einheit(?:en)?|truppe|army|armies|unit|units)\s*\|/iu;
const ROW_NUMBER = /^\s*\|?\s*\d{1,2}\s*\|\s*$/u;

/** The end of a line that goes on in the next one: a preposition, an article, the letters of a unit. */
const OPEN_END =
  /(?:^|\s)(?:nach|über|via|bis|von|to|from|in|auf|on|und|and|dem|den|der|die|das|the|heer|armee|army|flotte|fleet|feld|field|\p{Lu}{0,2}H)$/u;

/** The lines of a letter with their place, without bullets and surrounding blanks; empty lines are included. */
export function linesOf(text: string): readonly Line[] {
  let [before, isOfUnits] = ['', false];
  return [...text.matchAll(/[^\r\n\u2028\u2029]*(?:\r\n|[\r\n\u2028\u2029]|$)/g)].map((match) => {
    const line = match[0].replace(/[\r\n\u2028\u2029]+$/, '');
    const isQuoted = QUOTED.test(line);
    const mark = isQuoted ? undefined : BULLET.exec(line)?.[0];
    // `anschließend nach` and `21. Dort ...`: the number belongs to the line before it.
    const isBroken = mark !== undefined && NUMBERED.test(mark) && OPEN_END.test(before);
    // `1 | K4 | ...` below `Armee | Feld | ...`: the number names who carries it out.
    isOfUnits = line.trim() !== '' && (isOfUnits || UNIT_COLUMN.test(line));
    const isOfRow = isOfUnits && mark !== undefined && ROW_NUMBER.test(mark);
    const bullet = isBroken || isOfRow ? undefined : mark;
    before = line.trimEnd();
    const from = bullet?.length ?? line.length - line.trimStart().length;
    const words = line.slice(from).trimEnd();
    const start = match.index + from;
    return {
      text: words,
      span: { start, end: start + words.length },
      whole: { text: line, span: { start: match.index, end: match.index + line.length } },
      isBulleted: bullet !== undefined,
      mark: /(?<mark>\d{1,3}|[a-z]|[ivx]{1,4})[.):]\s*$/iu
        .exec(bullet ?? '')
        ?.groups?.['mark']?.toLowerCase(),
      isQuoted,
      isSignature: SIGNATURE.test(line),
    };
  });
}

/** Prepositions and the like as they are cut short. */
const CUT_SHORT = new Set(['n', 'v', 'm', 'f', 'gg', 'ca', 'nr', 'bzw', 'evtl', 'ggf', 'u', 'd']);

/** Most dots of which one counts as the first: a row of more stands for no word. */
const MOST_DOTS = 8;

/** True for a sign that stands for words that are missing: `2 ... nach Seenland`, `? Leute`, `2? Leute`. */
export function isGap(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (first > at - MOST_DOTS && tokens[first]?.fold === '.' && tokens[first - 1]?.fold === '.')
    first -= 1;
  const [before, token, next] = [tokens[first - 1], tokens[first], tokens[first + 1]];
  const after = tokens[at + 1];
  if (token === undefined || after === undefined || after.fold === '?') return false;
  const isApart = before !== undefined && before.span.end < token.span.start;
  if (token.fold === '?') return isApart || before?.kind === 'number' || after.fold === ')';
  return isApart && (token.fold === '…' || (token.fold === '.' && next?.fold === '.'));
}

/** True where a sentence ends whatever letter comes next: `Order V. Dann ...`, `... verteidgen. reiter 201 gehn`. */
function isCertainEnd(tokens: readonly Token[], at: number, cutting: Cutting): boolean {
  const { kind, fold } = tokenAt(tokens, at - 1);
  const isLong = kind === 'word' && cutting.isUnknown(fold) && fold.length > 3;
  const isBeforeSubject = isLong && cutting.startsSubject(tokens.slice(at + 1, at + 3));
  return isBeforeSubject || isLastLetter(tokens, at, cutting);
}

/** True for a full stop behind which the sentence goes on: `Hochl. nach`, `2. Stufe`. */
export function isAbbreviation(
  tokens: readonly Token[],
  at: number,
  cutting: Cutting,
  isFirst: boolean,
): boolean {
  const { isShort, isUnknown } = cutting;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.fold !== '.' || next === undefined || isCertainEnd(tokens, at, cutting)) return false;
  if ([',', ';', ':'].includes(next.fold)) return true;
  const before = tokens[at - 1];
  if (before?.span.end !== token.span.start) return false;
  // `rückt auf M9 vor. Sonst ...`: the particle of a verb ends a sentence, though longer words begin with it.
  const isParticle = PARTICLES.has(before.fold) && !startsSmall(next);
  const isUnknownWord = before.kind === 'word' && isUnknown(before.fold);
  const isLong = isUnknownWord && before.fold.length > 3;
  if (isFirst && (!isLong || isShort(before.fold))) return true;
  if (isCutShort(before, next) || (!isParticle && isShort(before.fold))) return true;
  return isUnknownWord && next.kind === 'word' && startsSmall(next);
}

/** True for words that are cut short before a full stop, and for numbers of which it is a part: `z.B.`, `1.5.3`. */
const isCutShort = ({ kind, text, fold, span }: Token, next: Token): boolean =>
  CUT_SHORT.has(fold) ||
  (kind === 'word' && text.length === 1) ||
  (kind === 'number' && next.span.start === span.end + 1);

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

/** Prepositions that end an order as well, as the particle of its verb: `ich greife Israel an`. */
const PARTICLES = new Set('an auf aus ab bei ein vor zu zurueck weiter los weg fort'.split(' '));

/** A line that is as long as lines are before they are broken. */
const LONG_LINE = 45;

/** True if a line begins something of its own, whatever stands before it. */
function standsAlone(line: Line, { headingOf }: Cutting): boolean {
  if (line.isBulleted || line.isQuoted || line.text === '' || isLabel(line.text)) return true;
  return headingOf?.(line.text) !== undefined;
}

/** True if a line ends with a word or sign behind which more must come. */
function isOpenEnded(tokens: readonly Token[]): boolean {
  const { fold, text } = tokenAt(tokens, tokens.length - 1);
  // `FH 2 bleibt, V`: the letter of an order, and no preposition cut short.
  if (/^\p{Lu}$/u.test(text)) return false;
  return [',', '->', '.', ':'].includes(fold) || MARKERS.has(fold) || FILLERS.has(fold);
}

/** What units are called, before their number. */
const UNIT_NOUN =
  /(?:heere?|armeen?|flotten?|schiffe?|reiter|krieger|truppen?|einheit(?:en)?|army|armies|fleets?|ships?|riders|host)$/;

/** True if a line leads on to who is named in the next one: `101, 102,`, `Heer 101 und`, `..., und die Reiter`. */
function leadsOn(tokens: readonly Token[], isLong: boolean, [next]: readonly Token[]): boolean {
  const last = tokenAt(tokens, tokens.length - 1);
  const { fold, kind, text } = last;
  if (['->', ':'].includes(fold) || SOFT.has(fold) || MARKERS.has(fold)) return true;
  if (ARTICLES.has(fold) && fold !== 'a') return true;
  // `... mit Rückzug` and `FH 2 bleibt`: who is named by more than a number needs no word before it.
  if (next?.kind === 'word' && !UNIT_NOUN.test(fold)) return false;
  return isLong && kind === 'word' && /^\p{Lu}\p{Ll}{2}/u.test(text);
}

/** True for a letter of an order behind which a sentence ends: `Order V. Dann ...`, `60 S. Danach ...`; not `8 P. Wein`. */
function isLastLetter(tokens: readonly Token[], at: number, cutting: Cutting): boolean {
  const [letter, next] = [tokenAt(tokens, at - 1), tokenAt(tokens, at + 1)];
  // `also KA. Die Reiter ...`: neither a letter of an order nor a code of capitals is cut short.
  const isCode = /^\p{Lu}{2,4}$/u.test(letter.text);
  const isLetter = isCode || (/^\p{Lu}$/u.test(letter.text) && !cutting.isUnknown(letter.fold));
  const isApart = next.span.start > tokenAt(tokens, at).span.end && !startsSmall(next);
  if (!isLetter || !isApart || next.kind === 'sign') return false;
  const rest = tokens.slice(at + 1);
  const isBegun = FILLERS.has(next.fold) || MARKERS.has(next.fold);
  return isBegun || cutting.isHead(rest.slice(0, 1)) || cutting.startsSubject(rest);
}

/** True for a number alone, which belongs to the word before it: `... Spionage` and `30000. Straße ...`. */
function isLoneNumber([number, stop]: readonly Token[]): boolean {
  return number?.kind === 'number' && (stop === undefined || HARD.has(stop.fold));
}

/** True if a line is open at its end and no order ends there: it ends with no particle of a verb and no filler. */
function needsMore(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.fold ?? '';
  const isFiller = FILLERS.has(last) && !ARTICLES.has(last);
  return isOpenEnded(tokens) && !PARTICLES.has(last) && !isFiller;
}

/** True if a line holds an order: a verb, the noun for one, or who carries it out at its beginning. */
const isBegun = (tokens: readonly Token[], cutting: Cutting): boolean =>
  tokens.some((_, at) => cutting.isVerb(tokens, at)) ||
  cutting.isHead(tokens) ||
  cutting.startsSubject(tokens);

/** True for a short line with an order before one that says nothing and is no part of it: `good luck all`. */
const endsOrder = (
  isLong: boolean,
  hasVerb: boolean,
  next: readonly Token[],
  cutting: Cutting,
): boolean => !isLong && hasVerb && isProse(next, cutting);

/** The end of a sentence within a line, or at its end. */
const STOP = /[.!?;](?:\s|$)/;

/**
 * How long the longest line of its paragraph is, for each line of one without full stops: a shorter line may have been broken
 * before its end, because its sentence ends there. 0 = its sentences have stops.
 */
export function widthsOf(lines: readonly Line[]): readonly number[] {
  const paragraphs: Line[][] = [[]];
  for (const line of lines) {
    paragraphs.at(-1)?.push(line);
    if (line.text === '') paragraphs.push([]);
  }
  return paragraphs.flatMap((own) => {
    const isStopped = own.some(({ text }) => STOP.test(text));
    const width = own.reduce((most, { whole }) => Math.max(most, whole.text.trimEnd().length), 0);
    return own.map(() => (isStopped ? 0 : width));
  });
}

/** Words with which a line goes on with the one before it, wherever that ends. */
const GOING_ON = words(
  'wenn falls sofern solange sobald bevor bis if unless until aber oder sondern außer but or except',
);

/** True if a line begins something of its own: with no preposition, auxiliary, link, or word that holds an order. */
function beginsAnew(tokens: readonly Token[], cutting: Cutting): boolean {
  const [first, second] = [tokenAt(tokens, 0), tokenAt(tokens, 1)];
  const isLinked = [MARKERS, SOFT, GOING_ON, DONE, ABLE, WILL, QUESTIONS].some((known) =>
    known.has(first.fold),
  );
  // `verschieben wir`: a verb of no order before the one who writes is that of the line before.
  const isForeign = SPEAKERS.has(second.fold) && !cutting.isVerb(tokens, 0);
  // `der Rest kommt morgen` tells of something else.
  const isOfThing =
    ARTICLES.has(first.fold) && !FILLERS.has(second.fold) && !HOLDS.has(second.fold);
  const isHeld = !isOfThing && holdsIn(tokens.slice(0, WORDS_OF_HOLD)).length > 0;
  return first.kind === 'word' && !isLinked && !isForeign && !isHeld;
}

/** Words at the beginning of a line by which it may hold the one before. */
const WORDS_OF_HOLD = 3;

/** True if a line was broken before its end: the first word of the next one has space in it. */
const isBrokenEarly = ({ whole }: Line, { text }: Line, width: number): boolean =>
  whole.text.trimEnd().length + 1 + (/^\S*/.exec(text)?.[0].length ?? 0) <= width;

/** True if a line ends with no word behind which more must come. */
const isClosed = (tokens: readonly Token[]): boolean =>
  !needsMore(tokens) && !MARKERS.has(tokenAt(tokens, tokens.length - 1).fold);

/** A line, the next one, and their tokens. */
interface Pair {
  readonly line: Line & { readonly width: number };
  readonly tokens: readonly Token[];
  readonly next: Line;
  readonly nextTokens: readonly Token[];
}

/** True if a line waits for its verb: `In der Küste sollen drei Stufen`. */
const isWaiting = (tokens: readonly Token[], hasVerb: boolean): boolean =>
  !hasVerb && tokens.some(({ fold }) => AUXILIARIES.has(fold));

/** True if the next line begins with another who carries out orders, or an order, or if the line was broken before its end. */
function isOver(
  { line, tokens, next, nextTokens }: Pair,
  cutting: Cutting,
  hasVerb: boolean,
): boolean {
  const isLong = line.text.length >= LONG_LINE;
  const isOfOther = cutting.startsSubject(nextTokens) && cutting.hasSubject(tokens);
  if (isOfOther && !leadsOn(tokens, isLong, nextTokens)) return true;
  const isBegunNext = cutting.isHead(nextTokens) && hasVerb && !needsMore(tokens);
  if (isBegunNext && !(startsSmall(next) && isLong)) return true;
  const isEarly = isBrokenEarly(line, next, line.width) && beginsAnew(nextTokens, cutting);
  return isEarly && !isWaiting(tokens, hasVerb) && isClosed(tokens);
}

/** True if a line goes on in the next one: it is a broken line, no list. */
export function goesOn(
  line: Line & { readonly width: number },
  tokens: readonly Token[],
  next: Line,
  nextTokens: readonly Token[],
  cutting: Cutting,
): boolean {
  if (standsAlone(next, cutting) || line.text.endsWith('|')) return false;
  const isLong = line.text.length >= LONG_LINE;
  if (isLoneNumber(nextTokens) && cutting.isHead(tokens.slice(-1))) return true;
  if (cutting.isInName([...tokens, ...nextTokens], tokens.length)) return true;
  const hasVerb = isBegun(tokens, cutting);
  if (isOver({ line, tokens, next, nextTokens }, cutting, hasVerb)) return false;
  if (isOpenEnded(tokens)) return true;
  if (startsSmall(next)) return !endsOrder(isLong, hasVerb, nextTokens, cutting);
  return isWaiting(tokens, hasVerb) || (isLong && !cutting.isHead(nextTokens));
}
