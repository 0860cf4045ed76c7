import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import {
  type BalanceSheet,
  type Explained,
  fact,
  type Rulings,
  type Settings,
  unfounded,
} from '../../../kernel';
import { at } from '../../../testing';
import { type World, WORK_PER_POINT } from '../../../world';
import { waben } from '..';
import type { DeclarationMeaning } from '../orders/declaration';
import { adjudicate } from '../turn';
import type { WabenTurn } from '../turn/turn';
import type { Account, Book } from '../rules/economy/book';
import { sheetOf } from '../rules/economy/sheet';
import { storedIn } from '../rules/economy/storage';
import { balanceOf } from '../views/balance';
import { turnOfCase } from './build';
import type { CaseTurn } from './case';
import { bookedTurn, inputOfMoney, type MoneyTurn } from './moneyBuild';
import { times } from '../../../testing/trials';

const goldOf = (sheet: BalanceSheet | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (sheet?.summary ?? []).map(({ id, key, cells }) => [id ?? key, cells['gold']?.value ?? NaN]),
  );

describe('the realm of the booklet as it stands', () => {
  const { world, settings } = tharosCampaign();
  const sheet = balanceOf(world, 'tha', settings);

  it('WW-8.3-22, -23, -24, WW-3.3-07: has the summary of the example where its data give it', () => {
    expect(goldOf(sheet)).toEqual({
      oldTreasury: 20_100,
      landTax: 155_963,
      settlementTax: 30_000,
      settlementUpkeep: -10_800,
      infrastructureUpkeep: -4800,
      unitUpkeep: -27_430,
      muster: 0,
      newStructures: 0,
      newTreasury: 163_033,
    });
    expect(sheet?.after.value).toBe(163_033);
    expect(sheet?.storage).toEqual({ '210/04': 163_033 });
  });

  it('WW-3.3-07, WW-8.3-21, WW-8.3-24: lists every section with its columns', () => {
    const totals = Object.fromEntries(
      (sheet?.sections ?? []).map(({ key, totals: sums }) => [
        key,
        Object.fromEntries(Object.entries(sums).map(([column, { value }]) => [column, value])),
      ]),
    );
    expect(totals).toEqual({
      landIncome: {
        ...{ fields0: 40, fields1: 74, fields2: 38, fields3: 19, fields4: 10, fields: 181 },
        ...{ gold0: 2400, gold1: 112_800, gold2: 30_600, gold3: 7950, gold4: 2213 },
        gold: 155_963,
      },
      settlementIncome: {
        ...{ inhabitants: 200_000, value: 48 + 24 + 36 },
        ...{ gross: 30_000, upkeep: 10_800, net: 19_200 },
      },
      muster: { gold: 0 },
      infrastructureUpkeep: { difficulty0: 30, difficulty1: 6, difficulty2: 12, gold: 4800 },
      unitUpkeep: { cost: 27_430 },
    });
  });

  it('WW-3.3-06: every figure follows from its parts', () => {
    const figures = (sheet?.sections ?? []).flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => Object.values(cells)),
    );
    expect(figures.length).toBeGreaterThan(50);
    expect(figures.flatMap((figure) => unfounded(figure, waben.tables))).toEqual([]);
  });

  it('is nobody’s if there is no such party', () => {
    expect(balanceOf(world, 'xyz', settings)).toBeUndefined();
  });
});

describe('a turn in which no upkeep of structures is due', () => {
  const upkeeps = (moon: number): readonly (Explained | undefined)[] => {
    const { balances } = bookedTurn({
      map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
      fields: { '210/20': { owner: 'a', settlement: { type: 'brg', owner: 'a', built: 12 } } },
      units: [],
      treasury: { a: 10_000 },
      moon,
    });
    return ['settlementUpkeep', 'infrastructureUpkeep'].map(
      (row) => balances[0]?.summary.find(({ key }) => key === row)?.cells['gold'],
    );
  };

  it('WW-4.1-24, WW-3.4-03: says in both rows that it comes with the income', () => {
    const why = { kind: 'fact', name: 'upkeepNotDue', value: 0, clause: 'WW-4.1-24' };
    expect(upkeeps(2)).toMatchObject([why, why]);
    expect(upkeeps(1).map((cell) => cell?.value)).toEqual([-1200, 0]);
    expect(JSON.stringify(upkeeps(1))).not.toContain('upkeepNotDue');
  });
});

