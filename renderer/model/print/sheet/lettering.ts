import type { Font } from '../../../kit/cartography';
import type { Fonts } from '../../../kit/paper/fonts';
import type { TextMark } from '../../../kit/paper/page';

export const INK = '#1B1916';
export const QUIET = '#4A443B';

/** A font in a size (millimetres) and a colour. */
export interface Type {
  readonly font: Font;
  readonly size: number;
  readonly colour: string;
  readonly figures?: 'lining' | 'tabular';
}

const sans = (size: number, weight: Font['weight'], colour: string, italic = false): Type => ({
  font: { family: 'sans', weight, italic },
  size,
  colour,
});

/** The type of a sheet by its role. */
export const TYPES = {
  title: { font: { family: 'serif', weight: 600 }, size: 7.06, colour: INK, figures: 'lining' },
  subtitle: { font: { family: 'serif', weight: 400, italic: true }, size: 3.88, colour: QUIET },
  heading: sans(3, 600, QUIET),
  entry: sans(3, 400, INK),
  frame: sans(2.9, 600, INK),
  beyond: sans(2.4, 400, QUIET, true),
  small: sans(2.3, 400, QUIET),
  foot: sans(2.65, 400, QUIET),
  footTitle: { font: { family: 'serif', weight: 600 }, size: 3.35, colour: INK },
  scale: sans(2.9, 400, INK),
  sheetNumber: { font: { family: 'serif', weight: 600 }, size: 6, colour: INK, figures: 'lining' },
} as const satisfies Readonly<Record<string, Type>>;

/** The same letters in another size. */
export function sized(type: Type, size: number): Type {
  return { ...type, size };
}

/** Width of text in millimetres. */
export function widthIn(fonts: Fonts, type: Type, text: string): number {
  return fonts.widthOf(text, type.font, type.size, type.figures);
}

/** One line of text on the base line y. */
export function line(
  text: string,
  x: number,
  y: number,
  { font, size, colour, figures }: Type,
  align: NonNullable<TextMark['align']> = 'left',
): TextMark {
  return {
    kind: 'text',
    x,
    y,
    text,
    font,
    size,
    colour,
    align,
    ...(figures === undefined ? {} : { figures }),
  };
}

const ELLIPSIS = '…';

/** As many letters of a text as fit, with an ellipsis if some are left out. */
export function clipped(fonts: Fonts, type: Type, text: string, width: number): string {
  if (widthIn(fonts, type, text) <= width) return text;
  const letters = Array.from(text.slice(0, 400));
  let [fits, tooMany] = [0, letters.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const part = letters.slice(0, middle).join('').trimEnd() + ELLIPSIS;
    if (widthIn(fonts, type, part) <= width) fits = middle;
    else tooMany = middle;
  }
  return letters.slice(0, fits).join('').trimEnd() + ELLIPSIS;
}

/** Longest text that is broken into lines; what is longer is cut with an ellipsis anyway. */
const LONGEST = 1000;

/** Words into which a text may be broken, each with the spaces before it; also after a hyphen, not at a non-breaking space. */
const pieces = (text: string): readonly string[] =>
  text
    .slice(0, LONGEST)
    .match(/ *[^ -]*-?/g)
    ?.filter((piece) => piece !== '') ?? [];

/** A text in lines of a width; what is beyond the last line is cut with an ellipsis. */
export function wrapped(
  fonts: Fonts,
  type: Type,
  text: string,
  width: number,
  mostLines: number,
): readonly string[] {
  const lines: string[] = [];
  let open = '';
  for (const piece of pieces(text)) {
    const longer = open === '' ? piece.trimStart() : open + piece;
    if (open !== '' && widthIn(fonts, type, longer) > width) {
      lines.push(open);
      open = piece.trimStart();
    } else open = longer;
  }
  if (open !== '') lines.push(open);
  const kept = lines.slice(0, mostLines);
  const rest =
    lines.length > mostLines ? `${kept.at(-1) ?? ''} ${lines[mostLines] ?? ''}` : kept.at(-1);
  return [...kept.slice(0, -1), ...(rest === undefined ? [] : [rest])].map((each) =>
    clipped(fonts, type, each, width),
  );
}
