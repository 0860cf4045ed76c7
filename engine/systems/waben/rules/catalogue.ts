import {
  SETTLEMENT_TYPES,
  type SettlementType,
  type Terrain,
  TERRAINS,
  UNIT_TYPE_SYNONYMS,
  UNIT_TYPES,
  type UnitType,
} from '../data';

/** The entry of a catalogue under a key from outside, such as a save file; undefined if it has none. */
const entryOf = <T>(catalogue: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;

/** The terrain kind of a key (`hwa`), or undefined if the catalogue has none (WW-2.2-09). */
export function terrainOf(key: string): Terrain | undefined {
  return entryOf(TERRAINS, key);
}

/** The unit type of an abbreviation (`K`), synonyms not resolved, or undefined (WW-5.2-01). */
export function unitTypeOf(key: string): UnitType | undefined {
  return entryOf(UNIT_TYPES, key);
}

/** The type another spelling stands for in the register (`KS` is S), or undefined (WW-5.2-12). */
export function synonymTypeOf(key: string): UnitType | undefined {
  const type = entryOf(UNIT_TYPE_SYNONYMS, key);
  return type === undefined ? undefined : UNIT_TYPES[type];
}

/** The settlement type of a key (`met`), or undefined (WW-4.2-01). */
export function settlementTypeOf(key: string): SettlementType | undefined {
  return entryOf(SETTLEMENT_TYPES, key);
}