/** Rows of the booklet's summary, each as one movement. */
const books = (rows: readonly (readonly [Account, number])[]): Book => ({
  party: 'tha',
  before: 20_100,
  vault: { seat: '210/04', gold: { '210/04': 0 }, locked: [], isLocal: false },
  entries: rows.map(([account, amount]) => ({
    account,
    posting: { party: 'tha', amount, name: account, why: fact('statedExpense', amount) },
  })),
  sections: {},
  muster: [],
  isExhausted: false,
});

describe('the new treasury of the booklet', () => {
  const rows: readonly (readonly [Account, number])[] = [
    ['landTax', 155_963],
    ['settlementTax', 30_000],
    ['settlementUpkeep', -10_800],
    ['infrastructureUpkeep', -4800],
    ['unitUpkeep', -37_880],
    ['muster', -23_275],
    ['newStructures', -15_000],
  ];

  it('WW-8.3-32, WW-12.8-10: is 114,308 recomputed, whatever the example makes of it', () => {
    expect(sheetOf(books(rows), 58, {}).after.value).toBe(114_308);
  });

  it('WW-8.3-32: is 108,308 in the variant reading', () => {
    const variant = rows.map(([account, amount]): readonly [Account, number] => {
      if (account === 'unitUpkeep') return [account, -38_880];
      return account === 'muster' ? [account, -28_275] : [account, amount];
    });
    expect(sheetOf(books(variant), 58, {}).after.value).toBe(108_308);
  });
});

const MAP = [{ no: '210', u: 0, v: 0, terrain: 't' }];

/** 48 fields of lowland and a castle of party a, and an empty-handed neighbour. */
const REALM: MoneyTurn = {
  map: MAP,
  fields: {
    '210/19': { owner: 'a' },
    '210/20': { owner: 'a', settlement: { type: 'brg', owner: 'a', built: 12 } },
    '210/21': { owner: 'a' },
  },
  units: [
    { party: 'a', number: 101, type: 'K', size: 1000, place: '210/20' },
    { party: 'b', number: 101, type: 'K', size: 1000, place: '210/40' },
  ],
  treasury: { a: 100 },
};

