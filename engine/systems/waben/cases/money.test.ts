import { describe, expect, it } from 'vitest';
import { type Explained, nodesOf, type Settings, unfounded } from '../../../kernel';
import { at, realm } from '../../../testing';
import { blankWork, type Work, WORK_PER_POINT } from '../../../world';
import { waben } from '..';
import { boardOf } from '../rules/movement/board';
import { type Estate, estatesOf, NO_ESTATE } from '../rules/economy/estate';
import { townSection } from '../rules/economy/towns';
import { marksAfter, unrestRisk } from '../rules/economy/unrest';
import { deserters, isMostlyUnpaid, moraleAfter, spreadEvenly } from '../rules/economy/unpaid';
import { landInhabitants, surplusTowns, urbanShare } from '../rules/economy/urban';
import { townInhabitants } from '../rules/structure/town';
import { sum } from '../../../kernel';
import { worldOfCase } from './build';
import type { CaseWorld } from './case';
import {
  arrearsCases,
  type GivenTown,
  type GivenUrban,
  spreadCases,
  townCases,
  unrestCases,
  urbanCases,
} from './money';

const honest = (...figures: readonly Explained[]): void => {
  expect(figures.flatMap((figure) => unfounded(figure, waben.tables))).toEqual([]);
};

const MAP = [{ no: '210', u: 0, v: 0, terrain: 't' }];

/** A realm with one settlement, its capital unless another field is. */
const estateWithTown = (
  { type, terrain, settings = {} }: GivenTown,
  capital = '210/20',
  sides: CaseWorld['sides'] = {},
): Estate => {
  const fields = { '210/20': { terrain, settlement: { type, owner: 'a', built: 48 } } };
  const world = worldOfCase({ map: MAP, fields, sides, units: [] });
  const { ground, chunks } = boardOf(world.map, settings);
  const parties = { a: realm('a', { capital: at(capital) }) };
  const estate = estatesOf(ground, chunks, { works: {}, parties }, settings).get('a') ?? NO_ESTATE;
  // Enough land that the urban limit holds.
  return { ...estate, fields: new Map([['t', 100]]) };
};

describe('structures on sides', () => {
  const sidesOf = (given: Omit<CaseWorld, 'units'>, works: readonly Work[], settings: Settings) => {
    const { map } = worldOfCase({ ...given, units: [] });
    const { ground, chunks } = boardOf(map, settings);
    const books = Object.fromEntries(works.map((work) => [work.id, work]));
    const { sides } =
      estatesOf(ground, chunks, { works: books, parties: {} }, settings).get('a') ?? NO_ESTATE;
    return sides.map(({ kind, value }) => [kind, value]);
  };
  const land = { map: MAP, fields: { '210/19': { owner: 'a' }, '210/20': { owner: 'a' } } };

  it('WW-4.1-12, WW-4.3-04: a wall that is being strengthened is kept up as it stands', () => {
    const walled = { ...land, walls: { '210/20(2)': 8 } };
    const work: Work = {
      ...blankWork('wall', at('210/20'), 2, 13),
      owners: ['a'],
      progress: 10 * WORK_PER_POINT,
    };
    expect(sidesOf(walled, [work], {})).toEqual([['wall', 8]]);
    expect(sidesOf(walled, [work], { 'build.upkeep_unfinished': true })).toEqual([
      ['wall', 8],
      ['wall', 2],
    ]);
  });

  it('WW-4.3-01: a road is worth what the table, printed or by a house rule, says', () => {
    const built = { ...land, sides: { '210/19(2)': ['road'] as const } };
    expect(sidesOf(built, [], {})).toEqual([['road', 5]]);
    expect(sidesOf(built, [], { 'table.structure': { road: { buildingValue: 9 } } })).toEqual([
      ['road', 9],
    ]);
  });
});

