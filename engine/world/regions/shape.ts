import type { Point } from '../../hex';
import type { Region, RegionBoard, RegionKey } from './board';
import {
  apart,
  cornerAt,
  cornersOf,
  edgesOf,
  isInRing,
  nearestOn,
  type Ring,
  signedArea,
} from './ring';

/** A box of the plane of a board. */
export interface RegionBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Outlined = Pick<Region, 'outlines'>;

/** True if a point lies in a region: within an odd number of its outlines, so that an outline in another is a hole. */
export const isInRegion = ({ outlines }: Outlined, point: Point): boolean =>
  outlines.filter((ring) => isInRing(ring, point)).length % 2 === 1;

/** The region at a point of the plane; where regions overlap, the smallest one. */
export const regionAt = ({ regions }: RegionBoard, point: Point): RegionKey | undefined =>
  Object.values(regions)
    .filter((region) => isInRegion(region, point))
    .sort((a, b) => regionArea(a) - regionArea(b))[0]?.key;

const isHole = (outlines: readonly Ring[], index: number): boolean => {
  const first = cornersOf(outlines[index] ?? [])[0];
  if (first === undefined) return false;
  return (
    outlines.filter((ring, other) => other !== index && isInRing(ring, first)).length % 2 === 1
  );
};

const reversed = (ring: Ring): Ring => [...cornersOf(ring)].reverse().flatMap(({ x, y }) => [x, y]);

/** The outlines of a region with islands running clockwise on the screen and holes the other way round. */
export const orientedOutlines = ({ outlines }: Outlined): readonly Ring[] =>
  outlines.map((ring, index) =>
    signedArea(ring) > 0 === isHole(outlines, index) ? reversed(ring) : ring,
  );

/** Area of a region in square units of the plane, holes taken off. */
export const regionArea = (region: Outlined): number =>
  orientedOutlines(region).reduce((sum, ring) => sum + signedArea(ring), 0);

/** The box around some outlines; undefined where there are none. */
export const outlinesBox = (outlines: readonly Ring[]): RegionBox | undefined => {
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
};

/** The box around all regions; undefined while there is none. */
export const boardBox = ({
  regions,
}: {
  readonly regions: Readonly<Record<RegionKey, Outlined>>;
}): RegionBox | undefined =>
  outlinesBox(Object.values(regions).flatMap(({ outlines }) => outlines));

/** True if the boxes around two regions come as near to each other as `reach`: what is further apart need not be looked at. */
export const areNear = (one: Outlined, other: Outlined, reach: number): boolean => {
  const [a, b] = [outlinesBox(one.outlines), outlinesBox(other.outlines)];
  if (a === undefined || b === undefined) return false;
  const isBeside = a.left > b.right + reach || b.left > a.right + reach;
  return !isBeside && a.top <= b.bottom + reach && b.top <= a.bottom + reach;
};

/** Distance of a point to the nearest side of a region, in units of the plane; below nothing outside of it. */
export const depthIn = (region: Outlined, point: Point): number => {
  const near = Math.min(
    ...region.outlines.flatMap(edgesOf).map((edge) => apart(nearestOn(edge, point), point)),
  );
  return isInRegion(region, point) ? near : -near;
};

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
export const labelPoint = (region: Outlined): Point => {
  let box = outlinesBox(region.outlines);
  if (box === undefined) return { x: 0, y: 0 };
  for (let round = 0; round < ROUNDS; round += 1) box = around(deepestIn(region, box), box);
  return cornerAt(middleOf(box));
};
