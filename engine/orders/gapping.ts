import { type Target, targetsOf } from './draft';
import type { Reading } from './grammar';
import { namingsAt, type Nouns } from './nouns';
import { type Token, tokenAt } from './tokens';
import { unitsOf } from './units';
import { ARTICLES, SOFT } from './vocabulary';

const FITS = ['full', 'inflected'] as const;

/** How many tokens take another party and the thing it does something with, without a verb: `Blau: Irak`; 0 = none. */
function gappedLength<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): number {
  const skipped = (at: number): number => (ARTICLES.has(tokenAt(tokens, at).fold) ? at + 1 : at);
  const partyAt = (at: number) => namingsAt(tokens, at, book.nouns, [grammar.writers], FITS)[0];
  // `the Circle` is a name with its article.
  const from = partyAt(0) === undefined ? skipped(0) : 0;
  const party = partyAt(from);
  if (party === undefined || party.thing.key === grammar.writerOf?.(book)) return 0;
  const behind = from + party.length;
  const at = skipped(tokenAt(tokens, behind).fold === ':' ? behind + 1 : behind);
  const types = Object.keys(book.nouns).filter((type) => type !== grammar.writers);
  const [thing] = namingsAt(tokens, at, book.nouns, types, FITS);
  return thing === undefined ? 0 : at + thing.length;
}

/** True for an order that names a party without a preposition: `Sabotiere den Zirkel, den Waldbund`. */
const namesParty = ({ slot }: Target, writers: string): boolean =>
  slot.is === 'noun' && slot.types.includes(writers) && slot.at.includes('bare');

/**
 * A sentence without its last piece, which says of another party what the verb before says of the writer: `Wir bauen
 * Salzhandel aus, der Zirkel Hafenohren`. The piece is asked about. Undefined = there is none.
 */
export function withoutGapped<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): { readonly tokens: readonly Token[]; readonly piece: readonly Token[] } | undefined {
  const { grammar } = reading;
  if (tokens.at(-1)?.fold === '?') return undefined;
  const link = tokens.findLastIndex(({ fold }) => SOFT.has(fold));
  const behind = tokens.slice(link + 1);
  const end = behind.findIndex(({ kind, fold }) => kind === 'sign' && fold !== ':');
  const own = behind.slice(0, end < 0 ? behind.length : end);
  if (link < 1 || own.length === 0 || gappedLength(reading, own) !== own.length) return undefined;
  const before = tokens.slice(0, link);
  const last = unitsOf(reading, before).at(-1);
  const isListed = last?.forms.some(({ slots }) =>
    targetsOf(slots).some((target) => namesParty(target, grammar.writers)),
  );
  // `Kauf Iran, Blau: Irak`: behind a colon it is no party of the list.
  const isLabelled = own.some(({ fold }) => fold === ':');
  if (last === undefined || (isListed === true && !isLabelled)) return undefined;
  const piece = tokenAt(tokens, link).kind === 'word' ? [tokenAt(tokens, link), ...own] : own;
  return { tokens: before, piece };
}
