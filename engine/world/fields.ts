import {
  createLattice,
  type FieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  type Seams,
} from '../hex';
import { keptFor } from '../kernel';
import type { Grossfeld, PartyKey, Settlement, TerrainKey } from './grossfeld';
import type { WorldMap } from './world';

/** The Großfelder of a map in order of their numbers. */
export const grossfelderOf = (map: WorldMap): readonly Grossfeld[] =>
  (Object.keys(map.grossfelder) as GrossfeldNo[])
    .sort()
    .map((no) => map.grossfelder[no])
    .filter((grossfeld) => grossfeld !== undefined);

/** Who touches whom on this map, with neighbours that the plane does not give. Keep it while no Großfeld comes, goes or moves. */
export const latticeOf = (map: WorldMap, seams: Seams = {}): Lattice =>
  createLattice(
    grossfelderOf(map).map(({ no, u, v }) => ({ no, u, v })),
    map.topology,
    seams,
  );

/** The neighbours on a map, worked out once. */
export const latticeOn: (map: WorldMap) => Lattice = keptFor((map: WorldMap) => latticeOf(map));

/** Terrain key of a field, or undefined off the map. */
export const terrainAt = (map: WorldMap, field: FieldAddress): TerrainKey | undefined =>
  map.grossfelder[grossfeldOf(field)]?.terrain[kleinfeldOf(field) - 1];

/** Owner of a field; null = nobody, or off the map. */
export const ownerAt = (map: WorldMap, field: FieldAddress): PartyKey | null =>
  map.grossfelder[grossfeldOf(field)]?.owner[kleinfeldOf(field) - 1] ?? null;

/** Owner of the settlement of a field; null = none stands there, or it is nobody's. */
export function settlementOwnerAt(map: WorldMap, field: FieldAddress): PartyKey | null {
  const settlement = settlementAt(map, field);
  if (settlement === undefined) return null;
  return settlement.owner === '' ? ownerAt(map, field) : settlement.owner;
}

/** The settlement in a field, if one stands there. */
export const settlementAt = (map: WorldMap, field: FieldAddress): Settlement | undefined =>
  map.grossfelder[grossfeldOf(field)]?.settlements[kleinfeldOf(field) - 1];
