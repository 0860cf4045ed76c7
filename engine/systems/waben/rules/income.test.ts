import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { clausesOf, unfounded } from '../../../kernel';
import { landCases } from '../cases/landIncome';
import { TERRAIN_KEYS, TERRAIN_TABLE, TERRAINS } from '../data';
import { fieldIncome, fieldsByTerrain, incomeOfFields, landIncome } from './income';

const incomeOf = (given: Readonly<Record<string, number>>, settings = {}) =>
  incomeOfFields(new Map(Object.entries(given)), settings);

describe('land income', () => {
  it.each(landCases)('$id: $title $clauses', ({ given, expect: expected }) => {
    const { rows, fields, total } = incomeOf(given);
    expect(
      Object.fromEntries(rows.map(({ terrain, income }) => [terrain.key, income.value])),
    ).toEqual(expected.rows);
    expect(fields).toBe(expected.fields);
    expect(total.value).toBe(expected.total);
    expect(unfounded(total, [TERRAIN_TABLE])).toEqual([]);
  });

  it('of the sample realm as drawn on the map is that of the booklet (WW-8.3-06, WW-8.3-22)', () => {
    const { map } = tharosCampaign().world;
    expect(Object.fromEntries(fieldsByTerrain(map, 'tha'))).toEqual(landCases[0]?.given);
    expect(landIncome(map, 'tha', {}).total.value).toBe(155_963);
  });

  it.each(TERRAIN_KEYS)(
    'of one field %s is what the catalogue prints (WW-2.2-09, WW-3.1-04)',
    (key) => {
      expect(fieldIncome(TERRAINS[key], {}).value).toBe(TERRAINS[key].income);
    },
  );

  it('explains itself down to the table and the tax rate (WW-3.1-03)', () => {
    const income = fieldIncome(TERRAINS.vul, {});
    expect(income).toEqual({
      kind: 'rule',
      value: 38,
      name: 'fieldIncome',
      clause: 'WW-3.1-03',
      about: { terrain: 'vul' },
      body: {
        kind: 'operation',
        value: 38,
        operator: 'quotient',
        rounding: 'halfUp',
        parts: [
          {
            kind: 'operation',
            value: 3750,
            operator: 'product',
            rounding: 'exact',
            parts: [
              {
                kind: 'cell',
                value: 625,
                table: 'terrain',
                row: 'vul',
                column: 'inhabitants',
                clause: 'WW-2.2-09',
              },
              { kind: 'fact', value: 6, name: 'taxRate', about: {}, clause: 'WW-3.1-03' },
            ],
          },
          { kind: 'fact', value: 100, name: 'percent', about: {} },
        ],
      },
    });
    expect(clausesOf(income)).toEqual(['WW-3.1-03', 'WW-2.2-09']);
  });

  it.each([
    ['half_up_per_field', 76],
    ['half_up_sum', 75],
    ['floor', 74],
  ])('of two volcanoes rounded by %s is %d (WW-12.3-04)', (rounding, gold) => {
    expect(incomeOf({ vul: 2 }, { 'econ.rounding': rounding }).total.value).toBe(gold);
  });

  it('follows the tax rate and the water income the GM lays down (WW-3.1-03, WW-12.3-03)', () => {
    expect(incomeOf({ t: 1 }, { 'econ.tax_rate_pct': 8 }).total.value).toBe(4000);
    expect(incomeOf({ w: 2, tw: 1, ew: 1 }, { 'econ.water_income': 50 }).total.value).toBe(210);
  });
});
