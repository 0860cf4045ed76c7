import type { Font } from '../../../kit/cartography';
import { OP } from '../../../kit/cartography';
import type { Box, PageMark, TextMark } from '../../../kit/paper';

/** Colours and widths of forms on paper, the same as those of letters. */
export const INK = '#1B1916';
export const QUIET = '#4A443B';
export const HAIR = '#B9AC94';

/** Letters of one kind; sizes in millimetres. */
interface Lettering {
  readonly font: Font;
  readonly size: number;
  readonly colour: string;
}

const serif = (size: number): Lettering => ({
  font: { family: 'serif', weight: 600 },
  size,
  colour: INK,
});

const sans = (size: number, colour: string, weight: Font['weight'] = 400): Lettering => ({
  font: { family: 'sans', weight },
  size,
  colour,
});

export const TYPES = {
  title: serif(6.9),
  part: serif(4.2),
  aside: sans(3, QUIET),
  note: sans(2.7, QUIET),
  label: sans(2.6, QUIET),
  column: sans(2.6, INK, 500),
  row: sans(2.9, INK),
  foot: sans(2.5, QUIET),
} as const;

/** Letter size of what is typed, in fields and in tables. */
export const TYPED = { field: 3.4, cell: 3.1, code: 2.5 } as const;

/** Heights in millimetres. */
export const HEIGHT = {
  /** A field of one line, a row of a table, each further line. */
  field: 6.4,
  row: 6.2,
  line: 4.3,
  label: 3.6,
  head: 5,
  group: 4.4,
  part: 5.8,
  note: 4,
} as const;

/** Space between fields, rows of fields, parts, and halves of a sheet. */
export const GAP = { field: 2.5, row: 1.8, part: 4.6, half: 5 } as const;

export const MARGIN = { top: 13, side: 15, bottom: 14 } as const;

/** Text on one line. */
export function words(
  text: string,
  x: number,
  y: number,
  type: Lettering,
  align: TextMark['align'] = 'left',
): TextMark {
  return { kind: 'text', x, y, text, ...type, align };
}

/** A straight hairline. */
export function hairline(x0: number, y0: number, x1: number, y1: number): PageMark {
  return {
    kind: 'shape',
    path: [OP.move, x0, y0, OP.line, x1, y1],
    stroke: HAIR,
    width: 0.2,
  };
}

/** A firm line, below heads. */
export function firmLine(x0: number, y: number, x1: number): PageMark {
  return {
    kind: 'shape',
    path: [OP.move, x0, y, OP.line, x1, y],
    stroke: INK,
    width: 0.3,
  };
}

/** A box of hairlines. */
export function frame({ x, y, width, height }: Box): PageMark {
  return {
    kind: 'shape',
    path: [
      OP.move,
      x,
      y,
      OP.line,
      x + width,
      y,
      OP.line,
      x + width,
      y + height,
      OP.line,
      x,
      y + height,
      OP.close,
    ],
    stroke: HAIR,
    width: 0.2,
  };
}
