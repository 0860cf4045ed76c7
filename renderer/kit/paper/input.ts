import type { Font } from '../cartography';
import type { Fonts } from './fonts';
import type { InputMark } from './page';

/** The face of what stands in a field. */
export const TYPED: Font = { family: 'sans', weight: 400 };

/** From the edge of a field to its text, in millimetres. */
export const INSET = 0.7;

/** From one line to the next, in letter sizes. */
export const LEADING = 1.25;

const MOST_LINES = 500;

const wrapped = (fonts: Fonts, line: string, size: number, room: number): readonly string[] => {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && fonts.widthOf(longer, TYPED, size) > room) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
};

/** The value of a field in the lines it shows; a field of one line shows all in it. */
export function brokenLines(
  fonts: Fonts,
  { value, size, isMultiline, box }: InputMark,
): readonly string[] {
  const lines = value.split(/\r\n?|\n/).slice(0, MOST_LINES);
  if (isMultiline !== true) return [lines.join(' ')];
  return lines.flatMap((line) => wrapped(fonts, line, size, box.width - 2 * INSET));
}

/** Where the first base line of a field lies below its upper edge. */
export function firstBaseLine({ size, isMultiline, box }: InputMark): number {
  return isMultiline === true ? INSET + size : (box.height + 0.66 * size) / 2;
}
