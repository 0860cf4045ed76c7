import { type Direction, type FieldAddress, grossfeldOf, kleinfeldOf } from '../hex';
import { failure, type Params, type Result, success } from '../kernel';
import type {
  Grossfeld,
  KleinfeldIndex,
  PartyKey,
  Secret,
  Settlement,
  TerrainKey,
} from './grossfeld';
import { entryChange, type MapChange, type Part } from './map-change';
import { sideIndex } from './sides';
import type { WorldMap } from './world';

/** Why an edit is refused. Nothing has been changed then. */
export interface EditProblem {
  readonly code:
    'off-map' | 'already-there' | 'not-there' | 'number-taken' | 'place-taken' | 'bad-value';
  readonly about: Params;
}

/** The changes an edit consists of (none if all is so already), or why it is refused. */
export type Edit = Result<readonly MapChange[], EditProblem>;

/** A refused edit. */
export const refuseEdit = (code: EditProblem['code'], about: Params): Edit =>
  failure({ code, about });

interface Spot {
  readonly field: FieldAddress;
  readonly grossfeld: Grossfeld;
  readonly index: KleinfeldIndex;
}

const spotOf = (map: WorldMap, field: FieldAddress): Spot | undefined => {
  const grossfeld = map.grossfelder[grossfeldOf(field)];
  return grossfeld === undefined ? undefined : { field, grossfeld, index: kleinfeldOf(field) - 1 };
};

/** An edit of single fields; refused as a whole if one of them is off the map. */
const editFields = (
  map: WorldMap,
  fields: readonly FieldAddress[],
  change: (spot: Spot) => readonly MapChange[],
): Edit => {
  const changes: MapChange[] = [];
  for (const field of new Set(fields)) {
    const spot = spotOf(map, field);
    if (spot === undefined) return refuseEdit('off-map', { field });
    changes.push(...change(spot));
  }
  return success(changes);
};

/** Sets or (undefined) clears one entry, unless it is so already. */
const entryOf = <P extends Exclude<Part, 'sides' | 'walls' | 'springs'>>(
  { grossfeld, index }: Spot,
  part: P,
  value: Grossfeld[P][number] | undefined,
): readonly MapChange[] =>
  grossfeld[part][index] === value ? [] : [entryChange<Part>(grossfeld.no, part, index, value)];

/** Paints fields with a terrain. A painted field is no longer frozen (WW-2.2-10). */
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

/** Sets a field's difficulty (0 to 2) against the table, or (undefined) back to the table (WW-2.3-05). */
export const setDifficulty = (
  map: WorldMap,
  field: FieldAddress,
  difficulty: number | undefined,
): Edit =>
  difficulty !== undefined && ![0, 1, 2].includes(difficulty)
    ? refuseEdit('bad-value', { field, value: difficulty })
    : editFields(map, [field], (spot) => entryOf(spot, 'difficulty', difficulty));

/** Marks a field "view -1 KF" or takes the mark away (WW-2.2-14). */
export const setLowView = (map: WorldMap, field: FieldAddress, isLow: boolean): Edit =>
  editFields(map, [field], (spot) => entryOf(spot, 'lowView', isLow ? true : undefined));

/** Puts a new settlement into a field; refused where one stands (WW-4.2-10). */
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

/** Builds, strengthens or (0) removes the wall behind which `field` lies, facing `side` (WW-4.3-15). */
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
