import type { Reading } from './grammar';
import { namingsAt, type Nouns } from './nouns';
import { subjectsIn } from './subjects';
import type { Token } from './tokens';
import { words } from './vocabulary';

/** Words by which somebody does the same as the one named before: `Armee 2 auch`, `so does army 2`. */
export const SAME = words(
  'auch ebenso genauso ebenfalls gleichfalls desgleichen dito ditto likewise too same does do so macht machen tut tun das gleiche dasselbe gilt für the for and und die den der also denselben selben gleichen weg way gehen geht nehmen nimmt ziehen zieht go goes',
);

/** The words of these that are enough to say so. */
export const SAYING_SO = words(
  'auch ebenso genauso ebenfalls gleichfalls desgleichen dito ditto likewise too same so gleiche dasselbe denselben selben gleichen',
);

/** True if some words are one name and nothing else. */
const isName = (tokens: readonly Token[], nouns: Nouns): boolean =>
  namingsAt(tokens, 0, nouns, Object.keys(nouns), ['full', 'inflected', 'short'])[0]?.length ===
  tokens.length;

/**
 * True if a sentence of one who carries out orders says that another one does the same: `101 nach 210/30, Dornach auch`.
 * What is named there is no part of his order.
 */
export function isOfAnother<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  const from = tokens.findLastIndex(({ fold }) => fold === ',');
  const piece = tokens.slice(from + 1).filter(({ kind }) => kind !== 'sign');
  if (from < 0 || !piece.some(({ fold }) => SAYING_SO.has(fold))) return false;
  const others = piece.filter(({ fold }) => !SAME.has(fold));
  const isOther = others.length > 0 && subjectsIn(reading, piece).length === 0;
  return isOther && subjectsIn(reading, tokens).length > 0 && isName(others, reading.book.nouns);
}
