import { type GrossfeldNo, type GrossfeldPlace, hasPlace, wrapPlace } from '../hex';
import { type Edit, refuseEdit } from './edit-problem';
import { addGrossfelder, newGrossfeld } from './edit-grossfeld';
import { grossfelderOf } from './fields';
import type { TerrainKey } from './grossfeld';
import { freeNumbers, inOrderOf } from './numbering';
import type { WorldMap } from './world';

/** The six places round a Großfeld, from the north clockwise. */
const AROUND: readonly GrossfeldPlace[] = [
  { u: 0, v: -1 },
  { u: 1, v: -1 },
  { u: 1, v: 0 },
  { u: 0, v: 1 },
  { u: -1, v: 1 },
  { u: -1, v: 0 },
];

/**
 * The empty places that touch the map, row by row: where it can grow. On a cylinder they lie within its
 * columns, on an icosahedron where the net has fields. A map without Großfelder can begin at (0, 0).
 */
export function freePlaces(map: WorldMap): readonly GrossfeldPlace[] {
  const taken = new Set<string>();
  const grossfelder = grossfelderOf(map).map((place) => wrapPlace(map.topology, place));
  for (const { u, v } of grossfelder) taken.add(`${u},${v}`);
  if (grossfelder.length === 0) return [{ u: 0, v: 0 }];
  const free = new Map<string, GrossfeldPlace>();
  for (const { u, v } of grossfelder) {
    for (const step of AROUND) {
      const place = wrapPlace(map.topology, { u: u + step.u, v: v + step.v });
      const key = `${place.u},${place.v}`;
      if (!taken.has(key) && hasPlace(map.topology, place)) free.set(key, place);
    }
  }
  return [...free.values()].sort(inOrderOf('rows'));
}

/** Properties of new land. */
export interface Growth {
  readonly terrain: TerrainKey;
  /** Numbers in the order of the places; without them the next free ones in sequence. */
  readonly numbers?: readonly GrossfeldNo[];
}

/**
 * Adds a Großfeld of one terrain at every place; nothing that exists gets another number. Refused if a place
 * or a number is taken, or if the numbers do not suffice (`too-many`). For a campaign, use the map it leads to
 * with `withMap`, so that what parties know of the borders goes along.
 */
export function growMap(
  map: WorldMap,
  places: readonly GrossfeldPlace[],
  { terrain, numbers = freeNumbers(map, places.length) }: Growth,
): Edit {
  if (numbers.length < places.length) {
    return refuseEdit('too-many', { count: places.length, free: numbers.length });
  }
  return addGrossfelder(
    map,
    places.flatMap(({ u, v }, index) => {
      const no = numbers[index];
      return no === undefined ? [] : [newGrossfeld(no, u, v, terrain)];
    }),
  );
}
