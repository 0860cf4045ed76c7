import { failure, type Result, success } from '../../kernel';
import type { Border, Region, RegionBoard, RegionKey } from './board';
import { refuse, type RegionProblem } from './problem';
import { apart, areNear, type Edge, edgesOf, nearestOn } from './shape';

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The pair of two regions as the board keeps it. */
export function borderOf(a: RegionKey, b: RegionKey): Border {
  return a < b ? [a, b] : [b, a];
}

/** Borders in their order, each once, without loops (OS-1-02). */
export function inOrder(borders: readonly Border[]): readonly Border[] {
  const pairs = new Map(
    borders
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => [borderOf(a, b).join(' '), borderOf(a, b)] as const),
  );
  return [...pairs.values()].sort((x, y) => byName(x[0], y[0]) || byName(x[1], y[1]));
}

/** True if two regions are neighbours (OS-1-01). */
export function areNeighbours({ borders }: RegionBoard, a: RegionKey, b: RegionKey): boolean {
  return borders.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

/** The neighbours of a region in the order of their keys. */
export function neighboursOf({ borders }: RegionBoard, key: RegionKey): readonly RegionKey[] {
  return borders.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : [])).sort(byName);
}

/** Makes two regions neighbours; a region is none of its own (OS-1-02). */
export function withNeighbours(
  board: RegionBoard,
  a: RegionKey,
  b: RegionKey,
): Result<RegionBoard, RegionProblem> {
  if (a === b) return failure(refuse('loop', { region: a }));
  const missing = [a, b].find((key) => !Object.hasOwn(board.regions, key));
  if (missing !== undefined) return failure(refuse('not-there', { region: missing }));
  return success({ ...board, borders: inOrder([...board.borders, borderOf(a, b)]) });
}

/** Two regions that are no neighbours any more. */
export function withoutNeighbours(board: RegionBoard, a: RegionKey, b: RegionKey): RegionBoard {
  const [one, other] = borderOf(a, b);
  return { ...board, borders: board.borders.filter(([x, y]) => x !== one || y !== other) };
}

/** Steps from a region to all that can be reached from it, by key; itself 0 (OS-1-02). */
export function stepsFrom(
  board: RegionBoard,
  from: RegionKey,
): Readonly<Record<RegionKey, number>> {
  if (!Object.hasOwn(board.regions, from)) return {};
  const steps = new Map([[from, 0]]);
  for (const [key, count] of steps) {
    for (const next of neighboursOf(board, key)) {
      if (!steps.has(next)) steps.set(next, count + 1);
    }
  }
  return Object.fromEntries(steps);
}

/** Steps of the shortest way between two regions; undefined = there is no way (OS-1-02). */
export function stepsBetween(
  board: RegionBoard,
  from: RegionKey,
  to: RegionKey,
): number | undefined {
  const steps = stepsFrom(board, from);
  return Object.hasOwn(steps, to) ? steps[to] : undefined;
}

/** Length on which two sides run along each other, no further apart than `reach`. */
const sharedLength = (one: Edge, other: Edge, reach: number): number => {
  const near = [
    ...one.filter((point) => apart(nearestOn(other, point), point) <= reach),
    ...other
      .filter((point) => apart(nearestOn(one, point), point) <= reach)
      .map((point) => nearestOn(one, point)),
  ];
  return Math.max(0, ...near.flatMap((a) => near.map((b) => apart(a, b))));
};

const outlineEdges = ({ outlines }: Pick<Region, 'outlines'>): readonly Edge[] =>
  outlines.flatMap(edgesOf);

/** True if the outlines of two regions run along each other for more than three times `reach`, in units of the plane. */
export function areTouching(
  one: Pick<Region, 'outlines'>,
  other: Pick<Region, 'outlines'>,
  reach: number,
): boolean {
  if (!areNear(one, other, reach)) return false;
  const others = outlineEdges(other);
  const shared = outlineEdges(one).reduce(
    (sum, edge) =>
      sum + others.reduce((most, next) => Math.max(most, sharedLength(edge, next, reach)), 0),
    0,
  );
  return shared > 3 * reach;
}

/** Pairs of regions whose outlines run along each other and that are no neighbours yet. */
export function suggestedBorders(
  board: RegionBoard,
  reach: number,
  of: readonly RegionKey[] = Object.keys(board.regions),
): readonly Border[] {
  const all = Object.values(board.regions);
  const asked = all.filter(({ key }) => of.includes(key));
  const pairs = asked.flatMap((one) =>
    all
      .filter((other) => other.key !== one.key && !areNeighbours(board, one.key, other.key))
      .filter((other) => areTouching(one, other, reach))
      .map((other) => borderOf(one.key, other.key)),
  );
  return inOrder(pairs);
}

/** The board with all touching pairs of these regions as neighbours. */
export function withTouching(
  board: RegionBoard,
  reach: number,
  of?: readonly RegionKey[],
): RegionBoard {
  return {
    ...board,
    borders: inOrder([...board.borders, ...suggestedBorders(board, reach, of)]),
  };
}