describe("the GM's word over the books", () => {
  const ruled = (key: string, value: number): MoneyTurn => ({
    ...REALM,
    rulings: { [key]: { key, value, reason: 'drought' } },
  });

  it('WW-0.1-05: overrides a row of the summary, and the gold follows by a movement of its own', () => {
    const run = bookedTurn(ruled('balance/a/summary/landTax/gold', 5000));
    const own = run.postings.filter(({ party }) => party === 'a');
    expect(goldOf(run.balances[0])).toMatchObject({ landTax: 5000, newTreasury: 5400 });
    expect(run.world.parties['a']?.treasury).toBe(5400);
    expect(own.map(({ name, amount }) => [name, amount])).toEqual([
      ['landTax', 9000],
      ['correction', -4000],
      ['settlementTax', 1500],
      ['settlementUpkeep', -1200],
    ]);
  });

  it('overrides a cell of a list, and sums and summary follow', () => {
    const run = bookedTurn(ruled('balance/a/landIncome/normal/gold1', 8000));
    expect(goldOf(run.balances[0])).toMatchObject({ landTax: 8000, newTreasury: 8400 });
  });

  it('overrides a free row and what units suffer', () => {
    const given: MoneyTurn = {
      ...REALM,
      moon: 2,
      changes: { 'a:101': { leaders: 1 } },
      declares: { b: [{ kind: 'income', gold: 70, cause: 'Fund' }] },
      settings: { 'econ.other_income': 'free' },
      rulings: {
        'balance/b/summary/other1/gold': {
          key: 'balance/b/summary/other1/gold',
          value: 50,
          reason: 'half of it',
        },
        'upkeep/a:101/deserters': { key: 'upkeep/a:101/deserters', value: 7, reason: 'loyal' },
      },
    };
    const run = bookedTurn(given);
    // Another party's upkeep takes what is there, so that the free row is all that is left.
    expect(run.world.units['a:101']?.size).toBe(993);
    expect(
      run.postings.filter(({ name }) => name === 'correction').map(({ amount }) => amount),
    ).toEqual([-20]);
  });

  it('WW-0.2-01: counts gold only in whole pieces, and no more than can be counted', () => {
    for (const word of [1.5, 1e300, NaN]) {
      const run = bookedTurn(ruled('balance/a/summary/landTax/gold', word));
      expect(goldOf(run.balances[0])['landTax']).toBe(9000);
    }
  });

  const treasuryOf = (given: MoneyTurn): number | undefined =>
    bookedTurn(given).world.parties['a']?.treasury;

  it.each([
    ['a row that is not due', 'summary/landTax', 500, 3, 600],
    ['the taxes of all settlements', 'settlementIncome/total', 99, 1, 100 + 9000 + 99 - 1200],
    ['the list of raising', 'muster/total', -40, 3, 60],
  ] as const)('overrides %s, and the gold follows', (_, row, value, moon, treasury) => {
    const column = row.startsWith('settlementIncome') ? 'gross' : 'gold';
    const given = { ...ruled(`balance/a/${row}/${column}`, value), moon };
    expect(bookedTurn(given).balances[0]?.after.value).toBe(treasury);
    expect(treasuryOf(given)).toBe(treasury);
  });

  it('overrides the upkeep of all settlements, which is gold that leaves', () => {
    const given = ruled('balance/a/settlementIncome/total/upkeep', 1000);
    expect(goldOf(bookedTurn(given).balances[0])).toMatchObject({ settlementUpkeep: -1000 });
    expect(treasuryOf(given)).toBe(100 + 9000 + 1500 - 1000);
  });

  it.each([
    [800, 800, 1000],
    [800, 300, 820],
    [3000, 500, 900],
  ])('a total of unit upkeep of %d costs no more than the %d there are', (total, gold, heads) => {
    const run = bookedTurn({
      ...ruled('balance/a/unitUpkeep/total/cost', total),
      moon: 2,
      treasury: { a: gold },
      changes: { 'a:101': { leaders: 0 } },
    });
    expect(run.world.parties['a']?.treasury).toBe(0);
    expect(run.world.units['a:101']?.size).toBe(heads);
  });
});

describe('gold that turned up in the march (WW-10.1-09)', () => {
  it('is booked at the end: refunds as rows of the raising list, booty as a free row (WW-5.1-36)', () => {
    const run = bookedTurn({ ...REALM, moon: 3 }, (turn) => {
      turn.credits.push(
        {
          party: 'a',
          posting: {
            amount: 3000,
            name: 'refund',
            why: fact('goldReceived', 3000),
            place: '210/20',
            about: { unit: 'a:101' },
          },
        },
        {
          party: 'b',
          posting: { amount: 40, name: 'booty', why: fact('goldReceived', 40), place: '210/40' },
        },
      );
    });
    expect(goldOf(run.balances[0])).toMatchObject({ muster: 3000, newTreasury: 3100 });
    expect(run.balances[0]?.sections.find(({ key }) => key === 'muster')?.rows).toMatchObject([
      {
        key: 'disbanded',
        id: '101-disbanded',
        about: { unit: 101 },
        cells: { gold: { value: 3000 } },
      },
    ]);
    expect(goldOf(run.balances[1])).toMatchObject({ other1: 40, newTreasury: 40 });
  });

  it('leaves the place where it was taken (WW-7.3-23)', () => {
    const given: MoneyTurn = {
      ...REALM,
      moon: 3,
      fields: { ...REALM.fields, '210/22': { settlement: { type: 'std', owner: 'a', built: 24 } } },
      parties: { a: { capital: at('210/20'), storage: { [at('210/22')]: 60 } } },
    };
    const { world } = inputOfMoney(given);
    expect(['210/20', '210/22'].map((field) => storedIn(world, 'a', at(field), {}))).toEqual([
      40, 60,
    ]);
    const run = bookedTurn(given, (turn) => {
      turn.credits.push({
        party: 'a',
        posting: {
          amount: -50,
          name: 'plundered',
          why: fact('statedExpense', -50),
          place: '210/22',
        },
      });
    });
    expect(run.balances[0]?.storage).toEqual({ '210/20': 40, '210/22': 10 });
  });
});

