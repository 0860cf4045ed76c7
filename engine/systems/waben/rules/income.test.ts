import { describe, expect, it } from 'vitest';
import { clausesOf, unfounded } from '../../../kernel';
import { TERRAIN_KEYS, TERRAIN_TABLE, TERRAINS } from '../data';
import { fieldIncome, incomeOfFields } from './income';

/** Terrain, fields and gold of the booklet's example balance: 40 ice fields pay 2,400, not 60. */
const EXAMPLE: readonly (readonly [terrain: string, fields: number, gold: number])[] = [
  ['t', 25, 75_000],
  ['h', 13, 19_500],
  ['b', 8, 6000],
  ['g', 5, 1875],
  ['twa', 5, 9000],
  ['hwa', 2, 1800],
  ['bwa', 1, 450],
  ['tse', 2, 3600],
  ['hse', 4, 3600],
  ['tsu', 37, 22_200],
  ['hsu', 12, 3600],
  ['bsu', 9, 1350],
  ['ew', 40, 2400],
  ['tew', 5, 3000],
  ['hew', 7, 2100],
  ['bew', 1, 150],
  ['gew', 4, 300],
  ['vul', 1, 38],
];
const LAND = Object.fromEntries(EXAMPLE.map(([terrain, fields]) => [terrain, fields]));

const incomeOf = (given: Readonly<Record<string, number>>, settings = {}) =>
  incomeOfFields(new Map(Object.entries(given)), settings);

describe('land income', () => {
  it.each<
    [
      title: string,
      land: Readonly<Record<string, number>>,
      fields: number,
      rows: Readonly<Record<string, number>>,
      total: number,
    ]
  >([
    [
      'the example turn (WW-8.3-20, WW-8.3-21, WW-8.3-22, WW-3.1-03, WW-3.1-04, WW-0.2-02)',
      LAND,
      181,
      Object.fromEntries(EXAMPLE.map(([terrain, , gold]) => [terrain, gold])),
      155_963,
    ],
    [
      'water pays nothing, ice on it does (WW-3.1-05, WW-12.3-03)',
      { w: 7, tw: 3, ew: 1 },
      11,
      { w: 0, tw: 0, ew: 60 },
      60,
    ],
    [
      'half a gold piece is rounded up once per field, before multiplying (WW-0.2-02, WW-12.3-04)',
      { vul: 2 },
      2,
      { vul: 76 },
      76,
    ],
    ['terrain outside the catalogue pays nothing (WW-3.3-02)', { nowhere: 3 }, 0, {}, 0],
  ])('%s', (_, land, count, gold, sum) => {
    const { rows, fields, total } = incomeOf(land);
    expect(
      Object.fromEntries(rows.map(({ terrain, income }) => [terrain.key, income.value])),
    ).toEqual(gold);
    expect([fields, total.value]).toEqual([count, sum]);
    expect(unfounded(total, [TERRAIN_TABLE])).toEqual([]);
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

  it('follows the tax rate and the water income the GM sets (WW-3.1-03, WW-12.3-03)', () => {
    expect(incomeOf({ t: 1 }, { 'econ.tax_rate_pct': 8 }).total.value).toBe(4000);
    expect(incomeOf({ w: 2, tw: 1, ew: 1 }, { 'econ.water_income': 50 }).total.value).toBe(210);
  });
});
