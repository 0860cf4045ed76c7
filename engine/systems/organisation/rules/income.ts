import { type Explained, fact, operation, rule, type Settings, sum } from '../../../kernel';
import type { RegionKey } from '../../../world';
import { CATEGORY_TABLE } from '../data/tables';
import type { Organisation } from '../state/types';
import { moneyRule, priceOf, tableCell, timesPrice } from './money';
import { byText } from './order';
import { bonusLevels, intactLevels, isMoved } from './pools';
import { calmAt, ownPopulation } from './population';
import { choiceOf, flagOf } from './settings';
import { entryOf } from '../state/entry';

const trade = (region: RegionKey) => ({ category: 'trade', region }) as const;

/**
 * Trade levels of a region that could pay: intact ones that did not move in the phase, natural ones acting as trade
 * and temporary ones among them (OS-5.1-02, OS-5.1-04, OS-5.1-05).
 */
export const tradeLevels = (organisation: Organisation, region: RegionKey): Explained => {
  const about = { party: organisation.key, category: 'trade', region };
  return sum(
    fact('organisation.intact', intactLevels(organisation, trade(region)), about, 'OS-5.1-04'),
    fact('organisation.bonus', bonusLevels(organisation, trade(region)), about, 'OS-5.1-05'),
  );
};

/** Regions with trade that could pay, by key. */
const tradeRegions = (organisation: Organisation): readonly RegionKey[] =>
  [
    ...new Set([
      ...organisation.advantages.map(({ region }) => region),
      ...organisation.bonuses.map(({ region }) => region),
    ]),
  ]
    .filter((region) => tradeLevels(organisation, region).value > 0)
    .sort(byText);

/** Levels that are to pay, by region, in the order of the orders (OS-5.1-02, OS-5.1-05). */
export type TradeChoice = Readonly<Record<RegionKey, number>>;

/** How much of the limit is left when other regions have taken so much of it; each region has its own where it is regional. */
const capacityLeft = (
  organisation: Organisation,
  region: RegionKey,
  taken: number,
  settings: Settings,
): Explained => {
  const population = ownPopulation(organisation, region, settings);
  if (choiceOf(settings, 'os.limit.scope') === 'region') return population;
  const elsewhere = fact('organisation.tradeElsewhere', taken, { party: organisation.key });
  const none = fact('organisation.nothing', 0);
  return operation('maximum', [none, operation('difference', [population, elsewhere])]);
};

/**
 * Trade levels that pay, by region: the owner's choice first, then regions without choice by key, then what is left
 * of the others; never more than the own population allows (OS-2-08, OS-5.1-02).
 */
export const payingTrade = (
  organisation: Organisation,
  choice: TradeChoice,
  settings: Settings,
): Readonly<Record<RegionKey, Explained>> => {
  const regions = tradeRegions(organisation);
  const chosen = regions.filter((region) => Object.hasOwn(choice, region));
  const others = regions.filter((region) => !Object.hasOwn(choice, region));
  const promised = chosen.reduce((total, region) => total + (entryOf(choice, region) ?? 0), 0);
  const paying = new Map<RegionKey, Explained>();
  let taken = promised;
  for (const region of [...others, ...chosen]) {
    const own = entryOf(choice, region) ?? 0;
    const parts = [
      tradeLevels(organisation, region),
      capacityLeft(organisation, region, taken - own, settings),
    ];
    const about = { party: organisation.key, region };
    const levels = rule(
      'organisation.payingTrade',
      'OS-5.1-02',
      operation('minimum', parts),
      about,
    );
    taken += Math.max(0, levels.value - own);
    paying.set(region, levels);
  }
  return Object.fromEntries(paying);
};

/** What trade brings in a region, in halves: 1.5 per level that pays (OS-5.1-01, OS-8.4-01). */
export const tradeIncome = (
  organisation: Organisation,
  region: RegionKey,
  paying: Explained,
  settings: Settings,
): Explained =>
  moneyRule(
    'tradeIncome',
    'OS-8.4-01',
    timesPrice(paying, tableCell(settings, CATEGORY_TABLE, 'trade', 'income')),
    { party: organisation.key, region },
  );

/**
 * What population brings in a region, in halves: 1 per calm unit that did not move in the phase; mobilised ones as
 * the campaign says (OS-2-01, OS-2-12, OS-8.4-02 to OS-8.4-05).
 */
export const populationIncome = (
  organisation: Organisation,
  region: RegionKey,
  settings: Settings,
): Explained => {
  const about = { party: organisation.key, region };
  const isEarning = flagOf(settings, 'os.mobilised.income')
    ? () => true
    : (id: string) => !organisation.mobilised.includes(id);
  const units = calmAt(organisation, region).filter(
    ({ id }) => !isMoved(organisation, id) && isEarning(id),
  );
  return moneyRule(
    'populationIncome',
    'OS-8.4-02',
    timesPrice(
      fact('organisation.earning', units.length, about, 'OS-8.4-03'),
      priceOf(settings, 'unit'),
    ),
    about,
  );
};
