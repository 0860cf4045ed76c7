import { type Explained, fact, type Settings } from '../../../kernel';
import type { RegionKey } from '../../../world';
import { CATEGORY_TABLE, PAYING_ORDER } from '../data/tables';
import type { Advantage, Category, Halves, Organisation } from '../state/types';
import { moneyRule, moneySum, tableCell, timesPrice } from './money';
import { byName, byText } from './order';

/** Levels of an advantage to be kept up. */
export interface Kept {
  readonly advantage: Advantage;
  readonly levels: number;
}

/** Upkeep of one level of a category, in halves (OS-4-05, OS-8.5-01). */
export function upkeepOf(category: Category, settings: Settings): Explained {
  return tableCell(settings, CATEGORY_TABLE, category, 'upkeep');
}

/** Regions in which levels are to be kept up, by key. */
export function upkeepRegions({ advantages }: Organisation): readonly RegionKey[] {
  return [
    ...new Set(advantages.filter(({ intact }) => intact > 0).map(({ region }) => region)),
  ].sort(byText);
}

/**
 * Intact levels of a region in the order in which they are paid where nobody chose; those moved in the phase pay
 * here, temporary and damaged ones nothing (OS-4-06, OS-8.5-03, OS-8.6-02).
 */
export function levelsToKeep(
  { advantages }: Organisation,
  region: RegionKey,
  first: Category | null = null,
): readonly Kept[] {
  const rank = ({ category }: Advantage): number =>
    category === first ? -1 : PAYING_ORDER.indexOf(category);
  return advantages
    .filter((advantage) => advantage.region === region && advantage.intact > 0)
    .sort((a, b) => rank(a) - rank(b) || byName(a, b))
    .map((advantage) => ({ advantage, levels: advantage.intact }));
}

/** Upkeep of levels of one category in a region, in halves (OS-8.5-01). */
const categoryUpkeep = (
  { key }: Organisation,
  region: RegionKey,
  category: Category,
  kept: readonly Kept[],
  settings: Settings,
): Explained => {
  const levels = kept
    .filter(({ advantage }) => advantage.category === category)
    .reduce((total, one) => total + one.levels, 0);
  const about = { party: key, region, category };
  const price = upkeepOf(category, settings);
  return moneyRule(
    'upkeep',
    'OS-8.5-01',
    timesPrice(fact('organisation.levelsKept', levels, about, 'OS-8.5-03'), price),
    about,
  );
};

/** Upkeep by category, in the order in which they are paid; categories without levels are left out. */
export function upkeepByCategory(
  own: Organisation,
  region: RegionKey,
  kept: readonly Kept[],
  settings: Settings,
): readonly (readonly [Category, Explained])[] {
  return PAYING_ORDER.filter((category) =>
    kept.some(({ advantage, levels }) => advantage.category === category && levels > 0),
  ).map((category) => [category, categoryUpkeep(own, region, category, kept, settings)]);
}

/** Upkeep of some levels of a region, in halves (OS-8.5-02). */
export function upkeepOfLevels(
  own: Organisation,
  region: RegionKey,
  kept: readonly Kept[],
  settings: Settings,
): Explained {
  return moneyRule(
    'upkeepDue',
    'OS-8.5-02',
    moneySum(...upkeepByCategory(own, region, kept, settings).map(([, amount]) => amount)),
    { party: own.key, region },
  );
}

/**
 * What is paid with so much money where nobody chose: level by level in the order of the categories; a level that is
 * too dear is passed over and the next one tried (OS-8.6-02).
 */
export function affordable(
  due: readonly Kept[],
  available: Halves,
  settings: Settings,
): readonly Kept[] {
  let rest = available;
  return due.map(({ advantage, levels }) => {
    const price = upkeepOf(advantage.category, settings).value;
    const paying = price <= 0 ? levels : Math.min(levels, Math.floor(rest / price));
    rest -= paying * Math.max(0, price);
    return { advantage, levels: paying };
  });
}
