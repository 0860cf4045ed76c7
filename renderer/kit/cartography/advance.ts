import type { Font } from './marks';

/**
 * Widths of the letters of Alegreya 500 in hundredths of the font size, as the font file has them: names are
 * placed without a canvas at hand, in print as on the screen.
 */
const ADVANCES: Readonly<Record<number, string>> = {
  18: "'",
  19: ' ',
  25: 'l',
  26: 'j',
  29: 'i.',
  33: 'ftJ',
  36: 'I',
  37: '-',
  40: 'rs',
  43: 'c',
  45: 'evy0123456789',
  47: 'aäxz',
  50: 'göok',
  53: 'dbhpqSF',
  54: 'nuüL',
  56: 'PTYZ',
  60: 'AÄBEßX',
  63: 'CRVK',
  67: 'GOÖQUÜ',
  71: 'DNw',
  75: 'H',
  84: 'mM',
  95: 'W',
};

const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(ADVANCES).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width) / 100] as const),
  ),
);

/** A letter that is not in the table. */
const USUAL = 0.52;
const ITALIC = 0.93;
const BOLD = 1.02;

/** Width of a letter in the serif face, in parts of the font size; within a few hundredths of the font's own. */
export function letterWidth(letter: string, { weight, italic = false }: Font): number {
  return (WIDTHS.get(letter) ?? USUAL) * (italic ? ITALIC : 1) * (weight > 600 ? BOLD : 1);
}

/** Width of a word in the serif face, in parts of the font size. */
export function wordWidth(text: string, font: Font): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter, font), 0);
}