describe('taxes at the end of the income moon (WW-12.3-06)', () => {
  it('go to whoever holds the land then', () => {
    const settings = { 'econ.tax_owner_at': 'income_moon_end' };
    const conquered = (world: World): World => {
      const no = Object.keys(world.map.grossfelder)[0] ?? '';
      const chunk = Object.values(world.map.grossfelder)[0];
      if (chunk === undefined) return world;
      const owner = chunk.owner.map((old, index) => (index === 18 ? 'b' : old));
      return { ...world, map: { ...world.map, grossfelder: { [no]: { ...chunk, owner } } } };
    };
    const march = (turn: WabenTurn): void => {
      turn.world = conquered(turn.world);
    };
    const early = bookedTurn(REALM, march);
    const late = bookedTurn({ ...REALM, settings }, march);
    expect(early.balances.map((sheet) => goldOf(sheet)['landTax'])).toEqual([9000, 0]);
    expect(late.balances.map((sheet) => goldOf(sheet)['landTax'])).toEqual([6000, 3000]);
  });
});

describe('units raised in a turn', () => {
  const turn = (moons: number, settings: Settings = {}): CaseTurn => ({
    map: MAP,
    fields: { '210/20': { owner: 'a', settlement: { type: 'brg', owner: 'a', built: 12 } } },
    units: [],
    moons,
    orders: {},
    settings,
  });
  const marchOf = (given: CaseTurn, moon: number) => {
    const input = turnOfCase(given);
    const parties = Object.fromEntries(
      Object.values(input.world.parties).map((party) => [
        party.key,
        { ...party, treasury: 90_000 },
      ]),
    );
    const world = { ...input.world, parties, clock: { ...input.world.clock, moon } };
    const letter =
      'Nr.\tPosition alt\tZugbefehl\tBefehl\tSonstiges\n101\t210/20\t-21\tKV\tneu 100K';
    const proposal = adjudicate({ ...input, world, orders: { a: letter } });
    const march = proposal?.marches.find(({ unit }) => unit === 101);
    return [march?.allowance.value, march?.end, march?.steps[0]?.begin.numerator];
  };

  it('WW-5.1-24, WW-12.5-10: may move in it, unless the GM says otherwise', () => {
    expect(marchOf(turn(1), 2)).toEqual([15, '210/21', 0]);
    expect(marchOf(turn(1, { 'unit.new_moves': false }), 2)).toEqual([0, '210/20', undefined]);
  });

  it('WW-10.1-20: exist from the muster moon on: their clock and their points begin there', () => {
    expect(marchOf(turn(3), 1)).toEqual([30, '210/21', 1]);
  });
});

describe('a road to a neighbour (WW-4.3-06)', () => {
  const given: MoneyTurn = {
    ...REALM,
    fields: { ...REALM.fields, '210/28': { owner: 'b' } },
    treasury: { a: 20_000 },
    moon: 3,
  };
  const build = (rulings: Rulings = {}) => {
    const orders = { a: 'Neubauten\nneu: Straße 210/21(4)\n' };
    return adjudicate({ ...inputOfMoney(given), orders, rulings });
  };

  it('is asked for, and neither built nor paid until the GM agrees', () => {
    const asked = build();
    expect(asked?.findings.map(({ code }) => code)).toContain('F-BUILD-AGREE');
    const question = asked?.questions.find(({ name }) => name === 'buildConsent');
    expect(question).toMatchObject({ key: 'build/a/road 210/21(4)', proposal: 'refused' });
    expect(asked?.world.works).toEqual({});
    const key = question?.key ?? '';
    const agreed = build({ [key]: { key, value: 'built', reason: 'they met at the border' } });
    expect(Object.keys(agreed?.world.works ?? {})).toEqual(['road 210/21(4)']);
    expect(agreed?.postings.map(({ name, amount }) => [name, amount])).toEqual([
      ['firstStage', -4000],
    ]);
  });
});

