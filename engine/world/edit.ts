import {
  type Direction,
  type FieldAddress,
  fieldAddress,
  formatSide,
  grossfeldOf,
  hasSideInShape,
  isInShape,
  kleinfeldOf,
} from '../hex';
import { memoizeByObject, success } from '../kernel';
import { type Edit, refuseEdit } from './edit-problem';
import type { PartyKey, Secret, Settlement, TerrainKey } from './grossfeld';
import { grossfelderOf } from './fields';
import { entryChange, type MapChange } from './map-change';
import { sideIndex } from './sides';
import { editFields, entryOf, type Spot, spotOf } from './spot';
import type { WorldMap } from './world';

/** A field painted anew; it is no longer frozen. */
const painted = (spot: Spot, terrain: TerrainKey): readonly MapChange[] => [
  ...entryOf(spot, 'terrain', terrain),
  ...entryOf(spot, 'baseTerrain', undefined),
];

/** Paints every field with a terrain of its own. Painted fields are no longer frozen. */
export function setTerrains(map: WorldMap, terrains: ReadonlyMap<FieldAddress, TerrainKey>): Edit {
  return editFields(map, terrains.keys(), (spot) =>
    painted(spot, terrains.get(spot.field) ?? spot.grossfeld.terrain[spot.index] ?? ''),
  );
}

/** Paints those of some fields that are `from` with `to`; the others stay as they are. */
export function replaceTerrain(
  map: WorldMap,
  fields: readonly FieldAddress[],
  from: TerrainKey,
  to: TerrainKey,
): Edit {
  return editFields(map, fields, (spot) =>
    spot.grossfeld.terrain[spot.index] === from ? painted(spot, to) : [],
  );
}

/** Sets the difficulty (0 to 2) of fields against the table, or (undefined) back to the table. */
export function setDifficulties(
  map: WorldMap,
  fields: readonly FieldAddress[],
  difficulty: number | undefined,
): Edit {
  return difficulty !== undefined && ![0, 1, 2].includes(difficulty)
    ? refuseEdit('bad-value', { value: difficulty })
    : editFields(map, fields, (spot) => entryOf(spot, 'difficulty', difficulty));
}

/** Marks fields "view -1 KF" or takes the mark away. */
export function setLowViews(map: WorldMap, fields: readonly FieldAddress[], isLow: boolean): Edit {
  return editFields(map, fields, (spot) => entryOf(spot, 'lowView', isLow ? true : undefined));
}

/** Exchanges two owners within some fields (null = nobody); what belongs to others stays theirs. */
export function swapOwners(
  map: WorldMap,
  fields: readonly FieldAddress[],
  a: PartyKey | null,
  b: PartyKey | null,
): Edit {
  return editFields(map, fields, (spot) => {
    const owner = spot.grossfeld.owner[spot.index];
    if (owner !== a && owner !== b) return [];
    return entryOf(spot, 'owner', owner === a ? b : a);
  });
}

/**
 * Freezes those of some fields that can freeze. `frozenOf` names the terrain a kind freezes to, of the same
 * height; undefined = it does not freeze. A frozen field remembers what it was.
 */
export function frostFields(
  map: WorldMap,
  fields: readonly FieldAddress[],
  frozenOf: (terrain: TerrainKey) => TerrainKey | undefined,
): Edit {
  return editFields(map, fields, (spot) => {
    const before = spot.grossfeld.terrain[spot.index];
    const after = before === undefined ? undefined : frozenOf(before);
    if (after === undefined || after === before) return [];
    return [
      ...entryOf(spot, 'terrain', after),
      ...entryOf(spot, 'baseTerrain', spot.grossfeld.baseTerrain[spot.index] ?? before),
    ];
  });
}

/**
 * Thaws those of some fields that can thaw. `thawedOf` is asked with the frozen terrain and the terrain before
 * freezing, if the field remembers one; undefined = it does not thaw. A thawed field remembers nothing.
 */
export function thawFields(
  map: WorldMap,
  fields: readonly FieldAddress[],
  thawedOf: (terrain: TerrainKey, base: TerrainKey | undefined) => TerrainKey | undefined,
): Edit {
  return editFields(map, fields, (spot) => {
    const before = spot.grossfeld.terrain[spot.index];
    const base = spot.grossfeld.baseTerrain[spot.index];
    const after = before === undefined ? undefined : thawedOf(before, base);
    return after === undefined || after === before ? [] : painted(spot, after);
  });
}

