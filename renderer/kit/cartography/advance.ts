import { ADVANCES } from './data/advances';
import type { Font } from './marks';

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
export const letterWidth = (letter: string, { weight, italic = false }: Font): number =>
  (WIDTHS.get(letter) ?? USUAL) * (italic ? ITALIC : 1) * (weight > 600 ? BOLD : 1);

/** Width of a word in the serif face, in parts of the font size. */
export const wordWidth = (text: string, font: Font): number =>
  Array.from(text).reduce((sum, letter) => sum + letterWidth(letter, font), 0);
