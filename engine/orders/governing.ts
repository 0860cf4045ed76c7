import { DETERMINERS } from './holding-words';
import type { Unit } from './outcome';
import { startsSmall, type Token, tokenAt } from './tokens';
import { GENITIVE, MARKERS, SOFT } from './vocabulary';

/** The word at a place as it is compared. */
export function foldAt(tokens: readonly Token[], at: number): string {
  return tokenAt(tokens, at).fold;
}

/** True for a word with a capital that is not written in capitals. */
export function isCapital(token: Token): boolean {
  return !startsSmall(token) && token.text !== token.text.toUpperCase();
}

/** True if the order is a noun, which another verb may govern: `den Ausbau`, `Ausbau von ...`. */
export function isNominal<Order, Book>(
  { tokens, verb }: Unit<Order, Book>,
  before: Token | undefined,
): boolean {
  const [first] = verb;
  if (first === undefined || !isCapital(first)) return false;
  if (!verb.every((token) => isCapital(token) || MARKERS.has(token.fold))) return false;
  const behind = foldAt(tokens, tokens.indexOf(first) + 1);
  return (
    DETERMINERS.has(before?.fold ?? '') || GENITIVE.has(behind) || ['der', 'des'].includes(behind)
  );
}

/** True if no comma is between two clauses and the verb of one governs the noun for the order of the other. */
export function isGoverning<Order, Book>(
  one: Unit<Order, Book> | undefined,
  next: Unit<Order, Book> | undefined,
): boolean {
  if (one === undefined || next === undefined || isApart(next.tokens)) return false;
  return isNominal(next, one.tokens.at(-1)) || isNominal(one, wordBefore(one));
}

/** True if a clause begins with a word or a sign that sets it off from the one before it. */
export function isApart([first]: readonly Token[]): boolean {
  return first === undefined || first.startsLine === true || SOFT.has(first.fold);
}

/** The word before the verb of a clause. */
export function wordBefore<Order, Book>({ tokens, verb }: Unit<Order, Book>): Token | undefined {
  return tokens[tokens.findIndex((token) => token === verb[0]) - 1];
}

/** True if a word that nobody knows stands as the verb of the one who writes: `wir prüfen`, `verschieben wir`. */
export function isForeignVerb(tokens: readonly Token[], at: number): boolean {
  const { fold } = tokenAt(tokens, at);
  const beside = [foldAt(tokens, at - 1), foldAt(tokens, at + 1)];
  if (beside[0] === 'we' || beside[0] === 'i') return !fold.endsWith('ly');
  return (
    (beside.includes('wir') && /(?:en|ern|eln)$/.test(fold)) ||
    (beside.includes('ich') && fold.endsWith('e'))
  );
}
