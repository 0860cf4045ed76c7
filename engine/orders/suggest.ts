import { keptFor } from '../kernel';
import type { Grammar } from './grammar';
import { firstWordsOf } from './meanings';
import { named, nearest, type Nouns } from './nouns';

/** Verbs of one word as things that can be named. */
const verbsOf = keptFor((forms: Parameters<typeof firstWordsOf>[0]) =>
  firstWordsOf(forms).map((verb) => named(verb, verb)),
);

/**
 * Words obviously meant in the place of some that were not understood: the only name of the type that was expected, or
 * the only word of an order, that is a slip of the pen away. Undefined where nothing is obvious.
 *
 * @param expected Type of noun that was expected; absent = the beginning of an order.
 */
export function suggestedFor<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  words: string,
  expected: string | undefined,
  { forms }: Grammar<Order, Book, Step>,
  { nouns }: Book,
): string | undefined {
  if (expected !== undefined) return nearest(words, nouns[expected] ?? [])?.name;
  const [first = ''] = /^\S+/.exec(words) ?? [];
  const plain = first.replace(/[:.,]$/, '');
  const meant = nearest(plain, verbsOf(forms))?.name;
  if (meant === undefined || words.includes('\n')) return undefined;
  const isLoud = plain === plain.toUpperCase();
  return (isLoud ? meant.toUpperCase() : meant) + words.slice(plain.length);
}
