import type { GrossfeldNo } from './address';
import { DIRECTIONS } from './direction';

/** The six sides of a Großfeld, by the direction in which the neighbour lies (WW-2.1-11). */
export const GROSSFELD_SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type GrossfeldSide = (typeof GROSSFELD_SIDES)[number];

/** Steps of the lattice of Großfelder over each side. */
const STEPS: Readonly<Record<GrossfeldSide, readonly [du: number, dv: number]>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

const OPPOSITE: Readonly<Record<GrossfeldSide, GrossfeldSide>> = {
  N: 'S',
  NE: 'SW',
  SE: 'NW',
  S: 'N',
  SW: 'NE',
  NW: 'SE',
};

/**
 * Neighbours that are not those of the plane: at an edge of an icosahedral world, or of a segment (WW-2.1-03). A
 * seam holds for both of its Großfelder; where two contradict each other, each keeps its own.
 */
export type Seams = Readonly<
  Record<GrossfeldNo, Readonly<Partial<Record<GrossfeldSide, GrossfeldNo>>>>
>;

/** The Großfeld over a side by the seams; undefined where the plane holds. Built once per lattice. */
export type SeamOver = (no: GrossfeldNo, du: number, dv: number) => GrossfeldNo | undefined;

const sideOf = (du: number, dv: number): GrossfeldSide | undefined =>
  GROSSFELD_SIDES.find((side) => STEPS[side][0] === du && STEPS[side][1] === dv);

/** Looks seams up, each from both of its sides. */
export function seamLookup(seams: Seams): SeamOver {
  const both = new Map<string, GrossfeldNo>();
  const entries = (Object.keys(seams) as GrossfeldNo[]).sort().flatMap((no) =>
    GROSSFELD_SIDES.flatMap((side) => {
      const other = seams[no]?.[side];
      return other === undefined ? [] : [{ no, side, other }];
    }),
  );
  for (const { no, side, other } of entries) both.set(`${other} ${OPPOSITE[side]}`, no);
  for (const { no, side, other } of entries) both.set(`${no} ${side}`, other);
  if (both.size === 0) return () => undefined;
  return (no, du, dv) => {
    const side = sideOf(du, dv);
    return side === undefined ? undefined : both.get(`${no} ${side}`);
  };
}

/** Cells reached over the neighbour table from `start`, ring by ring: the ways of a world with seams. */
export function* ringsFrom(
  neighbours: Int32Array,
  start: number,
): Generator<readonly number[], void, undefined> {
  const seen = new Set([start]);
  let ring: readonly number[] = [start];
  while (ring.length > 0) {
    yield ring;
    const next: number[] = [];
    for (const cell of ring) {
      for (const direction of DIRECTIONS) {
        const beyond = neighbours[cell * 6 + direction - 1] ?? -1;
        if (beyond < 0 || seen.has(beyond)) continue;
        seen.add(beyond);
        next.push(beyond);
      }
    }
    ring = next;
  }
}
