import type { Point } from '../../../../engine';
import { close, curveTo, lineTo, moveTo, type Path, type Trail } from '../../../kit/cartography';

/** A closed line of corners, as x and y in turn; land lies on its right, lakes and holes run the other way round. */
export interface Ring {
  readonly corners: readonly Point[];
  /** True for a corner where more than two areas meet: it stays sharp, so that all of them meet in it. */
  readonly isMeeting: readonly boolean[];
}

/** An area of the drawn world: all cells of one sign. */
export interface Shape {
  readonly sign: string;
  readonly rings: readonly Ring[];
}

/** What is beyond the text, and what is not land. */
export const SEA = ' ';

/** Right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** A whole-number direction of STEPS. */
type Heading = 0 | 1 | 2 | 3;

const turned = (heading: Heading, by: number): Heading =>
  ((((heading + by) % 4) + 4) % 4) as Heading;

/** The sign of a cell. */
export function signAt(rows: readonly string[], x: number, y: number): string {
  return rows[y]?.[x] ?? SEA;
}

/** The cells at a lattice corner: upper left, upper right, lower right, lower left. */
const around = (rows: readonly string[], x: number, y: number): readonly string[] => [
  signAt(rows, x - 1, y - 1),
  signAt(rows, x, y - 1),
  signAt(rows, x, y),
  signAt(rows, x - 1, y),
];

/** True where more than two lines of a border meet. */
const isMeetingAt = (rows: readonly string[], x: number, y: number): boolean => {
  const cells = around(rows, x, y);
  return cells.filter((cell, index) => cell !== cells[(index + 1) % 4]).length > 2;
};

/** True if a border of the sign runs from a corner in a direction with the sign on its right. */
const hasSide = (
  rows: readonly string[],
  sign: string,
  x: number,
  y: number,
  heading: Heading,
): boolean => {
  const cells = around(rows, x, y);
  const right = [2, 3, 0, 1][heading];
  const left = [1, 2, 3, 0][heading];
  return cells[right ?? 0] === sign && cells[left ?? 0] !== sign;
};

const isStraight = (a: Point, b: Point, c: Point): boolean =>
  Math.abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) < 1e-9;

/** The border that begins at a corner; visits each of its sides. */
function ringFrom(
  rows: readonly string[],
  sign: string,
  start: { readonly x: number; readonly y: number; readonly heading: Heading },
  visit: (x: number, y: number, heading: Heading) => void,
): Ring {
  const corners: Point[] = [];
  const isMeeting: boolean[] = [];
  let { x, y, heading } = start;
  do {
    visit(x, y, heading);
    if (isMeetingAt(rows, x, y)) {
      corners.push({ x, y });
      isMeeting.push(true);
    }
    const [dx, dy] = STEPS[heading];
    corners.push({ x: x + dx / 2, y: y + dy / 2 });
    isMeeting.push(false);
    x += dx;
    y += dy;
    heading =
      ([1, 0, -1] as const)
        .map((by) => turned(heading, by))
        .find((next) => hasSide(rows, sign, x, y, next)) ?? heading;
  } while (x !== start.x || y !== start.y || heading !== start.heading);
  const isKept = corners.map((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return isMeeting[index] === true || !isStraight(before, corner, after);
  });
  return {
    corners: corners.filter((_, index) => isKept[index]),
    isMeeting: isMeeting.filter((_, index) => isKept[index]),
  };
}

/**
 * The areas of a world written as text, in the order of reading. A border goes through the middles of the cells' sides,
 * so that steps become slopes, and through the corners where more than two areas meet; areas that touch share it.
 */
export function shapesOf(rows: readonly string[]): readonly Shape[] {
  const rings = new Map<string, Ring[]>();
  const seen = new Set<string>();
  rows.forEach((row, y) => {
    Array.from(row).forEach((sign, x) => {
      if (sign === SEA) return;
      const known = rings.get(sign) ?? [];
      rings.set(sign, known);
      for (const [cx, cy, heading] of [
        [x, y, 0],
        [x + 1, y, 1],
        [x + 1, y + 1, 2],
        [x, y + 1, 3],
      ] as const) {
        if (!hasSide(rows, sign, cx, cy, heading)) continue;
        if (seen.has([cx, cy, heading].join(' '))) continue;
        known.push(
          ringFrom(rows, sign, { x: cx, y: cy, heading }, (...side) => seen.add(side.join(' '))),
        );
      }
    });
  });
  return [...rings].map(([sign, found]) => ({ sign, rings: found }));
}

/** How far before a corner its curve begins, in cells. */
const ROUND = 0.42;

const between = (a: Point, b: Point): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const part = Math.min(0.5, ROUND / Math.max(1e-9, length));
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
};

/** Rings as a path with rounded corners; it is the same seen from either side of a border. */
export function pathOfRings(rings: readonly Ring[]): Path {
  const trail: Trail = [];
  for (const { corners, isMeeting } of rings) {
    corners.forEach((corner, index) => {
      const before = corners.at(index - 1) ?? corner;
      const after = corners[(index + 1) % corners.length] ?? corner;
      const draw = index === 0 ? moveTo : lineTo;
      if (isMeeting[index] === true) {
        draw(trail, corner.x, corner.y);
        return;
      }
      const from = between(corner, before);
      const to = between(corner, after);
      draw(trail, from.x, from.y);
      curveTo(trail, corner.x, corner.y, to.x, to.y);
    });
    close(trail);
  }
  return trail;
}

/** True if a point lies in rings: inside an odd number of them. */
export function isInside(rings: readonly Ring[], { x, y }: Point): boolean {
  let isIn = false;
  for (const { corners } of rings)
    corners.forEach((a, index) => {
      const b = corners[(index + 1) % corners.length] ?? a;
      const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
      if (crosses) isIn = !isIn;
    });
  return isIn;
}
