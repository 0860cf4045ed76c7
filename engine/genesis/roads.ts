import { type Cell, type Direction, opposite, pathsIn } from '../hex';
import { sideId, type SideId } from './corners';
import type { Nature } from './climate';
import type { Plane } from './plane';
import type { Relief } from './relief';
import type { Rivers } from './rivers';
import { hasRiver, type Place } from './settle';
import type { Work } from './work';

/** The roads of a world and the bridges by which they cross rivers. */
export interface Roads {
  readonly roads: Uint8Array;
  readonly bridges: Uint8Array;
}

const HARD: ReadonlySet<string> = new Set(['swamp', 'desert', 'jungle', 'ice']);

const sideOf = (plane: Plane, cell: Cell, direction: Direction): SideId =>
  direction >= 2 && direction <= 4
    ? sideId(cell, direction as 2 | 3 | 4)
    : sideId(plane.lattice.neighbour(cell, direction), opposite(direction) as 2 | 3 | 4);

/** Cost of an easy step, and of one along an old road: whole numbers, as the search likes them. */
const STEP = 5;
const TRODDEN = 2;

/** A road longer than so many times the straight way is not built. */
const DETOUR = 2.5;

/**
 * Roads from every place to the one it was settled from: over land, one height level at a time, across rivers
 * only on level ground, where a bridge can stand (WW-4.3-07, WW-4.3-08, WW-4.3-10). Old roads are used again.
 */
export function* buildRoads(
  plane: Plane,
  { level }: Relief,
  nature: Nature,
  rivers: Rivers,
  places: readonly Place[],
): Work<Roads> {
  const { lattice } = plane;
  const find = pathsIn(lattice);
  const roads = new Uint8Array(3 * plane.size);
  const bridges = new Uint8Array(3 * plane.size);
  const stepCost = (from: Cell, to: Cell, direction: Direction): number => {
    const rise = Math.abs((level[from] ?? 0) - (level[to] ?? 0));
    if (level[from] === 0 || level[to] === 0 || rise > 1 || nature[to] === 'volcano')
      return Infinity;
    if (roads[sideOf(plane, from, direction)] === 1) return TRODDEN;
    const isWet = hasRiver(plane, rivers, from, direction);
    if (isWet && rise > 0) return Infinity;
    return STEP * (1 + rise + (isWet ? 2 : 0) + (HARD.has(nature[to] ?? '') ? 1 : 0));
  };
  for (const [index, { cell, from }] of places.entries()) {
    yield index / places.length;
    if (from < 0) continue;
    const far = DETOUR * lattice.distance(cell, from);
    const path = find(cell, from, (a, b, direction) =>
      lattice.distance(a, cell) > far ? Infinity : stepCost(a, b, direction),
    );
    path?.directions.forEach((direction, step) => {
      const side = sideOf(plane, path.cells[step] ?? cell, direction);
      roads[side] = 1;
      if (rivers.sides[side] === 1) bridges[side] = 1;
    });
  }
  return { roads, bridges };
}
