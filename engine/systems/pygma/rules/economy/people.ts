import { calc, type Explained, fact, rule, type Settings, sum } from '../../../../kernel';
import { EPIDEMIC_TABLE, PLAGUE_TABLE, POPULATION_TABLE, WEALTH_TABLE } from '../../data/tables';
import { bandCell, cellIn, exceeds, HUNDRED, NOTHING, reaches } from '../cells';
import { choiceOf } from '../settings';

/**
 * How an economic strength stands beside the mean of all realms, all in tenths: 1 above it, 0 average, as the limits
 * are, -1 below (PI-16-03). The mean is never rounded: everything is held against it times the number of realms.
 */
export function wealthOf(settings: Settings, gws: number, all: readonly number[]): Explained {
  const total = fact(
    'pygma.gwsOfAll',
    all.reduce((before, one) => before + one, 0),
  );
  const band = cellIn(settings, WEALTH_TABLE, 'band');
  const realms = fact('pygma.realms', all.length);
  const isInPoints = choiceOf(settings, 'pygma.population.band') === 'points';
  // A band of points is told in percent, the strength in tenths of it.
  const width = isInPoints
    ? calc.product(band, fact('pygma.tenths', 10), realms, HUNDRED)
    : calc.product(total, band);
  const own = calc.product(fact('pygma.gws', gws), realms);
  const off = (parts: readonly [Explained, Explained]) =>
    exceeds(calc.product(calc.difference(...parts), HUNDRED), width);
  const body = calc.difference(off([own, total]), off([total, own]));
  return rule('pygma.wealth', 'PI-16-03', body);
}

/** The mean economic strength of all realms in tenths, as it is told: rounded down (PI-16-03). */
export function meanStrength(all: readonly number[]): Explained {
  const total = sum(...all.map((one) => fact('pygma.gws', one)));
  const count = fact('pygma.realms', all.length);
  const body = calc.quotient('down', total, count);
  const unit = { unit: 'tenth' } as const;
  return { ...rule('pygma.meanStrength', 'PI-16-03', { ...body, ...unit }), ...unit };
}

/** Change of the population of a realm that is not average, by a ten-sided die (PI-16-04, PI-16-05). */
export function populationChange(settings: Settings, isAbove: boolean, die: Explained): Explained {
  const points = bandCell(settings, POPULATION_TABLE, die.value);
  const isTurned = choiceOf(settings, 'pygma.population.direction') === 'wealth_shrinks';
  const grows = isAbove !== isTurned;
  const body = grows ? points : calc.difference(NOTHING, points);
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
  const absorbed = calc.product(
    fact('pygma.citiesBuilt', cities, {}, 'PI-16-09'),
    cellIn(settings, WEALTH_TABLE, 'city'),
  );
  const rest = calc.difference(fact('pygma.growth', growth), absorbed);
  return rule('pygma.growthLeft', 'PI-16-09', calc.maximum(rest, NOTHING));
}

/** Hygiene for each city: one sum for all of them, rounded down (PI-04-25). */
export function hygienePerCity(spent: number, cities: number): Explained {
  const body = calc.quotient(
    'down',
    fact('pygma.hygiene', spent),
    fact('pygma.cities', cities, {}, 'PI-04-25'),
  );
  return rule('pygma.hygienePerCity', 'PI-04-25', body);
}

/** Chance of an epidemic in percent, by the hygiene for each city (GM-37, HR-04). */
export function epidemicChance(settings: Settings, perCity: number): Explained {
  return bandCell(settings, EPIDEMIC_TABLE, perCity);
}

/** What an epidemic brings, by the die for it, 1 or 0; each has what milder ones have (GM-38, HR-05). */
export function epidemicBrings(
  settings: Settings,
  die: number,
): Readonly<Record<'mild' | 'armies' | 'closed' | 'deaths', Explained>> {
  const brings = (row: string) =>
    rule(
      'pygma.epidemicBrings',
      'GM-38',
      reaches(fact('pygma.die', die), cellIn(settings, PLAGUE_TABLE, row, 'from')),
    );
  return {
    mild: brings('mild'),
    armies: brings('armies'),
    closed: brings('closed'),
    deaths: brings('deaths'),
  };
}

/** Population points an epidemic takes where it brings deaths; one is always left (HR-05, PI-12-07). */
export function epidemicDeaths(
  settings: Settings,
  brings: Explained,
  population: number,
): Explained {
  const each = cellIn(settings, PLAGUE_TABLE, 'deaths', 'amount');
  const most = fact('pygma.populationToLose', Math.max(0, population - 1), {}, 'PI-12-07');
  const body = calc.minimum(calc.product(each, brings), most);
  return rule('pygma.epidemicDeaths', 'GM-38', body);
}

/** What an epidemic takes of an army in the city, in heads, rounded half up (HR-05, PI-00-01). */
export function epidemicLoss(settings: Settings, strength: number): Explained {
  const percent = cellIn(settings, PLAGUE_TABLE, 'armies', 'amount');
  const has = fact('pygma.strength', strength);
  const part = calc.quotient('halfUp', calc.product(has, percent), HUNDRED);
  const most = cellIn(settings, PLAGUE_TABLE, 'armies', 'most');
  return rule('pygma.epidemicLoss', 'GM-38', calc.minimum(part, most));
}
