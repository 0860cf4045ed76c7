import { type Cell, DIRECTIONS, type FieldAddress, type WorldMap } from '../../../../engine';
import type { ToolContext } from '../tool';

/** What all fields of an area have in common: a value per field; undefined = the field belongs to no area. */
export type Trait = (map: WorldMap, field: FieldAddress) => string | null | undefined;

/** A connected area of fields alike in one trait, as it lies on one state of the map. */
export interface Area {
  readonly map: WorldMap | null;
  readonly trait: Trait | null;
  readonly fields: ReadonlySet<FieldAddress>;
}

export const NOWHERE: Area = { map: null, trait: null, fields: new Set() };

/** All fields alike in a trait that can be reached from `start` without leaving it. Cost: one visit per field of the area. */
export const areaAround = (
  { map, lattice }: Pick<ToolContext, 'map' | 'lattice'>,
  start: FieldAddress,
  trait: Trait,
): Area => {
  const wanted = trait(map, start);
  const first = lattice.cellOf(start);
  if (wanted === undefined || first === undefined) return NOWHERE;
  const seen = new Uint8Array(lattice.size);
  const fields = new Set<FieldAddress>();
  const waiting: Cell[] = [first];
  seen[first] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const address = lattice.addressOf(cell);
    if (trait(map, address) !== wanted) continue;
    fields.add(address);
    for (const direction of DIRECTIONS) {
      const next = lattice.neighbour(cell, direction);
      if (next < 0 || seen[next] === 1) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return { map, trait, fields };
};
