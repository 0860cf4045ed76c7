import { type Filling, note } from './filling';
import { mannerLength } from './in-passing';
import { startsSmall, type Token, tokenAt } from './tokens';
import { FILLERS, ORDINALS } from './vocabulary';

/** Words behind which numbers hold for each of several orders. */
const EACH = new Set(['je', 'jeweils', 'each']);

/** Endings of a number that names something: `die 103er`, `der 2te`. */
const NUMBER_ENDINGS = new Set(['er', 'ern', 'ers', 'te', 'ten', 'ter', 'th', 'st', 'nd', 'rd']);

const isNumberEnding = (before: Token, { fold, span }: Token): boolean =>
  before.kind === 'number' && before.span.end === span.start && NUMBER_ENDINGS.has(fold);

/** The fewest letters of a small word that a longer one can be made of. */
const SHORTEST_HEAD = 5;

/**
 * True for a noun made of another word and one that says nothing beside the order: `Flussflotte`, `Axtkrieger`. Where
 * something new is named it may be its name: `Burgstadt`.
 */
function isCompound({ fillers, slots }: Filling, token: Token): boolean {
  if (token.kind !== 'word' || startsSmall(token)) return false;
  if (Object.values(slots).some(({ is }) => is === 'fresh')) return false;
  for (let from = 3; from <= token.fold.length - SHORTEST_HEAD; from += 1)
    if (fillers.has(token.fold.slice(from))) return true;
  return false;
}

/** Reads a word without meaning for the order: the place behind it, null if it is none. */
export function smallWord(my: Filling, at: number): number | null {
  const token = tokenAt(my.tokens, at);
  const manner = mannerLength(my.tokens, at);
  if (manner > 0) {
    note(my, my.tokens.slice(at, at + manner), 'courtesy');
    return at + manner;
  }
  const isOwn = my.fillers.has(token.fold) || isCompound(my, token);
  if (isNumberEnding(tokenAt(my.tokens, at - 1), token)) {
    note(my, [token], 'courtesy');
    return at + 1;
  }
  if (!FILLERS.has(token.fold) && !ORDINALS.has(token.fold) && !isOwn) return null;
  if (isOwn && my.waiting?.marker !== 'bracket') my.waiting = null;
  if (EACH.has(token.fold)) my.isEach = true;
  note(my, [token], 'courtesy');
  return at + 1;
}
