import type { Point } from '../../hex';

/** An outline: two numbers per corner, not closed. */
export type Ring = readonly number[];

/** A side of an outline, from corner to corner. */
export type Edge = readonly [Point, Point];

/** Corners lie on a fine grid of thousandths, so that those of neighbours are the same numbers. */
const FINE = 1000;

const onGrid = (value: number): number => {
  const rounded = Math.round(value * FINE) / FINE;
  return rounded === 0 ? 0 : rounded;
};

/** The place of the fine grid nearest to a point. */
export const cornerAt = ({ x, y }: Point): Point => ({ x: onGrid(x), y: onGrid(y) });

/** True if both are the same corner. */
export const areSameCorner = (a: Point, b: Point): boolean =>
  onGrid(a.x) === onGrid(b.x) && onGrid(a.y) === onGrid(b.y);

/** The corners of an outline. */
export const cornersOf = (ring: Ring): readonly Point[] =>
  Array.from({ length: Math.floor(ring.length / 2) }, (_, index) => ({
    x: ring[2 * index] ?? 0,
    y: ring[2 * index + 1] ?? 0,
  }));

/** The outline through corners, on the fine grid; corners that fall together count once. */
export const ringOf = (corners: readonly Point[]): Ring => {
  const fine = corners.map(cornerAt);
  return fine
    .filter((corner, index) => {
      const before = fine.at(index - 1);
      return fine.length === 1 || before === undefined || !areSameCorner(before, corner);
    })
    .flatMap(({ x, y }) => [x, y]);
};

/** The sides of an outline, the last one back to the first corner. */
export const edgesOf = (ring: Ring): readonly Edge[] => {
  const corners = cornersOf(ring);
  return corners.flatMap((from, index): Edge[] => {
    const to = corners[(index + 1) % corners.length];
    return to === undefined ? [] : [[from, to]];
  });
};

/** Area within an outline in square units of the plane: positive if it runs clockwise on the screen. */
export const signedArea = (ring: Ring): number =>
  edgesOf(ring).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;

/** True if a point lies within an outline. */
export const isInRing = (ring: Ring, { x, y }: Point): boolean => {
  let isIn = false;
  const last = ring.length - (ring.length % 2) - 2;
  for (let from = 0; from <= last; from += 2) {
    const to = from === last ? 0 : from + 2;
    const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[from], ring[from + 1], ring[to], ring[to + 1]];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
  }
  return isIn;
};

/** The point of a side that is nearest to a point. */
export const nearestOn = ([a, b]: Edge, { x, y }: Point): Point => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const part = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return { x: a.x + part * dx, y: a.y + part * dy };
};

/** Distance of two points in units of the plane. */
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const side = ([a, b]: Edge, { x, y }: Point): number =>
  Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

/** True if two sides cross each other between their ends; sides that only touch do not. */
export const areCrossing = (one: Edge, other: Edge): boolean =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;
