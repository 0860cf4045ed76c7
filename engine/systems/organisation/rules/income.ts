import { calc, type Explained, fact, rule, type Settings } from '../../../kernel';
import type { RegionKey } from '../../../world';
import { CATEGORY_TABLE } from '../data/tables';
import type { Organisation } from '../state/types';
import { moneyRule, priceOf, tableCell, timesPrice } from './money';
import { byText } from './order';
import { isMoved, levelFacts, restOf } from './pools';
import { calmAt, ownPopulation } from './population';
import { choiceOf, flagOf } from './settings';
import { entryOf } from '../state/entry';

/**
 * Trade levels of a region that could pay: intact ones that did not move in the phase, natural ones acting as trade
 * and temporary ones among them (OS-5.1-02, OS-5.1-04, OS-5.1-05).
 */
export function tradeLevels(own: Organisation, region: RegionKey): Explained {
  return levelFacts(own, { category: 'trade', region }, ['OS-5.1-04', 'OS-5.1-05']);
}

/** Regions with trade that could pay, by key. */
const tradeRegions = (own: Organisation): readonly RegionKey[] =>
  [...new Set([...own.advantages, ...own.bonuses].map(({ region }) => region))]
    .filter((region) => tradeLevels(own, region).value > 0)
    .sort(byText);

/** Levels that are to pay, by region, in the order of the orders (OS-5.1-02, OS-5.1-05). */
export type TradeChoice = Readonly<Record<RegionKey, number>>;

/** How much of the limit is left when other regions have taken so much of it; each region has its own where it is regional. */
const capacityLeft = (
  own: Organisation,
  region: RegionKey,
  taken: number,
  settings: Settings,
): Explained => {
  const population = ownPopulation(own, region, settings);
  if (choiceOf(settings, 'os.limit.scope') === 'region') return population;
  const elsewhere = fact('organisation.tradeElsewhere', taken, { party: own.key });
  return restOf(population, elsewhere);
};

/**
 * Trade levels that pay, by region: the owner's choice first, then regions without choice by key, then what is left
 * of the others; never more than the own population allows (OS-2-08, OS-5.1-02).
 */
export function payingTrade(
  own: Organisation,
  choice: TradeChoice,
  settings: Settings,
): Readonly<Record<RegionKey, Explained>> {
  const regions = tradeRegions(own);
  const chosen = regions.filter((region) => Object.hasOwn(choice, region));
  const others = regions.filter((region) => !Object.hasOwn(choice, region));
  const promised = chosen.reduce((total, region) => total + (entryOf(choice, region) ?? 0), 0);
  const paying = new Map<RegionKey, Explained>();
  let taken = promised;
  for (const region of [...others, ...chosen]) {
    const asked = entryOf(choice, region) ?? 0;
    const left = capacityLeft(own, region, taken - asked, settings);
    const least = calc.minimum(tradeLevels(own, region), left);
    const about = { party: own.key, region };
    const levels = rule('organisation.payingTrade', 'OS-5.1-02', least, about);
    taken += Math.max(0, levels.value - asked);
    paying.set(region, levels);
  }
  return Object.fromEntries(paying);
}

/** Income of trade in a region, in halves: 1.5 per level that pays (OS-5.1-01, OS-8.4-01). */
export function tradeIncome(
  own: Organisation,
  region: RegionKey,
  paying: Explained,
  settings: Settings,
): Explained {
  const income = timesPrice(paying, tableCell(settings, CATEGORY_TABLE, 'trade', 'income'));
  return moneyRule('tradeIncome', 'OS-8.4-01', income, { party: own.key, region });
}

/**
 * Income of population in a region, in halves: 1 per calm unit that did not move in the phase; mobilised ones by the
 * setting (OS-2-01, OS-2-12, OS-8.4-02 to OS-8.4-05).
 */
export function populationIncome(
  own: Organisation,
  region: RegionKey,
  settings: Settings,
): Explained {
  const about = { party: own.key, region };
  const idle = flagOf(settings, 'os.mobilised.income') ? [] : own.mobilised;
  const units = calmAt(own, region).filter(({ id }) => !isMoved(own, id) && !idle.includes(id));
  const earning = fact('organisation.earning', units.length, about, 'OS-8.4-03');
  const income = timesPrice(earning, priceOf(settings, 'unit'));
  return moneyRule('populationIncome', 'OS-8.4-02', income, about);
}
