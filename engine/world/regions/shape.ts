import type { Point } from '../../hex';
import type { Region, RegionBoard, RegionKey } from './board';

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
export function cornerAt({ x, y }: Point): Point {
  return { x: onGrid(x), y: onGrid(y) };
}

/** True if both are the same corner. */
export function areSameCorner(a: Point, b: Point): boolean {
  return onGrid(a.x) === onGrid(b.x) && onGrid(a.y) === onGrid(b.y);
}

/** The corners of an outline. */
export function cornersOf(ring: Ring): readonly Point[] {
  return Array.from({ length: Math.floor(ring.length / 2) }, (_, index) => ({
    x: ring[2 * index] ?? 0,
    y: ring[2 * index + 1] ?? 0,
  }));
}

/** The outline through corners, on the fine grid; corners that fall together count once. */
export function ringOf(corners: readonly Point[]): Ring {
  const fine = corners.map(cornerAt);
  return fine
    .filter((corner, index) => {
      const before = fine.at(index - 1);
      return fine.length === 1 || before === undefined || !areSameCorner(before, corner);
    })
    .flatMap(({ x, y }) => [x, y]);
}

/** The sides of an outline, the last one back to the first corner. */
export function edgesOf(ring: Ring): readonly Edge[] {
  const corners = cornersOf(ring);
  return corners.flatMap((from, index): Edge[] => {
    const to = corners[(index + 1) % corners.length];
    return to === undefined ? [] : [[from, to]];
  });
}

/** Area within an outline in square units of the plane: positive if it runs clockwise on the screen. */
export function signedArea(ring: Ring): number {
  return edgesOf(ring).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;
}

/** True if a point lies within an outline. */
const isInRing = (ring: Ring, { x, y }: Point): boolean => {
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
export function nearestOn([a, b]: Edge, { x, y }: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const part = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return { x: a.x + part * dx, y: a.y + part * dy };
}

/** Distance of two points in units of the plane. */
export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const side = ([a, b]: Edge, { x, y }: Point): number =>
  Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

/** True if two sides cross each other between their ends; sides that only touch do not. */
export function areCrossing(one: Edge, other: Edge): boolean {
  return (
    side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0
  );
}

/** A box of the plane of a board. */
export interface RegionBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Outlined = Pick<Region, 'outlines'>;

/** True if a point lies in a region: within an odd number of its outlines, so that an outline in another is a hole. */
export function isInRegion({ outlines }: Outlined, point: Point): boolean {
  return outlines.filter((ring) => isInRing(ring, point)).length % 2 === 1;
}

/** The region at a point of the plane; where regions overlap, the smallest one. */
export function regionAt({ regions }: RegionBoard, point: Point): RegionKey | undefined {
  return Object.values(regions)
    .filter((region) => isInRegion(region, point))
    .sort((a, b) => regionArea(a) - regionArea(b))[0]?.key;
}

const isHole = (outlines: readonly Ring[], index: number): boolean => {
  const first = cornersOf(outlines[index] ?? [])[0];
  if (first === undefined) return false;
  return (
    outlines.filter((ring, other) => other !== index && isInRing(ring, first)).length % 2 === 1
  );
};

const reversed = (ring: Ring): Ring => [...cornersOf(ring)].reverse().flatMap(({ x, y }) => [x, y]);

/** The outlines of a region with islands running clockwise on the screen and holes the other way round. */
export function orientedOutlines({ outlines }: Outlined): readonly Ring[] {
  return outlines.map((ring, index) =>
    signedArea(ring) > 0 === isHole(outlines, index) ? reversed(ring) : ring,
  );
}

/** Area of a region in square units of the plane, holes taken off. */
export function regionArea(region: Outlined): number {
  return orientedOutlines(region).reduce((sum, ring) => sum + signedArea(ring), 0);
}

/** The box around some outlines; undefined where there are none. */
export function outlinesBox(outlines: readonly Ring[]): RegionBox | undefined {
  const corners = outlines.flatMap(cornersOf);
  if (corners.length === 0) return undefined;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** The box around all regions; undefined while there is none. */
export function boardBox({
  regions,
}: {
  readonly regions: Readonly<Record<RegionKey, Outlined>>;
}): RegionBox | undefined {
  return outlinesBox(Object.values(regions).flatMap(({ outlines }) => outlines));
}

/** True if the boxes around two regions come as near to each other as `reach`: what is further apart need not be looked at. */
export function areNear(one: Outlined, other: Outlined, reach: number): boolean {
  const [a, b] = [outlinesBox(one.outlines), outlinesBox(other.outlines)];
  if (a === undefined || b === undefined) return false;
  const isBeside = a.left > b.right + reach || b.left > a.right + reach;
  return !isBeside && a.top <= b.bottom + reach && b.top <= a.bottom + reach;
}

/** Distance of a point to the nearest side of a region, in units of the plane; below nothing outside of it. */
export function depthIn(region: Outlined, point: Point): number {
  const near = Math.min(
    ...region.outlines.flatMap(edgesOf).map((edge) => apart(nearestOn(edge, point), point)),
  );
  return isInRegion(region, point) ? near : -near;
}

/** Columns of the net in which the deepest point is looked for, and how often it is made finer. */
const COLUMNS = 12;
const ROUNDS = 4;

const deepestIn = (region: Outlined, { left, top, right, bottom }: RegionBox): Point => {
  const steps = Array.from({ length: COLUMNS + 1 }, (_, index) => index / COLUMNS);
  return steps
    .flatMap((v) =>
      steps.map((u) => ({ x: left + u * (right - left), y: top + v * (bottom - top) })),
    )
    .map((point) => ({ point, depth: depthIn(region, point) }))
    .reduce((best, next) => (next.depth > best.depth + 1e-9 ? next : best)).point;
};

const middleOf = ({ left, top, right, bottom }: RegionBox): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** A net of one mesh of the last one around a point, so that the next round looks closer. */
const around = ({ x, y }: Point, { left, top, right, bottom }: RegionBox): RegionBox => {
  const [dx, dy] = [(right - left) / COLUMNS, (bottom - top) / COLUMNS];
  return { left: x - dx, top: y - dy, right: x + dx, bottom: y + dy };
};

/** Where the name of a region stands best: the point that lies deepest in it. */
export function labelPoint(region: Outlined): Point {
  let box = outlinesBox(region.outlines);
  if (box === undefined) return { x: 0, y: 0 };
  for (let round = 0; round < ROUNDS; round += 1) box = around(deepestIn(region, box), box);
  return cornerAt(middleOf(box));
}