const anyDeclaration = (other: string): fc.Arbitrary<DeclarationMeaning> =>
  fc.oneof(
    fc.record({
      kind: fc.constant('spend' as const),
      gold: fc.nat(4000),
      purpose: fc.constant('x'),
    }),
    fc.record({
      kind: fc.constant('pay' as const),
      to: fc.constantFrom(other, 'nobody'),
      gold: fc.nat(4000),
      purpose: fc.constant('y'),
    }),
    fc.record({ kind: fc.constant('tax' as const), rate: fc.nat(20) }),
    fc.record({
      kind: fc.constant('upkeep' as const),
      unit: fc.constantFrom(101, 102),
      gold: fc.nat(2000),
    }),
    fc.record({
      kind: fc.constant('store' as const),
      place: fc.constant(at('210/20')),
      gold: fc.nat(9000),
    }),
    fc.record({
      kind: fc.constant('muster' as const),
      unit: fc.constantFrom(101, 103, 301),
      count: fc.nat(3000),
      type: fc.constantFrom('K', 'R', 'S'),
      leaders: fc.constantFrom(null, 0, 1, 2),
      place: fc.constantFrom(at('210/20'), at('210/44')),
      gold: fc.constant(null),
    }),
  );

const anyMoney: fc.Arbitrary<MoneyTurn> = fc
  .record({
    a: fc.array(anyDeclaration('b'), { maxLength: 6 }),
    b: fc.array(anyDeclaration('a'), { maxLength: 6 }),
    gold: fc.tuple(fc.nat(20_000), fc.nat(3000)),
    moon: fc.constantFrom(1, 2, 3, 12),
    moons: fc.constantFrom(1, 2, 3),
    unpaid: fc.nat(1),
    raises: fc.boolean(),
  })
  .map(({ a, b, gold, moon, moons, unpaid, raises }) => {
    const answers = [101, 103, 301].flatMap((unit) =>
      ['a', 'b'].map((party) => `muster/${party}:${String(unit)}`),
    );
    return {
      ...REALM,
      units: [...REALM.units, { party: 'a', number: 102, type: 'K', size: 500, place: '210/21' }],
      changes: {
        'a:101': { leaders: 1, unpaid, raised: { t: 700, h: 300 } },
        'b:101': { leaders: 1 },
      },
      treasury: { a: gold[0], b: gold[1] },
      declares: { a, b },
      moon,
      moons,
      rulings: raises
        ? Object.fromEntries(answers.map((key) => [key, { key, value: 'balance', reason: 'law' }]))
        : {},
    };
  });

