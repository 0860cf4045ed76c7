import {
  calc,
  cellOf,
  type Explained,
  fact,
  operation,
  type Rounding,
  rule,
  type Rule,
  type Settings,
  sum,
} from '../../../kernel';
import { type Terrain, TERRAIN_KEYS, TERRAIN_TABLE, TERRAINS } from '../data';
import { amountOf, choiceOf } from './settings';
import { percentOf } from './percent';

/** How the GM rounds: per field half up unless he chose otherwise (WW-0.2-02, WW-12.3-04). */
const fieldRounding = (settings: Settings): Rounding => {
  switch (choiceOf(settings, 'econ.rounding')) {
    case 'floor':
      return 'down';
    case 'half_up_sum':
      return 'exact';
    default:
      return 'halfUp';
  }
};

const isWater = ({ height, type }: Terrain): boolean => height === 0 && type !== 'ice';

const taxOf = (terrain: Terrain, settings: Settings, percent: number | undefined): Explained => {
  const inhabitants =
    cellOf(settings, TERRAIN_TABLE, terrain.key, 'inhabitants') ??
    fact('inhabitants', terrain.inhabitants);
  const rate =
    percent === undefined
      ? fact('taxRate', amountOf(settings, 'econ.tax_rate_pct'), {}, 'WW-3.1-03')
      : fact('taxRate', percent, {}, 'WW-9.5-05');
  return percentOf(inhabitants, rate, fieldRounding(settings));
};

/**
 * Land income of one field of a terrain per half-year, gold: inhabitants times tax rate, rounded half up once per field
 * (WW-3.1-03), at another rate in `percent` if the ruler raises or lowers taxes (WW-9.5-05). Open water yields what the
 * GM sets, by default nothing (WW-3.1-05).
 */
export function fieldIncome(terrain: Terrain, settings: Settings, percent?: number): Rule {
  return isWater(terrain)
    ? rule(
        'fieldIncome',
        'WW-3.1-05',
        fact('waterIncome', amountOf(settings, 'econ.water_income'), {}, 'WW-12.3-03'),
        { terrain: terrain.key },
      )
    : rule('fieldIncome', 'WW-3.1-03', taxOf(terrain, settings, percent), { terrain: terrain.key });
}

/** The fields of one terrain kind that a party owns, and what they bring. */
export interface LandRow {
  readonly terrain: Terrain;
  readonly fields: number;
  /** Gold per half-year of all these fields. */
  readonly income: Explained;
}

/** The land of a party by terrain kind, in the order of the rule page (WW-3.3-07, section `land_income`). */
export interface LandIncome {
  readonly rows: readonly LandRow[];
  readonly fields: number;
  /** Gold per half-year of all fields. */
  readonly total: Rule;
}

/** Land income of counted fields by terrain key; keys the catalogue does not have are left out. */
export function incomeOfFields(
  counts: ReadonlyMap<string, number>,
  settings: Settings,
  percent?: number,
): LandIncome {
  const rows = TERRAIN_KEYS.flatMap((key): readonly LandRow[] => {
    const fields = counts.get(key) ?? 0;
    if (fields === 0) return [];
    const terrain = TERRAINS[key];
    const income = calc.product(
      fact('fields', fields, { terrain: key }, 'WW-3.3-02'),
      fieldIncome(terrain, settings, percent),
    );
    return [{ terrain, fields, income }];
  });
  const parts = rows.map(({ income }) => income);
  const body =
    choiceOf(settings, 'econ.rounding') === 'half_up_sum'
      ? operation('sum', parts, 'halfUp')
      : sum(...parts);
  return {
    rows,
    fields: rows.reduce((total, { fields }) => total + fields, 0),
    total: rule('landIncome', 'WW-3.3-02', body),
  };
}