describe('taxes and upkeep of a settlement', () => {
  it.each(townCases)('$id: $title', ({ given, expect: expected }) => {
    const { settings = {}, rate = 6 } = given;
    const dues = { rate, hasUpkeep: true };
    const { totals, rows } = townSection('a', estateWithTown(given), dues, settings, {});
    const { gross, upkeep, net } = rows[0]?.cells ?? {};
    expect({ gross: gross?.value, upkeep: upkeep?.value, net: net?.value }).toEqual(expected);
    expect(totals['net']?.value).toBe(expected.net);
    honest(...Object.values(totals), ...Object.values(rows[0]?.cells ?? {}));
  });

  it.each([
    ['210/20', {}, 15_000],
    ['210/19', {}, 7500],
    ['210/19', { '210/20(2)': ['river'] as const }, 15_000],
    ['210/19', { '210/20(2)': ['river', 'unnavigable'] as const }, 7500],
  ])(
    'WW-12.4-14: a metropolis inland pays for 50,000 unless it is the capital (%s, %j: %d)',
    (capital, sides, gross) => {
      const estate = estateWithTown({ type: 'met', terrain: 't' }, capital, sides);
      const { rows } = townSection('a', estate, { rate: 6, hasUpkeep: true }, {}, {});
      const { inhabitants, gross: taxes, upkeep } = rows[0]?.cells ?? {};
      expect([inhabitants?.value, taxes?.value, upkeep?.value]).toEqual([100_000, gross, 4800]);
      honest(...Object.values(rows[0]?.cells ?? {}));
    },
  );

  it('WW-4.1-24: the upkeep of a castle in a swamp names value, price, difficulty and the 2 percent', () => {
    const dues = { rate: 6, hasUpkeep: true };
    const estate = estateWithTown({ type: 'brg', terrain: 'tsu' });
    const upkeep = townSection('a', estate, dues, {}, {}).rows[0]?.cells['upkeep'];
    const leaves =
      upkeep === undefined ? [] : nodesOf(upkeep).filter(({ kind }) => kind !== 'operation');
    expect(upkeep?.value).toBe(3600);
    expect(
      leaves.map((leaf) => ('name' in leaf ? leaf.name : 'row' in leaf ? leaf.row : leaf.kind)),
    ).toEqual([
      'structureUpkeep',
      'buildingCost',
      'townValueLeft',
      'brg',
      'settlement',
      'onePart',
      'difficulty',
      'upkeepShare',
      'percent',
    ]);
  });

  it("is the GM's where he says so, and the total follows", () => {
    const key = 'balance/a/settlementIncome/210/20/gross';
    const rulings = { [key]: { key, value: 100, reason: 'plague' } };
    const dues = { rate: 6, hasUpkeep: true };
    const { totals } = townSection(
      'a',
      estateWithTown({ type: 'std', terrain: 't' }),
      dues,
      {},
      rulings,
    );
    expect([totals['gross']?.value, totals['net']?.value]).toEqual([100, -2300]);
  });
});

const urbanEstate = ({ fields, towns, isOneAge }: GivenUrban): Estate => ({
  fields: new Map([['t', fields]]),
  sides: [],
  towns: towns.map((type, index) => ({
    field: at(`210/${String(10 + index)}`),
    difficulty: 0,
    isConfined: false,
    completed: isOneAge === true ? 3 : index,
    town: {
      damage: {},
      settlement: { type, name: type, owner: 'a', built: 48, harbours: [] },
    },
  })),
});

it('WW-9.5-01: exactly half unpaid is not more than half', () => {
  expect([50, 51].map((unpaid) => isMostlyUnpaid({ unpaid, due: 100 }))).toEqual([false, true]);
  expect(isMostlyUnpaid({ unpaid: 0, due: 0 })).toBe(false);
});

describe('the urban limit', () => {
  it.each(urbanCases)('$id: $title', ({ given, expect: expected }) => {
    const { settings = {} } = given;
    const estate = urbanEstate(given);
    const urban = sum(...estate.towns.map(({ town }) => townInhabitants(town, settings)));
    const share = urbanShare(landInhabitants(estate, settings), urban, settings);
    const surplus = surplusTowns(estate, settings).map((town) => estate.towns.indexOf(town));
    const section = townSection('a', estate, { rate: 6, hasUpkeep: true }, settings, {});
    expect({
      share: Math.round(share.value * 100) / 100,
      surplus,
      net: section.totals['net']?.value,
    }).toEqual(expected);
    honest(share, ...Object.values(section.totals));
  });

  it('WW-4.2-18: a surplus settlement pays nothing and costs its upkeep', () => {
    const [first] = urbanCases;
    const estate = urbanEstate(first?.given ?? { fields: 0, towns: [] });
    const rows = townSection('a', estate, { rate: 6, hasUpkeep: true }, {}, {}).rows;
    const { gross, net } = rows[2]?.cells ?? {};
    expect([gross?.value, net?.value]).toEqual([0, -3600]);
    expect(gross).toMatchObject({ clause: 'WW-4.2-16', body: { name: 'urbanSurplus' } });
  });
});

describe('upkeep that is not paid', () => {
  it.each(arrearsCases)('$id: $title', ({ given, expect: expected }) => {
    const { size, due, paid, morale = 0, settings = {} } = given;
    const arrears = { unpaid: due - paid, due };
    const mood = moraleAfter(morale, arrears, settings);
    const gone = deserters(size, arrears, settings);
    expect({ morale: mood.value, deserters: gone.value }).toEqual(expected);
    honest(mood, gone);
  });

  it.each(spreadCases)('$id: $title', ({ given, expect: expected }) => {
    const claims = given.dues.map(([number, due]) => ({ number, due }));
    const shares = spreadEvenly(claims, given.money);
    expect(claims.map(({ number }) => shares.get(number))).toEqual(expected);
  });
});

describe('raised taxes', () => {
  it.each(unrestCases)('$id: $title', ({ given, expect: expected }) => {
    const { rate, marks, settings = {} } = given;
    const risk = unrestRisk(rate, marks, settings);
    expect({ risk: risk.value, marks: marksAfter(marks, rate, settings) }).toEqual(expected);
    honest(risk);
  });
});
