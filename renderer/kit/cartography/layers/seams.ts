import { type Cell, type Direction, DIRECTIONS, type Lattice } from '../../../../engine';
import { CORNER_X, CORNER_Y, cornerAt, next, previous, SIDE_LENGTH, type Spot } from '../geometry';
import type { Font, Mark } from '../marks';
import { stroke, type Trail } from '../path';
import type { Scene } from '../scene';
import { inksOf, type MapStyle } from '../style';

const LETTERS: Font = { family: 'sans', weight: 700 };

/** Letters of the cuts, without those that look like figures. */
const NAMES = 'ABCDEFGHKLM';

/** Every how many fields a mark stands: the letter alone, or with its place along the cut. */
const SPARSE = 16;
const DENSE = 4;

/** Size of the letters, and what is kept free between them and the line: field widths, and at least so many pixels. */
const SIZE = { of: 0.26, min: 9.5 } as const;
const FREE = { of: 0.1, min: 2.2 } as const;

/** Height of a capital letter and greatest width of a letter, in parts of the size. */
const CAPITAL = 0.66;
const WIDE = 0.62;

/** Which way a mark stands from its field, one field width: to the corner where the line of the cut stands out farthest. */
export function markWay(lattice: Lattice, cell: Cell, side: Direction): Spot {
  const corner = lattice.isCut(cell, next(side)) ? side : previous(side);
  return { x: (CORNER_X[corner] ?? 0) / SIDE_LENGTH, y: (CORNER_Y[corner] ?? 0) / SIDE_LENGTH };
}

/**
 * Where the text of a mark has its middle and its lower edge: so far out that it is clear of the line at the smallest scale of
 * the class.
 */
const markSpot = (
  lattice: Lattice,
  { cell, x, y }: Spot & { readonly cell: Cell },
  side: Direction,
  { text, width }: { readonly text: string; readonly width: number },
): Spot => {
  const way = markWay(lattice, cell, side);
  const size = Math.max(SIZE.of, SIZE.min / width);
  const [halfWidth, halfHeight] = [(text.length * WIDE * size) / 2, (CAPITAL * size) / 2];
  const away =
    SIDE_LENGTH +
    Math.max(FREE.of, FREE.min / width) +
    Math.abs(way.x) * halfWidth +
    Math.abs(way.y) * halfHeight;
  return { x: x + way.x * away, y: y + way.y * away + halfHeight };
};

const textAt = ({ width }: MapStyle, no: number, along: number): string | undefined => {
  const name = NAMES[no] ?? '';
  if (width < 7) return undefined;
  if (width < 18) return along % SPARSE === SPARSE / 2 ? name : undefined;
  return along % DENSE === DENSE / 2 ? `${name} ${String(along)}` : undefined;
};

/**
 * The cuts of a net: a strong line, and on both sides the same letters and numbers where it joins. A sheet that does not
 * say where its land lies has no marks.
 */
export function seams(scene: Scene, hasMarks: boolean): readonly Mark[] {
  const { lattice, style } = scene;
  if (lattice.sidesBeyond === undefined) return [];
  const inks = inksOf(style);
  const path: Trail = [];
  const marks: Mark[] = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      if (!lattice.isCut(field.cell, side)) continue;
      const [from, to] = [cornerAt(field, previous(side)), cornerAt(field, side)];
      stroke(path, from.x, from.y, to.x, to.y);
      const seam = hasMarks ? lattice.seamAt(field.cell, side) : undefined;
      const text = seam?.isMarked === true ? textAt(style, seam.no, seam.along) : undefined;
      if (text === undefined) continue;
      marks.push({
        kind: 'text',
        ...markSpot(lattice, field, side, { text, width: style.width }),
        text,
        align: 'center',
        font: LETTERS,
        size: SIZE,
        colour: inks.ink,
        halo: { colour: inks.halo, width: { of: 0, min: 2.4 }, opacity: 0.9 },
      });
    }
  }
  if (path.length === 0) return [];
  return [
    {
      kind: 'line',
      path,
      colour: inks.ink,
      width: { of: 0.07, min: 1.4 },
      opacity: 0.85,
      cap: 'round',
    },
    ...marks,
  ];
}
