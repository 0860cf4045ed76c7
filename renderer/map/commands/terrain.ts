import {
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  terrainAt,
  type TerrainKey,
  type WorldMap,
} from '../../../engine';
import type { Command } from '../../state/command';

/**
 * The command that gives fields a terrain; undefined if all of them have it already. Only fields that change
 * are touched, so undo holds no more than the stroke. A field painted anew is no longer a frozen one: its
 * terrain before freezing is dropped (WW-2.2-10).
 */
export const paintTerrain = (
  map: WorldMap,
  fields: readonly FieldAddress[],
  terrain: TerrainKey,
): Command | undefined => {
  const changing = fields.filter((field) => {
    const now = terrainAt(map, field);
    return now !== undefined && now !== terrain;
  });
  if (changing.length === 0) return undefined;
  return {
    name: 'map:command.paint',
    about: { count: changing.length, terrain },
    change: (draft) => {
      for (const field of changing) {
        const grossfeld = draft.world.map.grossfelder[grossfeldOf(field)];
        if (grossfeld === undefined) continue;
        const index = kleinfeldOf(field) - 1;
        grossfeld.terrain[index] = terrain;
        Reflect.deleteProperty(grossfeld.baseTerrain, index);
      }
    },
  };
};
