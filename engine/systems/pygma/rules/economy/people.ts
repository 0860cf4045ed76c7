import { type Explained, fact, operation, rule, type Settings, sum } from '../../../../kernel';
import { EPIDEMIC_TABLE, PLAGUE_TABLE, POPULATION_TABLE, WEALTH_TABLE } from '../../data/tables';
import { bandCell, cellIn, HUNDRED, NOTHING } from '../cells';
import { choiceOf } from '../settings';

/** How a realm stands beside the others (PI-16-03). */
export type Wealth = 'above' | 'average' | 'below';

/**
 * How an economic strength stands beside the mean of all realms, all in tenths; the limits are average (PI-16-03). The
 * mean is never rounded: everything is held against it times the number of realms.
 */
export function wealthOf(settings: Settings, gws: number, all: readonly number[]): Wealth {
  const total = all.reduce((before, one) => before + one, 0);
  const band = cellIn(settings, WEALTH_TABLE, 'band').value;
  const isInPoints = choiceOf(settings, 'pygma.population.band') === 'points';
  // A band of points is told in percent, the strength in tenths of it.
  const width = isInPoints ? band * 10 * all.length * 100 : total * band;
  const off = (gws * all.length - total) * 100;
  if (off > width) return 'above';
  return off < -width ? 'below' : 'average';
}

/** The mean economic strength of all realms in tenths, as it is told: rounded down (PI-16-03). */
export function meanStrength(all: readonly number[]): Explained {
  const total = sum(...all.map((one) => fact('pygma.gws', one)));
  const count = fact('pygma.realms', all.length);
  const body = operation('quotient', [total, count], 'down');
  const unit = { unit: 'tenth' } as const;
  return { ...rule('pygma.meanStrength', 'PI-16-03', { ...body, ...unit }), ...unit };
}

/** Change of the population of a realm that is not average, by a ten-sided die (PI-16-04, PI-16-05). */
export function populationChange(settings: Settings, wealth: Wealth, die: Explained): Explained {
  const points = bandCell(settings, POPULATION_TABLE, die.value);
  const isTurned = choiceOf(settings, 'pygma.population.direction') === 'wealth_shrinks';
  const grows = (wealth === 'above') !== isTurned;
  const body = grows ? points : operation('difference', [NOTHING, points]);
  return rule('pygma.populationChange', 'PI-16-05', body);
}

/** How many cities an announced growth lets a realm build at half price (PI-16-12). */
export function halfPriceCities(settings: Settings, growth: number): number {
  if (growth <= 0) return 0;
  if (choiceOf(settings, 'pygma.population.cities') === 'unlimited') return Infinity;
  return Math.ceil(growth / cellIn(settings, WEALTH_TABLE, 'city').value);
}

/** What is left of an announced growth after cities were built for it; the rest of a city is lost (PI-16-09, PI-16-12). */
export function growthLeft(settings: Settings, growth: number, cities: number): Explained {
  const absorbed = operation('product', [
    fact('pygma.citiesBuilt', cities, {}, 'PI-16-09'),
    cellIn(settings, WEALTH_TABLE, 'city'),
  ]);
  const rest = operation('difference', [fact('pygma.growth', growth), absorbed]);
  return rule('pygma.growthLeft', 'PI-16-09', operation('maximum', [rest, NOTHING]));
}

/** Hygiene for each city: one sum for all of them, rounded down (PI-04-25). */
export function hygienePerCity(spent: number, cities: number): Explained {
  const body = operation(
    'quotient',
    [fact('pygma.hygiene', spent), fact('pygma.cities', cities, {}, 'PI-04-25')],
    'down',
  );
  return rule('pygma.hygienePerCity', 'PI-04-25', body);
}

/** Chance of an epidemic in percent, by the hygiene for each city (GM-37, HR-04). */
export function epidemicChance(settings: Settings, perCity: number): Explained {
  return bandCell(settings, EPIDEMIC_TABLE, perCity);
}

/** What an epidemic brings, by the die for it; each has what milder ones have (GM-38, HR-05). */
export function epidemicBrings(
  settings: Settings,
  die: number,
): Readonly<Record<'mild' | 'armies' | 'closed' | 'deaths', boolean>> {
  const brings = (row: string) => die >= cellIn(settings, PLAGUE_TABLE, row, 'from').value;
  return {
    mild: brings('mild'),
    armies: brings('armies'),
    closed: brings('closed'),
    deaths: brings('deaths'),
  };
}

/** What an epidemic takes of an army in the city, in heads, rounded half up (HR-05, PI-00-01). */
export function epidemicLoss(settings: Settings, strength: number): Explained {
  const percent = cellIn(settings, PLAGUE_TABLE, 'armies', 'amount');
  const has = fact('pygma.strength', strength);
  const part = operation('quotient', [operation('product', [has, percent]), HUNDRED], 'halfUp');
  const most = cellIn(settings, PLAGUE_TABLE, 'armies', 'most');
  return rule('pygma.epidemicLoss', 'GM-38', operation('minimum', [part, most]));
}
