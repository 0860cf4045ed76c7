import type { Settings } from '../../../kernel';
import type { RegionBoard, RegionKey } from '../../../world';
import { CATEGORY_NAMES } from '../data/categories';
import { restingOrganisation } from '../state/read';
import { type Category, RAISED, type Organisation } from '../state/types';
import { addLevel } from './levels';
import { byText } from './order';
import { amountOf, countsOf, halvesOf } from './settings';
import { addUnit } from './units';

/**
 * Levels of a newcomer who does not distribute his own, by category: as the campaign lists them, no more of one than
 * it allows, no more in all than it gives, none natural (OS-1-09, OS-1-13).
 */
export function startLevels(
  settings: Settings,
): readonly (readonly [category: Category, levels: number])[] {
  const wanted = countsOf(settings, 'os.start.default_levels');
  const most = Math.floor(amountOf(settings, 'os.start.max_level'));
  let left = Math.floor(amountOf(settings, 'os.start.levels'));
  return RAISED.flatMap((category) => {
    const levels = Math.min(wanted[category] ?? 0, most, left);
    left -= levels;
    return levels > 0 ? [[category, levels] as const] : [];
  });
}

/** Where a newcomer begins: the region he chose, else the first one nobody has his seat in (OS-1-07, OS-1-09). */
export function startRegion(
  board: RegionBoard,
  chosen: RegionKey | null,
  taken: readonly RegionKey[],
): RegionKey | undefined {
  const regions = Object.keys(board.regions).sort(byText);
  if (chosen !== null && regions.includes(chosen)) return chosen;
  return regions.find((region) => !taken.includes(region)) ?? regions[0];
}

/** Most units, and most levels of a category, of a start kit, whatever the campaign says. */
const MOST = 999;

const times = (
  count: number,
  own: Organisation,
  change: (one: Organisation) => Organisation,
): Organisation => Array.from({ length: Math.min(MOST, count) }).reduce<Organisation>(change, own);

/** A newcomer with his start kit: calm population, money and intact levels at his seat (OS-1-09, OS-1-13). */
export function startKit(
  key: string,
  name: string,
  region: RegionKey,
  phase: number,
  settings: Settings,
): Organisation {
  const money = halvesOf(settings, 'os.start.money');
  const empty = restingOrganisation(key, name, region, money > 0 ? { [region]: money } : {}, {
    founded: phase,
  });
  const units = Math.floor(amountOf(settings, 'os.start.population'));
  const settled = times(units, empty, (one) => addUnit(one, region));
  return startLevels(settings).reduce((own, [category, levels]) => {
    // German terms, for who says nothing else (OS-1-13).
    const [name] = CATEGORY_NAMES[category];
    const like = { name, category, actsAs: null, region };
    return times(levels, own, (one) => addLevel(one, like, 'intact').organisation);
  }, settled);
}
