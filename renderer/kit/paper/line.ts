import type { Font } from '../cartography';
import type { Fonts, Figures, ShapedWord } from './fonts';
import { printable } from './fonts/printable';
import type { TextMark } from './page';

/** Words of a line as they are set, and how long the line is without extra space. */
export interface SetLine {
  readonly words: readonly ShapedWord[];
  /** In thousandths of the letter size. */
  readonly width: number;
  /** Count of the letters, of which a ligature is one. */
  readonly letters: number;
}

/** Sets words on one line. Two spaces in a row stay two spaces. */
export function setLine(
  fonts: Fonts,
  text: string,
  font: Font,
  figures: Figures | undefined,
  isApart: boolean,
): SetLine {
  const words = printable(text)
    .split(' ')
    .map((word) => fonts.shapeOf(word, font, figures, isApart));
  const gaps = words.length - 1;
  return {
    words,
    width: words.reduce((sum, { width }) => sum + width, gaps * fonts.spaceOf(font)),
    letters: words.reduce(
      (sum, { runs }) => runs.reduce((count, { glyphs }) => count + glyphs.length, sum),
      gaps,
    ),
  };
}

/** How a line is set, without where. */
export type LineStyle = Pick<
  TextMark,
  'text' | 'font' | 'size' | 'spacing' | 'wordSpacing' | 'figures'
>;

/** Length of the base line of a mark in millimetres, with all extra space between letters and words. */
export function lineWidth(
  fonts: Fonts,
  { text, font, size, spacing = 0, wordSpacing = 0, figures }: LineStyle,
): number {
  const { words, width, letters } = setLine(fonts, text, font, figures, spacing !== 0);
  return (
    (width * size) / 1000 +
    Math.max(0, letters - 1) * spacing * size +
    (words.length - 1) * wordSpacing
  );
}

const SHARES = { left: 0, center: 0.5, right: 1 } as const;

/** So much of a line lies before the point it is set at. */
export function shareBefore(align: TextMark['align'] = 'left'): number {
  return SHARES[align];
}
