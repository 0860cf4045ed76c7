import type { Explained, Settings } from '../../../kernel';
import type { Terrain } from '../data/kinds';
import { TERRAIN_TABLE } from '../data/tables';
import { TERRAIN_STYLES } from '../data/terrain';
import { cellIn } from './cells';

/** True for a key of a terrain kind of this game. */
export function isTerrain(terrain: string | undefined): terrain is Terrain {
  return terrain !== undefined && Object.hasOwn(TERRAIN_STYLES, terrain);
}

/** True for water and shoals, which every rule treats alike (PI-03-04). */
export function isWater(terrain: string | undefined): boolean {
  return terrain === 'water' || terrain === 'shoal';
}

/** True for terrain a realm can own: neither water nor ice (PI-05-05, PI-03-14). */
export function isLand(terrain: string | undefined): terrain is Terrain {
  return isTerrain(terrain) && TERRAIN_STYLES[terrain].height > 0;
}

/** Height level of a terrain by the table in force, 0 to 2; 0 for one that is not known (PI-03-07, HR-01). */
export function heightLevel(settings: Settings, terrain: string | undefined): Explained {
  return cellIn(settings, TERRAIN_TABLE, terrain ?? '', 'height');
}
