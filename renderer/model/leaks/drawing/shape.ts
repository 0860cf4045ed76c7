/** x, y, x, y ... in millimetres from the upper left corner of the page; closed without saying so. */
export type Ring = readonly number[];

/** What limits a drawing. */
export interface Region {
  readonly rings: readonly Ring[];
  readonly isEvenOdd: boolean;
}

/** Something painted on a page, as its file says it. */
export interface PaintedShape extends Region {
  /** Counts from 0. */
  readonly page: number;
  /** Width of the pen in millimetres; null = an area. */
  readonly pen: number | null;
  /** `#rrggbb`; anything else is a pattern or a picture. */
  readonly colour: string;
  readonly clips: readonly Region[];
}

/** An affine map of the plane: a b c d e f as in SVG and PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function composed(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** How much lengths grow. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** A path under construction: straight lines only, curves are cut into some. */
export interface Tracer {
  readonly rings: number[][];
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  close(): void;
}

const CUTS = 6;

/** Traces a path through a matrix. */
export function tracer([a, b, c, d, e, f]: Matrix): Tracer {
  const rings: number[][] = [];
  const at = { x: 0, y: 0, startX: 0, startY: 0 };
  const put = (x: number, y: number): void => {
    const ring = rings.at(-1) ?? [];
    if (rings.length === 0) rings.push(ring);
    ring.push(a * x + c * y + e, b * x + d * y + f);
    [at.x, at.y] = [x, y];
  };
  return {
    rings,
    move: (x, y) => {
      rings.push([]);
      [at.startX, at.startY] = [x, y];
      put(x, y);
    },
    line: put,
    curve: (x1, y1, x2, y2, x, y) => {
      const [x0, y0] = [at.x, at.y];
      for (let cut = 1; cut <= CUTS; cut += 1) {
        const t = cut / CUTS;
        const u = 1 - t;
        const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        put(k0 * x0 + k1 * x1 + k2 * x2 + k3 * x, k0 * y0 + k1 * y1 + k2 * y2 + k3 * y);
      }
    },
    close: () => {
      put(at.startX, at.startY);
      rings.push([]);
      put(at.startX, at.startY);
    },
  };
}

/** Rings that enclose something or at least lead somewhere. */
export function realRings(rings: readonly Ring[]): readonly Ring[] {
  return rings.filter((ring) => ring.length >= 4);
}

/** Least and greatest coordinates: left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number];

export function boundsOf(ring: Ring): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index + 1 < ring.length; index += 2) {
    const [x = 0, y = 0] = [ring[index], ring[index + 1]];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return [left, top, right, bottom];
}

export function boundsOfAll(rings: readonly Ring[]): Bounds {
  return rings
    .map(boundsOf)
    .reduce<Bounds>(
      (all, one) => [
        Math.min(all[0], one[0]),
        Math.min(all[1], one[1]),
        Math.max(all[2], one[2]),
        Math.max(all[3], one[3]),
      ],
      [Infinity, Infinity, -Infinity, -Infinity],
    );
}

const turnsAround = (ring: Ring, x: number, y: number): number => {
  let turns = 0;
  const count = ring.length;
  for (let index = 0; index + 1 < count; index += 2) {
    const next = index + 2 < count ? index + 2 : 0;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [
      ring[index],
      ring[index + 1],
      ring[next],
      ring[next + 1],
    ];
    if (y0 <= y === y1 <= y) continue;
    const cross = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
    if (cross > x) turns += y1 > y0 ? 1 : -1;
  }
  return turns;
};

/** A region ready to be asked about many points. */
export type Inside = (x: number, y: number) => boolean;

export function insideOf({ rings, isEvenOdd }: Region): Inside {
  const boxes = rings.map(boundsOf);
  return (x, y) => {
    let turns = 0;
    rings.forEach((ring, index) => {
      const [left, top, right, bottom] = boxes[index] ?? [0, 0, 0, 0];
      if (x >= left && x <= right && y >= top && y <= bottom) turns += turnsAround(ring, x, y);
    });
    return isEvenOdd ? turns % 2 !== 0 : turns !== 0;
  };
}
