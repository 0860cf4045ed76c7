import { fingerprintOfText } from '../kernel';
import { firstWordsOf, wordsOf } from '../orders/meanings';
import { isSlipOfWord } from '../orders/slips';
import { soundsOf } from '../orders/sounds';
import { GRAMMAR as eroberung } from '../systems/eroberung/orders/grammar';
import { GRAMMAR as moerderspiel } from '../systems/moerderspiel/orders/grammar';
import { GRAMMAR as organisation } from '../systems/organisation/orders/grammar';
import { GRAMMAR as pygma } from '../systems/pygma/orders/grammar';
import { SENTENCES as waben } from '../systems/waben/orders/sentences/grammar';

export { folded } from '../orders';

/** Every word of the orders of each game, sorted. */
export function orderWords(): Readonly<Record<string, readonly string[]>> {
  const grammars = { eroberung, moerderspiel, organisation, pygma, waben };
  return Object.fromEntries(
    Object.entries(grammars).map(([game, { forms }]) => {
      const all = new Set([...firstWordsOf(forms), ...wordsOf(forms).words]);
      return [game, [...all].filter((word) => /^\p{L}{5,}$/u.test(word)).sort()];
    }),
  );
}

/** Tells whether the real words beside them were found for these words of orders. */
export function fingerprintOfWords(words: readonly string[]): string {
  return fingerprintOfText(words.join(' '));
}

/** A word, and what is left of it without each of its letters. */
const withoutOneLetter = (word: string): readonly string[] => [
  word,
  ...word.split('').map((_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Words by keys of theirs. */
function wordsBy(
  words: readonly string[],
  keysOf: (word: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words)
    for (const key of keysOf(word)) found.set(key, [...(found.get(key) ?? []), word]);
  return found;
}

/** Words of a dictionary, folded, that could be taken for a slip of the pen in one of some words: by letters or by sound. */
export function realWordsAmong(
  dictionary: Iterable<string>,
  words: readonly string[],
): readonly string[] {
  const shortened = wordsBy(words, withoutOneLetter);
  const sounding = wordsBy(words, soundsOf);
  const isNear = (word: string): boolean =>
    soundsOf(word).some((sound) => sounding.has(sound)) ||
    withoutOneLetter(word).some((key) =>
      shortened.get(key)?.some((other) => isSlipOfWord(word, other)),
    );
  const own = new Set(words);
  const found = new Set<string>();
  for (const word of dictionary)
    if (/^[a-z]{5,}$/u.test(word) && !own.has(word) && isNear(word)) found.add(word);
  return [...found].sort();
}
