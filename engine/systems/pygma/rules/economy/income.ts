import { calc, type Explained, fact, rule, type Settings, sum } from '../../../../kernel';
import type { CityKind, Terrain } from '../../data/kinds';
import {
  BLOOM_TABLE,
  CITY_TABLE,
  MINE_TABLE,
  PLAGUE_TABLE,
  TERRAIN_TABLE,
} from '../../data/tables';
import { cellIn, HUNDRED, roundingOf } from '../cells';
import { choiceOf, flagOf } from '../settings';

/** A city that pays. */
export interface PayingCity {
  readonly field: string;
  readonly kind: CityKind;
  /** An epidemic halved its tax (HR-05). */
  readonly isStricken: boolean;
}

/** What a realm has an income of. */
export interface IncomeGiven {
  readonly party: string;
  readonly cities: readonly PayingCity[];
  /** Own fields by terrain, without those in revolt (PI-07-08). */
  readonly land: Readonly<Partial<Record<Terrain, number>>>;
  /** Economic strength in tenths of a percent; undefined without the rules of the economy. */
  readonly gws: Explained | undefined;
  /** What is added whatever the economy does: bloom, mines, loot, culture (PI-07-01). */
  readonly additions: readonly Explained[];
}

/** Income of a realm with its lines. */
export interface Income {
  readonly cities: Explained;
  readonly land: Explained;
  readonly total: Explained;
}

/** Base tax of a city in an income month (PI-04-21); half of it is lost to an epidemic (HR-05). */
export function cityTax(settings: Settings, { field, kind, isStricken }: PayingCity): Explained {
  const tax = cellIn(settings, CITY_TABLE, kind, 'tax');
  const about = { region: field };
  if (!isStricken) return rule('pygma.cityTax', 'PI-04-21', tax, about);
  const left = calc.difference(HUNDRED, cellIn(settings, PLAGUE_TABLE, 'mild', 'amount'));
  const body = calc.quotient('down', calc.product(tax, left), HUNDRED);
  return rule('pygma.cityTax', 'GM-38', body, about);
}

/** Tax of all own land by its terrain (PI-07-03). */
function landTax(settings: Settings, { land, party }: IncomeGiven): Explained {
  const parts = Object.entries(land).flatMap(([terrain, count]) => {
    const each = cellIn(settings, TERRAIN_TABLE, terrain, 'income');
    const fields = fact('pygma.areaCount', count, { area: terrain });
    return count === 0 ? [] : [calc.product(fields, each)];
  });
  return rule('pygma.landTax', 'PI-07-03', sum(...parts), { party });
}

/** What the economic strength makes of an amount: so many tenths of a percent of it (PI-07-09). */
function scaled(settings: Settings, amount: Explained, gws: Explained | undefined): Explained {
  if (gws === undefined) return amount;
  const whole = fact('pygma.tenthsOfPercent', 1000, {}, 'PI-07-09');
  const body = calc.quotient(
    roundingOf(settings, 'pygma.rounding.income'),
    calc.product(amount, gws),
    whole,
  );
  return rule('pygma.scaled', 'PI-07-09', body);
}

/** Income of a realm in an income month: what the economic strength applies to, then the rest (PI-07-01, PI-07-09). */
export function incomeOf(settings: Settings, given: IncomeGiven): Income {
  const { gws, additions, party } = given;
  const cities = rule(
    'pygma.cityTaxes',
    'PI-07-02',
    sum(...given.cities.map((city) => cityTax(settings, city))),
    { party },
  );
  const land = landTax(settings, given);
  const scope = choiceOf(settings, 'pygma.income.gws_scope');
  const parts =
    scope === 'all'
      ? [scaled(settings, sum(land, cities, ...additions), gws)]
      : scope === 'land'
        ? [scaled(settings, land, gws), cities, ...additions]
        : [scaled(settings, sum(land, cities), gws), ...additions];
  const total = rule('pygma.income', gws === undefined ? 'PI-07-01' : 'PI-07-09', sum(...parts), {
    party,
  });
  return { cities, land, total };
}

/** What a trade city obtained in the half-year, and what stayed from before. */
export interface BloomGiven {
  readonly field: string;
  /** Points of needed goods, and of each other good. */
  readonly needed: number;
  readonly others: readonly number[];
  readonly carried: number;
}

/** Addition to the tax of a trade city now, and what of it stays for the next income month (PI-15a-05 to PI-15a-07). */
export function bloomOf(
  settings: Settings,
  { field, needed, others, carried }: BloomGiven,
): { readonly paid: Explained; readonly stays: Explained } {
  const cell = (row: string) => cellIn(settings, BLOOM_TABLE, row);
  const lotsOf = (points: number) =>
    calc.quotient('down', fact('pygma.otherPoints', points), cell('lot'));
  const together = others.reduce((all, one) => all + one, 0);
  const lots = flagOf(settings, 'pygma.bloom.other_sum')
    ? lotsOf(together)
    : sum(...others.map(lotsOf));
  const fresh = rule(
    'pygma.bloomNew',
    'PI-15a-05',
    sum(
      calc.product(fact('pygma.neededPoints', needed), cell('needed')),
      calc.product(lots, cell('other')),
    ),
  );
  const before = fact('pygma.bloomCarried', carried, {}, 'PI-15a-06');
  const partOf = (amount: Explained) => calc.quotient('down', amount, cell('part'));
  const about = { region: field };
  if (choiceOf(settings, 'pygma.bloom.carry') === 'withhold') {
    const limited = calc.minimum(fresh, cell('most'));
    const stays = rule('pygma.bloomStays', 'PI-15a-06', partOf(limited), about);
    const paid = sum(calc.difference(limited, stays), before);
    return {
      paid: rule('pygma.bloom', 'PI-15a-07', calc.minimum(paid, cell('most')), about),
      stays,
    };
  }
  const all = calc.minimum(sum(fresh, before), cell('most'));
  const paid = rule('pygma.bloom', 'PI-15a-07', all, about);
  return { paid, stays: rule('pygma.bloomStays', 'PI-15a-06', partOf(paid), about) };
}

/** What a mine yields for good when it is discovered, by a ten-sided die (PI-07-04, HR-09). */
export function mineYield(settings: Settings, die: Explained): Explained {
  return rule(
    'pygma.mineYield',
    'PI-07-04',
    calc.product(die, cellIn(settings, MINE_TABLE, 'yield')),
  );
}
