import { type FieldAddress, grossfeldOf, isInShape, kleinfeldOf } from '../hex';
import { success } from '../kernel';
import { type Edit, refuseEdit } from './edit-problem';
import type { Grossfeld, KleinfeldIndex } from './grossfeld';
import { entryChange, type MapChange, type Part } from './map-change';
import type { WorldMap } from './world';

/** A field with the Großfeld that holds it. */
export interface Spot {
  readonly field: FieldAddress;
  readonly grossfeld: Grossfeld;
  readonly index: KleinfeldIndex;
}

/** Where a field is stored; undefined off the map. */
export function spotOf(map: WorldMap, field: FieldAddress): Spot | undefined {
  const grossfeld = map.grossfelder[grossfeldOf(field)];
  return grossfeld === undefined || !isInShape(map.topology, grossfeld, kleinfeldOf(field))
    ? undefined
    : { field, grossfeld, index: kleinfeldOf(field) - 1 };
}

/** An edit of single fields; refused as a whole if one of them is off the map. */
export function editFields(
  map: WorldMap,
  fields: Iterable<FieldAddress>,
  change: (spot: Spot) => readonly MapChange[],
): Edit {
  const changes: MapChange[] = [];
  for (const field of new Set(fields)) {
    const spot = spotOf(map, field);
    if (spot === undefined) return refuseEdit('off-map', { field });
    for (const one of change(spot)) changes.push(one);
  }
  return success(changes);
}

/** Sets or (undefined) clears one entry of a field, unless it is so already. */
export function entryOf<P extends Exclude<Part, 'sides' | 'walls' | 'springs'>>(
  { grossfeld, index }: Spot,
  part: P,
  value: Grossfeld[P][number] | undefined,
): readonly MapChange[] {
  return grossfeld[part][index] === value
    ? []
    : [entryChange<Part>(grossfeld.no, part, index, value)];
}
