import type { Picture, PageMark, TextMark } from '../page';
import type { Fonts, Figures } from '../fonts';
import type { FlowDocument } from '../block';
import type { Line } from './lines';
import type { Lettering, Style } from './style';

/** A piece of a column that is never cut; all lengths in millimetres. */
export interface Slab {
  readonly height: number;
  /** Space above it, which is left out at the top of a column. */
  readonly before: number;
  /** Stands in the same column as the next one where that can be. */
  readonly isKept: boolean;
  /** Its marks with the upper left corner at (x, y); `above` is the space that was left above it. */
  readonly paint: (x: number, y: number, above: number) => readonly PageMark[];
  /** What is said again above it at the top of a column, such as the head of a table. */
  readonly head?: Slab;
}

/** In which surroundings blocks are set. */
export interface Setting {
  readonly fonts: Fonts;
  readonly style: Style;
  readonly language: FlowDocument['language'];
  readonly pictures: Readonly<Record<string, Picture>>;
  /** Width of the column. */
  readonly width: number;
  /** Height of an empty column; nothing uncut is higher. */
  readonly tallest: number;
  /** In a box headings stand in the middle. */
  readonly isBoxed?: boolean;
}

/** Parts of the letter size above and below the base line of an unleaded line. */
const ASCENT = { serif: 1.016, sans: 1.024 } as const;
const DESCENT = { serif: 0.345, sans: 0.4 } as const;

/** From the top of a line to its base line. */
export function baseLine({ font: { family }, size, leading }: Lettering): number {
  return (leading - size * (ASCENT[family] + DESCENT[family])) / 2 + size * ASCENT[family];
}

/** The letters of a line as marks, the top of the line at `y`. */
export function lineMarks(
  line: Line,
  lettering: Lettering,
  x: number,
  y: number,
  figures?: Figures,
): readonly TextMark[] {
  return line.segments.map((segment) => ({
    kind: 'text',
    x: x + segment.x,
    y: y + baseLine(lettering),
    text: segment.text,
    font: segment.font,
    size: lettering.size,
    colour: lettering.colour,
    ...(figures === undefined ? {} : { figures }),
  }));
}

const STARTS = { left: 0, center: 0.5, right: 1 } as const;

/**
 * Lines as slabs. The first two and the last two of a paragraph stay together, so that no line stands alone at the
 * foot or the top of a column.
 */
export function lineSlabs(
  lines: readonly Line[],
  lettering: Lettering,
  {
    width,
    before,
    align = 'left',
    shift = () => 0,
  }: {
    readonly width: number;
    readonly before: number;
    readonly align?: keyof typeof STARTS;
    /** How far a line is moved in, by its number. */
    readonly shift?: (line: number) => number;
  },
): readonly Slab[] {
  return lines.map((line, index) => ({
    height: lettering.leading,
    before: index === 0 ? before : 0,
    isKept: lines.length > 1 && (index === 0 || index === lines.length - 2),
    paint: (x, y) =>
      lineMarks(line, lettering, x + shift(index) + (width - line.width) * STARTS[align], y),
  }));
}

/** Height of slabs one above the other, the first at the top. */
export function heightOf(slabs: readonly Slab[]): number {
  return slabs.reduce(
    (sum, { height, before }, index) => sum + height + (index === 0 ? 0 : before),
    0,
  );
}

/** The marks of slabs one above the other. */
export function stacked(slabs: readonly Slab[], x: number, top: number): readonly PageMark[] {
  const marks: PageMark[] = [];
  let y = top;
  slabs.forEach((slab, index) => {
    const above = index === 0 ? 0 : slab.before;
    for (const mark of slab.paint(x, y + above, above)) marks.push(mark);
    y += above + slab.height;
  });
  return marks;
}

/** Slabs that go with what follows them. */
export function kept(slabs: readonly Slab[]): readonly Slab[] {
  return slabs.map((slab) => ({ ...slab, isKept: true }));
}
