import { calc, type Explained, fact, rule, type Settings, sum } from '../../../../kernel';
import { type Area, AREAS, type Good, GOODS } from '../../data/kinds';
import { BLOOM_TABLE, GWS_TABLE, MIRROR_TABLE } from '../../data/tables';
import { bandCell, cellIn, HUNDRED, NOTHING, roundingOf } from '../cells';
import { amountOf, choiceOf } from '../settings';

/** Points per field or city: population, then the goods (PI-11-04). */
export type MirrorColumn = Good | 'population';
/** The goods mirror of a realm: what stands in it otherwise than in the table a realm begins with. */
export type Mirror = Readonly<
  Partial<Record<Area, Readonly<Partial<Record<MirrorColumn, number>>>>>
>;
/** How many fields of a terrain, adjacent waters and cities a realm has (PI-12-03). */
export type Counts = Readonly<Partial<Record<Area, number>>>;
/** Figures of all goods. */
export type OfGoods<Value> = Readonly<Record<Good, Value>>;

/** What is added to production, or taken from it, in the row "trade and other" (PI-12-06). */
export interface OtherPoints {
  readonly of: MirrorColumn;
  readonly points: Explained;
}

/** What the calculation of a realm goes out from. */
export interface SheetGiven {
  readonly party: string;
  readonly counts: Counts;
  readonly mirror: Mirror;
  readonly other: readonly OtherPoints[];
}

/** The calculation sheet of a realm, steps a to i (PI-12-01). */
export interface CalculationSheet {
  /** Population points, at least 1. */
  readonly population: Explained;
  /** Goods points now there. */
  readonly points: OfGoods<Explained>;
  /** Whole percent. */
  readonly percent: OfGoods<Explained>;
  readonly weighted: OfGoods<Explained>;
  /** Overall economic strength in tenths of a percent. */
  readonly gws: Explained;
}

/** The same for every good. */
export function ofGoods<Value>(make: (good: Good) => Value): OfGoods<Value> {
  return Object.fromEntries(GOODS.map((good) => [good, make(good)])) as Record<Good, Value>;
}

/** A value of the mirror of a realm: its own, else as every realm begins (PI-11-10, PI-11-11, HR-06). */
export function mirrorValue(
  settings: Settings,
  mirror: Mirror,
  area: Area,
  column: MirrorColumn,
): Explained {
  const own = mirror[area]?.[column];
  return own === undefined
    ? cellIn(settings, MIRROR_TABLE, area, column)
    : fact('pygma.mirror', own, { area, good: column }, 'PI-11-10');
}

/** Points of a column over all areas: fields or cities times what each has (PI-12-04, PI-12-05). */
function produced(settings: Settings, { counts, mirror }: SheetGiven, column: MirrorColumn) {
  return sum(
    ...AREAS.flatMap((area) => {
      const count = counts[area] ?? 0;
      const value = mirrorValue(settings, mirror, area, column);
      if (count === 0 || value.value === 0) return [];
      return [calc.product(fact('pygma.areaCount', count, { area }, 'PI-12-03'), value)];
    }),
  );
}

/** Production or population with the row "trade and other": goods never below 0, people never below 1 (PI-12-07). */
function current(settings: Settings, given: SheetGiven, column: MirrorColumn): Explained {
  const { party, other } = given;
  const all = sum(
    produced(settings, given, column),
    ...other.filter((one) => one.of === column).map(({ points }) => points),
  );
  const about = { party, good: column };
  if (column !== 'population')
    return rule('pygma.goodsPoints', 'PI-12-07', calc.maximum(all, NOTHING), about);
  const least = fact('pygma.leastPopulation', 1, {}, 'PI-12-07');
  return rule('pygma.population', 'PI-12-04', calc.maximum(all, least), about);
}

/** Goods points in percent of population points, whole (PI-12-08). */
export function goodsPercent(
  settings: Settings,
  points: Explained,
  population: Explained,
  good: Good,
) {
  const hundredfold = calc.product(points, HUNDRED);
  const part = calc.quotient(
    roundingOf(settings, 'pygma.rounding.percent'),
    hundredfold,
    population,
  );
  return rule('pygma.goodsPercent', 'PI-12-08', part, { good });
}

/** How a percentage counts: nothing, half, as it is, or with a bonus of points or of parts (PI-12-09, PI-12-10). */
export function weightedPercent(settings: Settings, percent: Explained, good: Good): Explained {
  const { value } = percent;
  const about = { good };
  const share = bandCell(settings, GWS_TABLE, value, 'percent');
  const bonus = bandCell(settings, GWS_TABLE, value, 'bonus');
  const partOf = (of: Explained) => calc.quotient('down', calc.product(percent, of), HUNDRED);
  const isRelative = choiceOf(settings, 'pygma.gws.bonus') === 'relative';
  if (isRelative) return rule('pygma.weighted', 'PI-12-10', partOf(sum(share, bonus)), about);
  const counted = share.value === 100 ? percent : partOf(share);
  return rule(
    'pygma.weighted',
    'PI-12-09',
    bonus.value === 0 ? counted : sum(counted, bonus),
    about,
  );
}

/**
 * The overall economic strength, the mean of the weighted percentages in tenths, rounded down; the highest ones are
 * struck where the campaign says so (PI-12-11 to PI-12-13).
 */
export function economicStrength(
  settings: Settings,
  weighted: readonly Explained[],
  party: string,
): Explained {
  const struck = Math.min(amountOf(settings, 'pygma.gws.drop_highest'), weighted.length - 1);
  const counted = weighted.toSorted((a, b) => b.value - a.value).slice(struck);
  const mean = calc.quotient(
    'down',
    calc.product(
      sum(...weighted.filter((one) => counted.includes(one))),
      fact('pygma.tenths', 10, {}, 'PI-12-13'),
    ),
    fact('pygma.goodsCounted', counted.length, {}, struck > 0 ? 'PI-12-12' : 'PI-12-11'),
  );
  const inTenths = { unit: 'tenth' } as const;
  return { ...rule('pygma.gws', 'PI-12-11', { ...mean, ...inTenths }, { party }), ...inTenths };
}

/** The calculation sheet of a realm (PI-12-02 to PI-12-13). */
export function calculationSheet(settings: Settings, given: SheetGiven): CalculationSheet {
  const population = current(settings, given, 'population');
  const points = ofGoods((good) => current(settings, given, good));
  const percent = ofGoods((good) => goodsPercent(settings, points[good], population, good));
  const weighted = ofGoods((good) => weightedPercent(settings, percent[good], good));
  const gws = economicStrength(
    settings,
    GOODS.map((good) => weighted[good]),
    given.party,
  );
  return { population, points, percent, weighted, gws };
}

/** Goods that trade cities earn by: the three lowest percentages, culture excepted, ties by their order (PI-15a-02). */
export function neededGoods(settings: Settings, percent: OfGoods<number>): readonly Good[] {
  return GOODS.filter((good) => good !== 'culture')
    .toSorted((a, b) => percent[a] - percent[b])
    .slice(0, cellIn(settings, BLOOM_TABLE, 'goods').value);
}
