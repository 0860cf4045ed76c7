import { type FieldAddress, setTerrain, type TerrainKey, type WorldMap } from '../../../engine';
import type { Command } from '../../state/command';
import { editCommand } from './edit';

/** The command that gives fields a terrain; undefined if all of them have it already. */
export const paintTerrain = (
  map: WorldMap,
  fields: readonly FieldAddress[],
  terrain: TerrainKey,
): Command | undefined =>
  editCommand('map:command.paint', setTerrain(map, fields, terrain), (changes) => ({
    count: new Set(
      changes.map((change) => ('index' in change ? `${change.no} ${change.index}` : '')),
    ).size,
    terrain,
  }));
