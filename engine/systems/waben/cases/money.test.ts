import { describe, expect, it } from 'vitest';
import { type Explained, type Settings, unfounded } from '../../../kernel';
import { at } from '../../../testing';
import { waben } from '..';
import type { Estate } from '../rules/economy/estate';
import { townSection } from '../rules/economy/towns';
import { deserters, isMostlyUnpaid, spreadEvenly } from '../rules/economy/unpaid';
import { marksAfter, unrestRisk } from '../rules/economy/unrest';
import { surplusTowns } from '../rules/economy/urban';

const honest = (...figures: readonly Explained[]): void => {
  expect(figures.flatMap((figure) => unfounded(figure, waben.tables))).toEqual([]);
};

/** Land in lowland fields of 50,000 inhabitants, and settlements by type, the oldest first. */
const estateOf = (fields: number, towns: readonly string[], isOneAge: boolean): Estate => ({
  fields: new Map([['t', fields]]),
  sides: [],
  towns: towns.map((type, index) => ({
    field: at(`210/${String(10 + index)}`),
    difficulty: 0,
    isConfined: false,
    completed: isOneAge ? 3 : index,
    town: {
      damage: {},
      settlement: { type, name: type, owner: 'a', built: 48, harbours: [] },
    },
  })),
});

const DUES = { rate: 6, hasUpkeep: true };
const OF_LAND: Settings = { 'settle.urban_base': 'land' };
const SMALLEST: Settings = { 'settle.urban_order': 'smallest' };
const LARGEST: Settings = { 'settle.urban_order': 'largest' };
const TWENTY: Settings = { 'settle.urban_limit_pct': 20 };

describe('the urban limit (WW-4.2-16, WW-4.2-17, WW-12.4-11)', () => {
  it.each<readonly [string, string, number, string, readonly number[], number, Settings]>([
    // A title, its clause, fields, towns; which are surplus, their net gold together.
    ['the newest pays nothing', 'WW-4.2-18', 20, 'met std fst', [2], 11_700, {}],
    ['without the fortress it is within', 'WW-4.2-17', 20, 'met std', [], 15_300, {}],
    ['exactly 15 percent do not exceed', 'WW-4.2-17', 17, 'met std', [], 15_300, {}],
    ['garrisons are passed over', 'WW-4.2-17', 20, 'met std fst gar', [2], 11_100, {}],
    ['a limit of 20 percent', 'WW-4.2-16', 20, 'met std fst', [], 19_200, TWENTY],
    ['held against the land alone', 'WW-12.4-11', 19, 'met std fst', [2, 1], 4200, OF_LAND],
    ['the smallest first', 'WW-12.4-11', 20, 'std fst met', [1], 11_700, SMALLEST],
    ['the largest first', 'WW-12.4-11', 20, 'std met fst', [1], 4200, LARGEST],
    ['of one age the higher position', 'WW-4.2-17', 20, 'std met std', [2], 12_900, {}],
  ])('%s (%s)', (title, _, fields, types, expected, net, settings) => {
    const estate = estateOf(fields, types.split(' '), title.startsWith('of one age'));
    const surplus = surplusTowns(estate, settings).map((town) => estate.towns.indexOf(town));
    const section = townSection('a', estate, DUES, settings, {});
    expect([surplus, section.totals['net']?.value]).toEqual([expected, net]);
    honest(...Object.values(section.totals));
  });

  it('WW-4.2-18, WW-3.1-13: a surplus settlement pays nothing and costs its upkeep', () => {
    const estate = estateOf(20, ['met', 'std', 'fst'], false);
    const { gross, net } = townSection('a', estate, DUES, {}, {}).rows[2]?.cells ?? {};
    expect([gross?.value, net?.value]).toEqual([0, -3600]);
    expect(gross).toMatchObject({ clause: 'WW-4.2-16', body: { name: 'urbanSurplus' } });
  });
});

describe('upkeep that is not paid (WW-9.5-01, WW-9.5-02)', () => {
  it('exactly half unpaid is not more than half', () => {
    expect([50, 51].map((unpaid) => isMostlyUnpaid({ unpaid, due: 100 }))).toEqual([false, true]);
    expect(isMostlyUnpaid({ unpaid: 0, due: 0 })).toBe(false);
  });

  it('27.5 percent missing: 5.5 percent is 6, and 6 percent of 25 heads 1.5, i.e. 2 (WW-0.2-02)', () => {
    const gone = deserters(25, { unpaid: 275, due: 1000 }, {});
    expect(gone.value).toBe(2);
    honest(gone);
  });

  it.each<readonly [string, readonly (readonly [number, number])[], number, readonly number[]]>([
    [
      'each gets its part rounded down, the rest goes one each by number',
      [
        [101, 100],
        [102, 100],
        [103, 100],
      ],
      200,
      [67, 67, 66],
    ],
    [
      'in proportion to what is due, whatever the order of the list',
      [
        [201, 50],
        [101, 1000],
      ],
      525,
      [25, 500],
    ],
    ['no money, nobody gets anything', [[101, 10]], 0, [0]],
    [
      'more than enough: everybody gets his due and no more',
      [
        [101, 10],
        [102, 20],
      ],
      100,
      [10, 20],
    ],
  ])('%s', (_, dues, money, expected) => {
    const claims = dues.map(([number, due]) => ({ number, due }));
    const shares = spreadEvenly(claims, money);
    expect(claims.map(({ number }) => shares.get(number))).toEqual(expected);
  });
});

describe('raised taxes (WW-9.5-05)', () => {
  it.each<readonly [string, number, number, number, number, Settings]>([
    // Rate and marks; the risk in percent, and the marks if it stays quiet.
    ['two points more: 20 percent risk (WW-9.5-06, WW-3.1-10)', 8, 0, 20, 0, {}],
    ['an earlier uprising adds 10 percent even at the usual rate', 6, 1, 10, 1, {}],
    ['each point below the usual rate removes a mark', 4, 3, 30, 1, {}],
    ['the people are more patient (WW-12.3-02)', 8, 0, 6, 0, { 'econ.unrest_pct_per_point': 3 }],
  ])('%s', (_, rate, marks, percent, left, settings) => {
    const risk = unrestRisk(rate, marks, settings);
    expect([risk.value, marksAfter(marks, rate, settings)]).toEqual([percent, left]);
    honest(risk);
  });
});
