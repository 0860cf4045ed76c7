/** The fewest letters of a word of which hard and soft consonants are told apart nowhere: `verteitigt`; not `leider`. */
const LONG = 8;

/** What sounds alike, in the order in which it is replaced: the letters, and the sign of the sound. */
const ALIKE: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/sch/g, '$'],
  [/chs|x|cks/g, 'ks'],
  [/ph|v/g, 'f'],
  [/th|dt/g, 't'],
  [/ck|c(?!h)/g, 'k'],
  [/tz|ts/g, 'z'],
  [/qu/g, 'kw'],
  [/aeu|oi/g, 'eu'],
  [/ai|ay|ey/g, 'ei'],
  [/ie|y/g, 'i'],
  // A silent `h` behind a vowel.
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/([bdfgklmnprtz])\1/g, '$1'],
  // At the end of a syllable soft consonants are hard.
  [/b(?=[tsgzk$]|$)/g, 'p'],
  [/d(?=[sgzk]|$)/g, 't'],
  [/g(?=[tszk]|$)/g, 'k'],
];

/** In a long word also these. */
const ALIKE_WITHIN: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/b/g, 'p'],
  [/d/g, 't'],
  [/g/g, 'k'],
  [/ss/g, 's'],
  [/([kpt])\1/g, '$1'],
];

const spoken = (fold: string, alike: typeof ALIKE): string =>
  alike.reduce((now, [letters, sound]) => now.replace(letters, sound), fold);

/** Sounds of words found before: the words of a game come up in every book of it. */
const known = new Map<string, readonly string[]>();
const MOST_KEPT = 20_000;

/**
 * How a German word sounds, as a name is compared with one that is misspelled by ear: `Nortburk` for `Nordburg`. Of a
 * long word a second sound does not tell hard consonants from soft ones.
 */
export function soundsOf(fold: string): readonly string[] {
  const before = known.get(fold);
  if (before !== undefined) return before;
  const sound = spoken(fold, ALIKE);
  const sounds = fold.length < LONG ? [sound] : [sound, `${spoken(sound, ALIKE_WITHIN)}~`];
  if (known.size >= MOST_KEPT) known.clear();
  known.set(fold, sounds);
  return sounds;
}
