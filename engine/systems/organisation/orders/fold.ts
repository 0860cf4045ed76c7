const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const PLAIN = /^[ -~]*$/;

const foldedLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Text as names are compared: small letters and figures only, `ae` for `ä`, no accents, no blanks. */
export const folded = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase().replace(/[^a-z0-9]/g, '') : foldedLetters(text);

/** The words of a name, each folded. */
export const foldedWords = (name: string): readonly string[] =>
  name.split(/[\s\-–,.()]+/).flatMap((word) => {
    const fold = folded(word);
    return fold === '' ? [] : [fold];
  });

/** Letters to change, add or leave out to make one word of the other. */
export const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: Array.from(b).length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};
