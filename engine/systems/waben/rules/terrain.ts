import { HEIGHT_LETTERS, type Terrain } from '../data';
import { terrainOf } from './catalogue';

const FREEZING_WATER = 'ew';

/** A text as a key: lower case, umlauts as digraphs (WW-0.2-05). */
const asKey = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');

/**
 * The terrain of an abbreviation as people write it: `hwa`, `TWÜ`, `twue`; undefined if no terrain kind has it
 * (F-TERR-KEY, WW-2.2-09).
 */
export function readTerrain(text: string): Terrain | undefined {
  return terrainOf(asKey(text));
}

/** The terrain a field becomes when it freezes; undefined if it cannot. The height never changes (WW-2.2-10). */
export function frozen({ canFreeze, height }: Terrain): Terrain | undefined {
  if (!canFreeze) return undefined;
  return terrainOf(height === 0 ? FREEZING_WATER : `${HEIGHT_LETTERS[height]}ew`);
}

/**
 * The terrain an ice desert becomes when it thaws: what it was before, if that is known and of the same height,
 * else ordinary terrain of its level; undefined for everything else. The height never changes (WW-2.2-10).
 */
export function thawed(
  { type, height }: Terrain,
  before: Terrain | undefined,
): Terrain | undefined {
  if (type !== 'ice') return undefined;
  if (before?.height === height && before.type !== 'ice') return before;
  return terrainOf(HEIGHT_LETTERS[height]);
}

/** True for the kinds of which some fields are heavy terrain: lakeland and forest (WW-2.3-05, WW-12.2-10). */
export function canBeHeavy({ type }: Terrain): boolean {
  return type === 'lake' || type === 'forest';
}
