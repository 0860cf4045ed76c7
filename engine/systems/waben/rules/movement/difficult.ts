import type { Settings } from '../../../../kernel';
import {
  type Difficulty,
  TERRAIN_KEYS,
  TERRAIN_TYPES,
  TERRAINS,
  type Terrain,
  type TerrainType,
} from '../../data';
import { tableEntryOf } from '../settings';

/** Difficulty of a terrain type by itself: the least of its kinds, for only level 4 adds to it (WW-2.3-03). */
const BY_TYPE = Object.fromEntries(
  TERRAIN_TYPES.map((type) => [
    type,
    Math.min(
      ...TERRAIN_KEYS.map((key) => TERRAINS[key])
        .filter((terrain) => terrain.type === type)
        .map((terrain) => terrain.difficulty),
    ),
  ]),
) as Readonly<Record<TerrainType, number>>;

const MOUNTAINS = 4;

const asDifficulty = (value: number): Difficulty => {
  if (value >= 2) return 2;
  return value >= 1 ? 1 : 0;
};

/**
 * Difficulty level of a field: the GM's own value, else the higher of type and level 4 (WW-2.3-03 to -05).
 * The setting `terrain.difficulty` may replace single figures; its entries are the terrain types and `height4`.
 */
export function difficultyOf(
  terrain: Terrain | undefined,
  override: number | undefined,
  settings: Settings,
): Difficulty {
  if (override !== undefined) return asDifficulty(override);
  if (terrain === undefined) return 0;
  const table = 'terrain.difficulty';
  const byType = tableEntryOf(settings, table, terrain.type) ?? BY_TYPE[terrain.type];
  const byHeight =
    terrain.height === MOUNTAINS ? (tableEntryOf(settings, table, 'height4') ?? 1) : 0;
  return asDifficulty(Math.max(byType, byHeight));
}
