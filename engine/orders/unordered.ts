import { ABLE, ASKED, COMMANDS, DONE, OWN, WILL } from './holding-words';
import { namingsAt, type Nouns } from './nouns';
import type { Outcome, Reading, Unit } from './outcome';
import { type Token, tokenAt } from './tokens';
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

/** True for `we have`, not for `have it built`. */
const isEnglishHave = (own: readonly Token[]): boolean =>
  own.some(({ fold }, at) => fold === 'have' && OWN.has(own[at - 1]?.fold ?? ''));

/** True if a clause tells what is done already: `wir haben ... gebaut`, `... was built`. */
function isDone<Order, Book>(own: readonly Token[], { mood }: Unit<Order, Book>): boolean {
  if ((mood !== 'participle' && mood !== 'perhaps') || hasAny(own, WILL)) return false;
  return hasAny(own, DONE) || isEnglishHave(own);
}

/** True if a clause tells what could be done, and asks nobody to do it: `wir könnten ... bauen`. */
const isAble = (own: readonly Token[]): boolean => hasAny(own, ABLE) && !hasAny(own, ASKED);

/** Where the piece of a clause begins in which its verb stands. */
const pieceOf = (own: readonly Token[], verb: number): number =>
  own.findLastIndex(({ fold }, at) => at < verb && (SOFT.has(fold) || fold === ':')) + 1;

/** Words with which a clause begins that another one governs. */
const GOVERNED = new Set(['dass', 'that', 'um']);

/** True if somebody else than the one who writes is named, of whom the order says nothing. */
function hasOthers<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  { clause: { drafts } }: Outcome<Order>,
): boolean {
  const known = new Set(drafts.flatMap(({ held }) => [...held.values()].map(({ value }) => value)));
  known.add(grammar.writerOf?.(book));
  return tokens.some((_, at) =>
    namingsAt(tokens, at, book.nouns, [grammar.writers], ['full', 'inflected', 'short']).some(
      ({ thing }) => !known.has(thing.key),
    ),
  );
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
  if (isDone(own, unit) || isAble(own)) return true;
  const piece = pieceOf(own, verb);
  const isGoverned =
    unit.mood === 'governed' ||
    ['zu', 'to'].includes(own[verb - 1]?.fold ?? '') ||
    GOVERNED.has(own[piece]?.fold ?? '');
  const isAsked = (token: Token): boolean =>
    token.kind === 'word' &&
    !MARKERS.has(token.fold) &&
    outcome.clause.uses.get(token) === 'asked';
  const leading = own.slice(isGoverned ? 0 : piece, verb);
  const asked = leading.filter(isAsked);
  if (asked.length > 0 && hasOthers(reading, leading.filter(isAsked), outcome)) return true;
  if (!isGoverned) return asked.length > 0 && !hasAny(own.slice(piece), OWN);
  const governing = [...before, ...own.slice(0, verb)];
  if (asked.length === 0 && before.length === 0) return false;
  return !hasAny(governing, COMMANDS) || !hasAny(governing, OWN);
}
