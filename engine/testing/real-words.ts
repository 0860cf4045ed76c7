import { fingerprintOfText } from '../kernel';
import { firstWordsOf, wordsOf } from '../orders/meanings';
import { isSlipOfWord } from '../orders/order-slips';
import { soundsOf } from '../orders/sounds';
import { GRAMMAR as eroberung } from '../systems/eroberung/orders/grammar';
import { GRAMMAR as moerderspiel } from '../systems/moerderspiel/orders/grammar';
import { GRAMMAR as organisation } from '../systems/organisation/orders/grammar';
import { GRAMMAR as pygma } from '../systems/pygma/orders/grammar';
import { SENTENCES as waben } from '../systems/waben/orders/sentences/grammar';

export { folded } from '../orders';

/** Every word of the orders of all games, sorted. */
export function orderWords(): readonly string[] {
  const all = [eroberung, moerderspiel, organisation, pygma, waben].flatMap(({ forms }) => [
    ...firstWordsOf(forms),
    ...wordsOf(forms).words,
  ]);
  return [...new Set(all)].filter((word) => /^\p{L}{5,}$/u.test(word)).sort();
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

/** Words of a dictionary, folded, that could be taken for a slip of the pen in another word: by their letters or their sound. */
export function realWordsAmong(
  dictionary: Iterable<string>,
  words: readonly string[],
): readonly string[] {
  const shortened = wordsBy(words, withoutOneLetter);
  const sounding = wordsBy(words, soundsOf);
  const isNear = (word: string): boolean =>
    soundsOf(word).some((sound) => sounding.get(sound)?.some((other) => other !== word)) ||
    withoutOneLetter(word).some((key) =>
      shortened.get(key)?.some((other) => isSlipOfWord(word, other)),
    );
  const found = new Set<string>();
  for (const word of [...dictionary, ...words])
    if (/^[a-z]{5,}$/u.test(word) && isNear(word)) found.add(word);
  return [...found].sort();
}
