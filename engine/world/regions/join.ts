import type { Point } from '../../hex';
import { cornerAt, type Edge, edgesOf, type Ring, ringOf, signedArea } from './ring';

const nameOf = ({ x, y }: Point): string => {
  const fine = cornerAt({ x, y });
  return `${String(fine.x)} ${String(fine.y)}`;
};

/** The sides that belong to one outline only, by the corner at which they begin. */
const looseEnds = (edges: readonly Edge[]): Map<string, Edge[]> => {
  const taken = new Set(edges.map(([from, to]) => `${nameOf(from)}>${nameOf(to)}`));
  const loose = new Map<string, Edge[]>();
  for (const edge of edges) {
    const [from, to] = edge;
    if (taken.has(`${nameOf(to)}>${nameOf(from)}`)) continue;
    const name = nameOf(from);
    loose.set(name, [...(loose.get(name) ?? []), edge]);
  }
  return loose;
};

/** Takes one side that begins at a corner. */
const takeFrom = (loose: Map<string, Edge[]>, name: string): Edge | undefined => {
  const [first, ...rest] = loose.get(name) ?? [];
  if (rest.length === 0) loose.delete(name);
  else loose.set(name, rest);
  return first;
};

const follow = (loose: Map<string, Edge[]>, start: string): readonly Point[] => {
  const corners: Point[] = [];
  let edge = takeFrom(loose, start);
  while (edge !== undefined) {
    corners.push(edge[0]);
    const next = nameOf(edge[1]);
    edge = next === start ? undefined : takeFrom(loose, next);
  }
  return corners;
};

/**
 * The outlines around areas that share sides corner by corner: what two of them share falls away. Outlines of holes
 * run the other way round. The areas run clockwise, whatever their outlines did.
 */
export const joinedOutlines = (rings: readonly Ring[]): readonly Ring[] => {
  const clockwise = rings.map((ring) =>
    signedArea(ring) < 0 ? edgesOf(ring).map(([a, b]): Edge => [b, a]) : edgesOf(ring),
  );
  const loose = looseEnds(clockwise.flat());
  const outlines: Ring[] = [];
  for (const start of [...loose.keys()]) {
    while (loose.has(start)) {
      const ring = ringOf(follow(loose, start));
      if (ring.length >= 6) outlines.push(ring);
    }
  }
  return outlines;
};
