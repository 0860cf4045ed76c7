import type { Point } from '../../hex';
import { failure, success } from '../../kernel';
import type { Region, RegionBoard } from './board';
import type { BoardEdit } from './edit';
import { refuse } from './problem';
import {
  apart,
  areSameCorner,
  cornerAt,
  cornersOf,
  edgesOf,
  isInRegion,
  labelPoint,
  nearestOn,
  type Ring,
  ringOf,
} from './shape';
import { outlineProblem } from './validity';

/** Changes every outline of a board; refused where one of those that changed cannot be drawn any more. */
const reshaped = (board: RegionBoard, change: (ring: Ring) => Ring): BoardEdit => {
  const regions = Object.values(board.regions).map((region): readonly [Region, boolean] => {
    const outlines = region.outlines.map(change);
    const isChanged = outlines.some((ring, index) => ring !== region.outlines[index]);
    if (!isChanged) return [region, false];
    const point = isInRegion({ outlines }, region.point) ? region.point : labelPoint({ outlines });
    return [{ ...region, outlines, point }, true];
  });
  for (const [{ key, outlines }, isChanged] of regions) {
    const problem = isChanged ? outlineProblem(outlines) : undefined;
    if (problem !== undefined) return failure(refuse(problem.code, { region: key }));
  }
  return success({
    ...board,
    regions: Object.fromEntries(regions.map(([region]) => [region.key, region])),
  });
};

/** Moves a corner of all outlines that have it, so that borders stay shared. */
export function moveCorner(board: RegionBoard, from: Point, to: Point): BoardEdit {
  return reshaped(board, (ring) => {
    const corners = cornersOf(ring);
    if (!corners.some((corner) => areSameCorner(corner, from))) return ring;
    return ringOf(corners.map((corner) => (areSameCorner(corner, from) ? to : corner)));
  });
}

/** Adds a corner to all sides that run from `a` to `b` or back. */
export function addCorner(
  board: RegionBoard,
  [a, b]: readonly [Point, Point],
  at: Point,
): BoardEdit {
  return reshaped(board, (ring) => {
    const edges = edgesOf(ring);
    const isIt = ([from, to]: readonly [Point, Point]): boolean =>
      (areSameCorner(from, a) && areSameCorner(to, b)) ||
      (areSameCorner(from, b) && areSameCorner(to, a));
    if (!edges.some(isIt)) return ring;
    return ringOf(edges.flatMap((edge) => (isIt(edge) ? [edge[0], at] : [edge[0]])));
  });
}

/** Takes a corner out of all outlines that have it; three must be left. */
export function removeCorner(board: RegionBoard, at: Point): BoardEdit {
  return reshaped(board, (ring) => {
    const corners = cornersOf(ring);
    const others = corners.filter((corner) => !areSameCorner(corner, at));
    return others.length === corners.length ? ring : ringOf(others);
  });
}

/** The corner of a board nearest to a point, no further than `reach` away. */
export function cornerNear(
  { regions }: RegionBoard,
  point: Point,
  reach: number,
): Point | undefined {
  return nearest(Object.values(regions).flatMap(allCorners), point, reach);
}

const allCorners = ({ outlines }: Region): readonly Point[] => outlines.flatMap(cornersOf);

const nearest = (points: readonly Point[], to: Point, reach: number): Point | undefined =>
  points
    .map((point) => ({ point, away: apart(point, to) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away)[0]?.point;

/** The side of a board nearest to a point, and the point of it, no further than `reach` away. */
export function edgeNear(
  { regions }: RegionBoard,
  point: Point,
  reach: number,
): { readonly edge: readonly [Point, Point]; readonly at: Point } | undefined {
  return Object.values(regions)
    .flatMap(({ outlines }) => outlines.flatMap(edgesOf))
    .map((edge) => ({ edge, at: cornerAt(nearestOn(edge, point)) }))
    .filter(({ at }) => apart(at, point) <= reach)
    .sort((a, b) => apart(a.at, point) - apart(b.at, point))[0];
}

const pathLength = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before === undefined ? sum : sum + apart(before, point);
  }, 0);

/**
 * The corners between two corners of one outline, the shorter way along it and without the two; none where no outline
 * has both. So a new region can follow the border of an old one.
 */
export function cornersBetween({ regions }: RegionBoard, from: Point, to: Point): readonly Point[] {
  const ways = Object.values(regions).flatMap(({ outlines }) =>
    outlines.flatMap((ring) => {
      const corners = cornersOf(ring);
      const start = corners.findIndex((corner) => areSameCorner(corner, from));
      const end = corners.findIndex((corner) => areSameCorner(corner, to));
      if (start < 0 || end < 0 || start === end) return [];
      const turned = [...corners.slice(start), ...corners.slice(0, start)];
      const steps = (end - start + corners.length) % corners.length;
      return [turned.slice(0, steps + 1), [...turned.slice(steps), from].reverse()];
    }),
  );
  const shortest = ways.sort((a, b) => pathLength(a) - pathLength(b))[0] ?? [];
  return shortest.slice(1, -1);
}
