import { folded, undigraphed } from '../state/palette';

const plain = (text: string): string => undigraphed(folded(text));

/** The words of a query as they are looked for: small letters, umlauts also as digraphs. */
export function queryWords(query: string): readonly string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** True if all words stand in a text, in any order, as parts of words too. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const all = plain(text);
  return words.every((word) => all.includes(word));
}

/** True if one of the words stands in a text. */
export function hasOne(text: string, words: readonly string[]): boolean {
  const all = plain(text);
  return words.some((word) => all.includes(word));
}