/** All fields of a terrain, in order of their addresses. */
export function sameTerrain(map: WorldMap, terrain: TerrainKey): readonly FieldAddress[] {
  return grossfelderOf(map).flatMap((grossfeld) =>
    grossfeld.terrain.flatMap((one, index) =>
      one === terrain && isInShape(map.topology, grossfeld, index + 1)
        ? [fieldAddress(grossfeld.no, index + 1)]
        : [],
    ),
  );
}

/** Fields by their owner, found once for every map: rules ask for those of each party many times a turn. */
const fieldsByOwner = memoizeByObject((map: WorldMap) => {
  const fields = new Map<PartyKey | null, FieldAddress[]>();
  for (const grossfeld of grossfelderOf(map))
    for (const [index, owner] of grossfeld.owner.entries()) {
      if (!isInShape(map.topology, grossfeld, index + 1)) continue;
      const own = fields.get(owner);
      if (own === undefined) fields.set(owner, [fieldAddress(grossfeld.no, index + 1)]);
      else own.push(fieldAddress(grossfeld.no, index + 1));
    }
  return fields;
});

/** All fields of an owner (null = nobody's), in order of their addresses. */
export function fieldsOf(map: WorldMap, owner: PartyKey | null): readonly FieldAddress[] {
  return fieldsByOwner(map).get(owner) ?? [];
}

/** Paints fields with a terrain. A painted field is no longer frozen. */
export function setTerrain(
  map: WorldMap,
  fields: readonly FieldAddress[],
  terrain: TerrainKey,
): Edit {
  return editFields(map, fields, (spot) => [
    ...entryOf(spot, 'terrain', terrain),
    ...entryOf(spot, 'baseTerrain', undefined),
  ]);
}

/** Gives fields to a party, or (null) to nobody. */
export function setOwner(
  map: WorldMap,
  fields: readonly FieldAddress[],
  owner: PartyKey | null,
): Edit {
  return editFields(map, fields, (spot) => entryOf(spot, 'owner', owner));
}

/** Puts a new settlement into a field; refused where one stands. */
export function placeSettlement(map: WorldMap, field: FieldAddress, settlement: Settlement): Edit {
  const spot = spotOf(map, field);
  if (spot === undefined) return refuseEdit('off-map', { field });
  return spot.grossfeld.settlements[spot.index] === undefined
    ? success(entryOf(spot, 'settlements', settlement))
    : refuseEdit('already-there', { field });
}

/** Changes the settlement of a field, or (undefined) removes it; refused where none stands. */
export function changeSettlement(
  map: WorldMap,
  field: FieldAddress,
  settlement: Settlement | undefined,
): Edit {
  const spot = spotOf(map, field);
  if (spot === undefined) return refuseEdit('off-map', { field });
  return spot.grossfeld.settlements[spot.index] === undefined
    ? refuseEdit('not-there', { field })
    : success(entryOf(spot, 'settlements', settlement));
}

/** Writes the note of a field; an empty text removes it. */
export function setNote(map: WorldMap, field: FieldAddress, text: string): Edit {
  return editFields(map, [field], (spot) => entryOf(spot, 'notes', text === '' ? undefined : text));
}

/** Puts something only the GM knows into a field, or (undefined) takes it away. */
export function setSecret(map: WorldMap, field: FieldAddress, secret: Secret | undefined): Edit {
  return editFields(map, [field], (spot) => entryOf(spot, 'secrets', secret));
}

/** Builds, strengthens or (0) removes the wall of `field` at `side`; refused at the missing side of a point of an icosahedron. */
export function setWall(
  map: WorldMap,
  field: FieldAddress,
  side: Direction,
  buildingValue: number,
): Edit {
  if (!Number.isInteger(buildingValue) || buildingValue < 0)
    return refuseEdit('bad-value', { field, value: buildingValue });
  const place = map.grossfelder[grossfeldOf(field)];
  return place !== undefined && !hasSideInShape(map.topology, place, kleinfeldOf(field), side)
    ? refuseEdit('off-map', { side: formatSide({ field, side }) })
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
}
