import { folded, undigraphed } from '../state/palette';

const plain = (text: string): string => undigraphed(folded(text));

/** The words of a query in normal form: lower case, umlauts also as digraphs. */
export function queryWords(query: string): readonly string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** True if a text contains all words, in any order, as parts of words too. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const all = plain(text);
  return words.every((word) => all.includes(word));
}

/** True if a text contains one of the words. */
export function hasOne(text: string, words: readonly string[]): boolean {
  const all = plain(text);
  return words.some((word) => all.includes(word));
}
