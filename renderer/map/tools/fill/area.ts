import {
  type Cell,
  DIRECTIONS,
  type FieldAddress,
  terrainAt,
  type WorldMap,
} from '../../../../engine';
import type { ToolContext } from '../tool';

/** A connected area of equal terrain, as it lies on one state of the map. */
export interface Area {
  readonly map: WorldMap | null;
  readonly fields: ReadonlySet<FieldAddress>;
}

export const NOWHERE: Area = { map: null, fields: new Set() };

/** All fields of the same terrain that can be reached from `start` without leaving it. Cost: one visit per field of the area. */
export const areaAround = (
  { map, lattice }: Pick<ToolContext, 'map' | 'lattice'>,
  start: FieldAddress,
): Area => {
  const terrain = terrainAt(map, start);
  const first = lattice.cellOf(start);
  if (terrain === undefined || first === undefined) return NOWHERE;
  const seen = new Uint8Array(lattice.size);
  const fields = new Set<FieldAddress>();
  const waiting: Cell[] = [first];
  seen[first] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const address = lattice.addressOf(cell);
    if (terrainAt(map, address) !== terrain) continue;
    fields.add(address);
    for (const direction of DIRECTIONS) {
      const next = lattice.neighbour(cell, direction);
      if (next < 0 || seen[next] === 1) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return { map, fields };
};
