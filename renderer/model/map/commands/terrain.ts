import {
  type Edit,
  type FieldAddress,
  frostFields,
  type Frost,
  replaceTerrain,
  setDifficulties,
  setTerrain,
  setTerrains,
  type TerrainKey,
  thawFields,
  type WorldMap,
} from '../../../../engine';
import type { Command } from '../../state/command';
import { editCommand, fieldsIn } from './edit';

/** The command that gives fields a terrain; undefined if all of them have it already. */
export function paintTerrain(
  map: WorldMap,
  fields: readonly FieldAddress[],
  terrain: TerrainKey,
): Command | undefined {
  return editCommand('map:command.paint', setTerrain(map, fields, terrain), (changes) => ({
    count: fieldsIn(changes),
    terrain,
  }));
}

/** A command on many fields that counts how many of them it changed. */
export function countedCommand(name: string, edit: Edit): Command | undefined {
  return editCommand(name, edit, (changes) => ({ count: fieldsIn(changes) }));
}

/** The command that gives every field a terrain of its own. */
export function paintMixture(
  map: WorldMap,
  terrains: ReadonlyMap<FieldAddress, TerrainKey>,
): Command | undefined {
  return countedCommand('paint:command.mix', setTerrains(map, terrains));
}

/** The command that turns one terrain into another within some fields. */
export function exchangeTerrain(
  map: WorldMap,
  fields: readonly FieldAddress[],
  from: TerrainKey,
  to: TerrainKey,
): Command | undefined {
  return editCommand('paint:command.replace', replaceTerrain(map, fields, from, to), (changes) => ({
    count: fieldsIn(changes),
    fromTerrain: from,
    terrain: to,
  }));
}

/** The command that sets the difficulty of fields; null = back to the table (WW-2.3-05). */
export function markDifficult(
  map: WorldMap,
  fields: readonly FieldAddress[],
  value: number | null,
): Command | undefined {
  return countedCommand(
    `paint:command.difficulty${String(value ?? 0)}`,
    setDifficulties(map, fields, value ?? undefined),
  );
}

/** The command that freezes or thaws fields by the rules of the game (WW-2.2-10); undefined without such rules. */
export function changeFrost(
  map: WorldMap,
  fields: readonly FieldAddress[],
  isFrozen: boolean,
  frost: Frost | undefined,
): Command | undefined {
  if (frost === undefined) return undefined;
  return isFrozen
    ? countedCommand('paint:command.freeze', frostFields(map, fields, frost.frozen))
    : countedCommand('paint:command.thaw', thawFields(map, fields, frost.thawed));
}
