import { ABLE, ASKED, COMMANDS, DONE, OWN, WILL } from './holding-words';
import { namingsAt, type Nouns } from './nouns';
import type { Outcome, Reading, Unit } from './outcome';
import { startsSmall, type Token, tokenAt } from './tokens';
import { MARKERS, REASONS, SOFT } from './vocabulary';

const hasAny = (tokens: readonly Token[], set: ReadonlySet<string>): boolean =>
  tokens.some(({ fold }) => set.has(fold));

/** The words of a clause that give no reason. */
function withoutReasons<Order>(
  own: readonly Token[],
  { clause: { rest, asides } }: Outcome<Order>,
): readonly Token[] {
  const reasons = new Set(
    [...rest, ...asides].filter((words) => REASONS.has(tokenAt(words, 0).fold)).flat(),
  );
  return own.filter((token) => !reasons.has(token));
}

/** Words that order what a participle says: `have it built`. */
const HAVING = new Set(['have', 'get']);

/** True if a clause tells what is done already: `wir haben ... gebaut`, `... was built`. */
function isDone<Order, Book>(own: readonly Token[], { mood }: Unit<Order, Book>): boolean {
  if ((mood !== 'participle' && mood !== 'perhaps') || hasAny(own, WILL)) return false;
  const isCaused = own.some(
    ({ fold }, at) => HAVING.has(fold) && !OWN.has(own[at - 1]?.fold ?? ''),
  );
  return !isCaused && (mood === 'participle' || hasAny(own, DONE));
}

/** True if a clause tells what could be done, and asks nobody to do it: `wir könnten ... bauen`. */
const isAble = (own: readonly Token[]): boolean => hasAny(own, ABLE) && !hasAny(own, ASKED);

/** Words behind which a verb with a capital is a noun: `das Bauen der ... war teuer`. */
const BEFORE_NOUNS = new Set(['das', 'dem', 'des', 'beim', 'vom', 'fuers', 'am', 'im', 'ins']);

/** True if the verb is named, not used. */
function isNamed(own: readonly Token[], verb: number): boolean {
  const { text } = tokenAt(own, verb);
  const isCapital = !startsSmall(tokenAt(own, verb)) && text !== text.toUpperCase();
  const isLabel = own[verb + 1]?.fold === ':';
  return isCapital && !isLabel && BEFORE_NOUNS.has(own[verb - 1]?.fold ?? '');
}

/** Where the piece of a clause begins in which its verb stands. */
const pieceOf = (own: readonly Token[], verb: number): number =>
  own.findLastIndex(({ fold }, at) => at < verb && (SOFT.has(fold) || fold === ':')) + 1;

/** Words with which a clause begins that another one governs. */
const GOVERNED = new Set(['dass', 'that']);

/** Keys of those who are named by some words, and of whom the order says nothing. */
function namedIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  { clause: { drafts } }: Outcome<Order>,
): readonly string[] {
  const known = new Set(drafts.flatMap(({ held }) => [...held.values()].map(({ value }) => value)));
  const fits = ['full', 'inflected', 'short'] as const;
  return tokens
    .flatMap((_, at) => namingsAt(tokens, at, book.nouns, [grammar.writers], fits))
    .flatMap(({ thing: { key } }) => (known.has(key) ? [] : [key]));
}

/**
 * True if a clause has the verb of an order and does not order it: it tells what is done or what could be done, what
 * somebody else does, or what nobody can tell whether it is wanted (`wir träumen davon, ... zu bauen`).
 */
export function isUnordered<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  unit: Unit<Order, Book>,
  outcome: Outcome<Order>,
  before: readonly Token[],
): boolean {
  const own = withoutReasons(unit.tokens, outcome);
  const verb = own.findIndex((token) => unit.verb.includes(token));
  if (verb < 0) return false;
  const piece = pieceOf(own, verb);
  if (isDone(own, unit) || isAble(own.slice(piece)) || isNamed(own, verb)) return true;
  const isGoverned =
    unit.mood === 'governed' ||
    ['zu', 'to'].includes((own[verb - 1] ?? before.at(-1))?.fold ?? '') ||
    GOVERNED.has(own[piece]?.fold ?? '');
  const isAsked = (token: Token): boolean =>
    token.kind === 'word' &&
    !MARKERS.has(token.fold) &&
    outcome.clause.uses.get(token) === 'asked';
  const isLabelled = tokenAt(own, piece - 1).fold === ':';
  const asked = own.slice(isGoverned ? 0 : piece, verb).filter(isAsked);
  const writer = reading.grammar.writerOf?.(reading.book);
  const named = namedIn(reading, isLabelled ? own.slice(0, verb).filter(isAsked) : asked, outcome);
  if (named.some((key) => key !== writer)) return true;
  const isOwn = (words: readonly Token[]): boolean => named.length > 0 || hasAny(words, OWN);
  if (!isGoverned) return asked.length > 0 && !isOwn(own.slice(piece));
  const governing = [...before, ...own.slice(0, verb)];
  const isAlone = asked.length === 0 && before.length === 0;
  const opening = own[piece]?.fold ?? '';
  if (isAlone && opening !== 'um' && !GOVERNED.has(opening)) return false;
  return !hasAny(governing, COMMANDS) || !isOwn(governing);
}