describe('gold appears and vanishes by postings only (law 5)', () => {
  const figure = ({ why }: { readonly why: Explained }): number => why.value;

  it('whatever letters declare: nobody is in debt, postings tell every change, payments are nobody’s gain', () => {
    fc.assert(
      fc.property(anyMoney, (given) => {
        const run = bookedTurn(given);
        for (const sheet of run.balances) {
          const own = run.postings.filter(({ party }) => party === sheet.party);
          const after = run.world.parties[sheet.party];
          expect(after?.treasury).toBe(
            own.map(figure).reduce((sum, one) => sum + one, sheet.before),
          );
          expect(after?.treasury).toBeGreaterThanOrEqual(0);
          expect(sheet.after.value).toBe(after?.treasury);
          const stored = Object.values(sheet.storage);
          expect(stored.every((part) => part > 0)).toBe(true);
          expect(stored.reduce((sum, part) => sum + part, 0)).toBe(after?.treasury);
        }
        const passed = run.postings.filter(({ name }) => name === 'payment' || name === 'received');
        expect(passed.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        for (const { size, morale, raised } of Object.values(run.world.units)) {
          expect(size).toBeGreaterThan(0);
          expect([-3, -2, -1, 0]).toContain(morale);
          expect(Object.values(raised).every((part) => part > 0)).toBe(true);
        }
      }),
      times(150),
    );
  });
});

describe('what a letter wants built', () => {
  const HEAD = 'Nr.\tZugbefehl\tBefehl';
  const turnOf = (line: string, given: Partial<MoneyTurn> = {}) =>
    adjudicate({
      ...inputOfMoney({ ...REALM, moon: 2, treasury: { a: 500_000 }, ...given }),
      orders: { a: `${line}\n\n${HEAD}\n101\t\tKV` },
    });
  const codesOf = (turn: ReturnType<typeof turnOf>): readonly string[] =>
    (turn?.findings ?? []).map(({ code }) => code).filter((code) => code.startsWith('F-'));

  it('WW-4.2-23: a harbour where there is no water falls away, the settlement is built (F-PORT-SIDE)', () => {
    const sides = { '210/21(3)': ['river'] as const };
    const turn = turnOf('neu: Burg in 210/21 „Neuburg“ Hafen 2,3', { sides });
    const town = turn?.world.map.grossfelder[at('210/21').slice(0, 3) as never]?.settlements[20];
    expect(codesOf(turn)).toContain('F-PORT-SIDE');
    expect(town).toMatchObject({ type: 'brg', harbours: [3] });
    expect(turn?.world.works['settlement 210/21']?.progress).toBe(WORK_PER_POINT);
  });

  it('WW-4.2-11, WW-4.2-20, WW-4.2-25: only the capital grows to a metropolis inland (F-BUILD-TOOBIG)', () => {
    const grown = (capital: string | null) =>
      turnOf('Ausbau Burg 210/20 zur Metropole', {
        parties: { a: { capital: capital === null ? null : at(capital) } },
      });
    const refused = grown(null);
    expect(codesOf(refused)).toContain('F-BUILD-TOOBIG');
    expect(refused?.world.works).toEqual({});
    const allowed = grown('210/20');
    expect(codesOf(allowed)).not.toContain('F-BUILD-TOOBIG');
    expect(allowed?.world.works['settlement 210/20']?.type).toBe('met');
  });
});

describe('gold in a besieged settlement (WW-7.3-27, WW-12.3-09)', () => {
  const siege: MoneyTurn = {
    ...REALM,
    fields: {
      ...REALM.fields,
      '210/30': { owner: 'a', settlement: { type: 'gar', owner: 'a', built: 6 } },
    },
    treasury: { a: 1000 },
    parties: { a: { capital: at('210/20') } },
    units: [
      { party: 'a', number: 101, type: 'K', size: 1000, place: '210/20', order: 'KH' },
      { party: 'b', number: 101, type: 'K', size: 1000, place: '210/20', order: 'KA' },
    ],
  };

  it('keeps up the settlement in which it lies, and nothing else', () => {
    const run = bookedTurn(siege);
    expect(goldOf(run.balances[0])).toMatchObject({ settlementUpkeep: -1200 });
    expect(Object.keys(run.world.works)).toEqual(['settlement 210/30']);
  });

  it('is free where nobody holds the place, or nobody attacks it', () => {
    const held = siege.units.map((unit) => (unit.party === 'a' ? { ...unit, order: 'KI' } : unit));
    const idle = siege.units.map((unit) => (unit.party === 'b' ? { ...unit, order: 'KV' } : unit));
    for (const units of [held, idle]) {
      expect(goldOf(bookedTurn({ ...siege, units }).balances[0])).toMatchObject({
        settlementUpkeep: -1800,
      });
    }
  });

  it('WW-3.2-05: who cannot pay the first structure pays none behind it', () => {
    const run = bookedTurn({
      ...siege,
      units: [],
      treasury: { a: 700 },
      declares: { a: [{ kind: 'tax', rate: 0 }] },
    });
    expect(goldOf(run.balances[0])).toMatchObject({ settlementUpkeep: 0, newTreasury: 700 });
    expect(Object.keys(run.world.works)).toEqual(['settlement 210/20', 'settlement 210/30']);
  });

  it('can be loaded there; where gold is local only what lies there (econ.local_money)', () => {
    const loaded = (settings: Settings, place: string): number | undefined =>
      bookedTurn({
        ...siege,
        moon: 3,
        settings,
        units: [...siege.units, { party: 'a', number: 401, type: 'LT', size: 9, place }],
        orders: { a: ['401 | | | | laden 500 GS'] },
      }).world.units['a:401']?.gold;
    expect(loaded({}, '210/20')).toBe(500);
    expect(loaded({}, '210/30')).toBe(0);
    expect(loaded({ 'econ.local_money': true }, '210/20')).toBe(500);
    expect(loaded({ 'econ.local_money': true }, '210/30')).toBe(0);
  });
});
