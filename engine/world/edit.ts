import { type Direction, type FieldAddress, kleinfeldOf } from '../hex';
import { success } from '../kernel';
import { setDifficulties, setLowViews } from './edit-area';
import { type Edit, refuseEdit } from './edit-problem';
import type { PartyKey, Secret, Settlement, TerrainKey } from './grossfeld';
import { entryChange } from './map-change';
import { sideIndex } from './sides';
import { editFields, entryOf, spotOf } from './spot';
import type { WorldMap } from './world';

/** Paints fields with a terrain. A painted field is no longer frozen. */
export const setTerrain = (
  map: WorldMap,
  fields: readonly FieldAddress[],
  terrain: TerrainKey,
): Edit =>
  editFields(map, fields, (spot) => [
    ...entryOf(spot, 'terrain', terrain),
    ...entryOf(spot, 'baseTerrain', undefined),
  ]);

/** Gives fields to a party, or (null) to nobody. */
export const setOwner = (
  map: WorldMap,
  fields: readonly FieldAddress[],
  owner: PartyKey | null,
): Edit => editFields(map, fields, (spot) => entryOf(spot, 'owner', owner));

/** Sets a field's difficulty (0 to 2) against the table, or (undefined) back to the table. */
export const setDifficulty = (
  map: WorldMap,
  field: FieldAddress,
  difficulty: number | undefined,
): Edit => setDifficulties(map, [field], difficulty);

/** Marks a field "view -1 KF" or takes the mark away. */
export const setLowView = (map: WorldMap, field: FieldAddress, isLow: boolean): Edit =>
  setLowViews(map, [field], isLow);

/** Puts a new settlement into a field; refused where one stands. */
export const placeSettlement = (
  map: WorldMap,
  field: FieldAddress,
  settlement: Settlement,
): Edit => {
  const spot = spotOf(map, field);
  if (spot === undefined) return refuseEdit('off-map', { field });
  return spot.grossfeld.settlements[spot.index] === undefined
    ? success(entryOf(spot, 'settlements', settlement))
    : refuseEdit('already-there', { field });
};

/** Changes the settlement of a field, or (undefined) removes it; refused where none stands. */
export const changeSettlement = (
  map: WorldMap,
  field: FieldAddress,
  settlement: Settlement | undefined,
): Edit => {
  const spot = spotOf(map, field);
  if (spot === undefined) return refuseEdit('off-map', { field });
  return spot.grossfeld.settlements[spot.index] === undefined
    ? refuseEdit('not-there', { field })
    : success(entryOf(spot, 'settlements', settlement));
};

/** Writes the note of a field; an empty text removes it. */
export const setNote = (map: WorldMap, field: FieldAddress, text: string): Edit =>
  editFields(map, [field], (spot) => entryOf(spot, 'notes', text === '' ? undefined : text));

/** Puts something only the GM knows into a field, or (undefined) takes it away. */
export const setSecret = (map: WorldMap, field: FieldAddress, secret: Secret | undefined): Edit =>
  editFields(map, [field], (spot) => entryOf(spot, 'secrets', secret));

/** Builds, strengthens or (0) removes the wall behind which `field` lies, facing `side`. */
export const setWall = (
  map: WorldMap,
  field: FieldAddress,
  side: Direction,
  buildingValue: number,
): Edit =>
  !Number.isInteger(buildingValue) || buildingValue < 0
    ? refuseEdit('bad-value', { field, value: buildingValue })
    : editFields(map, [field], ({ grossfeld }) => {
        const index = sideIndex(kleinfeldOf(field), side);
        return (grossfeld.walls[index] ?? 0) === buildingValue
          ? []
          : [
              entryChange(
                grossfeld.no,
                'walls',
                index,
                buildingValue === 0 ? undefined : buildingValue,
              ),
            ];
      });
