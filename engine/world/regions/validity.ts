import type { Region, RegionBoard, RegionKey } from './board';
import { neighboursOf, stepsFrom } from './neighbours';
import { refuse, type RegionProblem } from './problem';
import { areCrossing, areNear, depthIn, edgesOf, isInRegion, type Ring, signedArea } from './shape';

/** Less than this is no area, in square units of the plane. */
const LEAST_AREA = 1e-4;

const crossesItself = (rings: readonly Ring[]): boolean => {
  const edges = rings.flatMap(edgesOf);
  return edges.some((one, index) =>
    edges.slice(index + 1).some((other) => areCrossing(one, other)),
  );
};

/** What is wrong with the outlines of a region; undefined if they can be drawn. */
export function outlineProblem(rings: readonly Ring[]): RegionProblem | undefined {
  const isSmall = rings.some((ring) => ring.length < 6 || Math.abs(signedArea(ring)) < LEAST_AREA);
  if (rings.length === 0 || isSmall) return refuse('too-small', {});
  return crossesItself(rings) ? refuse('crossing', {}) : undefined;
}

/** Something about a board that is allowed and seldom meant, or an outline that cannot be. */
export interface BoardRemark {
  readonly code: RegionProblem['code'] | 'overlap' | 'label-outside' | 'alone' | 'cut-off';
  readonly region: RegionKey;
  /** The other region it is about. */
  readonly other?: RegionKey;
}

/** Depth from which on one region lies over another, in units of the plane. */
const OVER = 0.02;

const liesIn = (one: Region, other: Region): boolean =>
  isInRegion(other, one.point) && isInRegion(one, one.point);

const areOverlapping = (one: Region, other: Region): boolean => {
  if (!areNear(one, other, 0)) return false;
  if (liesIn(one, other) || liesIn(other, one)) return true;
  const others = other.outlines.flatMap(edgesOf);
  const crossed = one.outlines
    .flatMap(edgesOf)
    .some((edge) => others.some((next) => areCrossing(edge, next)));
  if (!crossed) return false;
  const corners = one.outlines.flatMap(edgesOf).map(([from]) => from);
  return corners.some((corner) => depthIn(other, corner) > OVER);
};

const remarksOn = (region: Region, board: RegionBoard): readonly BoardRemark[] => {
  const wrong = outlineProblem(region.outlines);
  const { key } = region;
  const count = Object.keys(board.regions).length;
  return [
    ...(wrong === undefined ? [] : [{ code: wrong.code, region: key }]),
    ...(isInRegion(region, region.point) ? [] : [{ code: 'label-outside' as const, region: key }]),
    ...(count > 1 && neighboursOf(board, key).length === 0
      ? [{ code: 'alone' as const, region: key }]
      : []),
  ];
};

/** Regions with neighbours that no way leads to from the first one. */
const cutOff = (board: RegionBoard): readonly BoardRemark[] => {
  const [first, ...others] = Object.keys(board.regions).filter(
    (key) => neighboursOf(board, key).length > 0,
  );
  if (first === undefined) return [];
  const reached = stepsFrom(board, first);
  return others
    .filter((key) => reached[key] === undefined)
    .map((region) => ({ code: 'cut-off', region, other: first }));
};

/** Everything the GM should know about how a board is drawn: regions in their order, then pairs. */
export function boardRemarks(board: RegionBoard): readonly BoardRemark[] {
  const regions = Object.values(board.regions);
  const overlaps = regions.flatMap((one, index) =>
    regions
      .slice(index + 1)
      .filter((other) => areOverlapping(one, other) || areOverlapping(other, one))
      .map(({ key }) => ({ code: 'overlap' as const, region: one.key, other: key })),
  );
  return [...regions.flatMap((region) => remarksOn(region, board)), ...overlaps, ...cutOff(board)];
}
