import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { type GivenLines, playCase } from '../../../cases';
import { type BalanceSheet, type Explained, fact, unfounded } from '../../../kernel';
import { at } from '../../../testing';
import { caseFilesOf } from '../../../testing/case-files';
import { turnGiven } from '../../../testing/case-runner';
import { times } from '../../../testing/trials';
import { waben } from '..';
import type { DeclarationMeaning } from '../orders/declaration';
import type { Account, Book } from '../rules/economy/book';
import { sheetOf } from '../rules/economy/sheet';
import { collectIncome } from '../turn/income';
import { readSheets } from '../turn/letters';
import { settleBooks } from '../turn/settle-books';
import { spendMoney } from '../turn/spend';
import type { WabenTurn } from '../turn/turn';
import { balanceOf } from '../views/balance';
import { wabenCaseGame } from './game';
import { turnAfter } from './after';

const goldOf = (sheet: BalanceSheet | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (sheet?.summary ?? []).map(({ id, key, cells }) => [id ?? key, cells['gold']?.value ?? NaN]),
  );

describe('the realm of the booklet in its initial state', () => {
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
        fields0: 40,
        fields1: 74,
        fields2: 38,
        fields3: 19,
        fields4: 10,
        fields: 181,
        gold0: 2400,
        gold1: 112_800,
        gold2: 30_600,
        gold3: 7950,
        gold4: 2213,
        gold: 155_963,
      },
      settlementIncome: {
        inhabitants: 200_000,
        value: 48 + 24 + 36,
        gross: 30_000,
        upkeep: 10_800,
        net: 19_200,
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

  it('does not exist if there is no such party', () => {
    expect(balanceOf(world, 'xyz', settings)).toBeUndefined();
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

  it('WW-3.4-03, WW-4.1-24: lists that are not due say so with their clause, and so do their sums', () => {
    const { sections, summary } = sheetOf(books([]), 58, {});
    const reasons = sections.flatMap(({ none }) => (none?.kind === 'fact' ? [none] : []));
    expect(reasons.map(({ name, value, clause }) => [name, value, clause])).toEqual([
      ['taxNotDue', 0, 'WW-3.4-03'],
      ['taxNotDue', 0, 'WW-3.4-03'],
      ['upkeepNotDue', 0, 'WW-4.1-24'],
      ['unitUpkeepNotDue', 0, 'WW-3.4-03'],
    ]);
    expect(summary.find(({ key }) => key === 'landTax')?.cells['gold']).toEqual(reasons[0]);
  });

  it('WW-8.3-32: is 108,308 in the variant reading', () => {
    const variant = rows.map(([account, amount]): readonly [Account, number] => {
      if (account === 'unitUpkeep') return [account, -38_880];
      return account === 'muster' ? [account, -28_275] : [account, amount];
    });
    expect(sheetOf(books(variant), 58, {}).after.value).toBe(108_308);
  });
});

/** A turn with what letters declare in it. */
interface MoneyTurn {
  readonly lines: GivenLines;
  readonly declares: Readonly<Record<string, readonly DeclarationMeaning[]>>;
}

/** 48 fields of lowland and a castle of party a. */
const REALM = {
  map: '210 t',
  '210/19 210/21': 'of a',
  '210/20': 'of a, brg a 12',
};

/** The books of a turn without its march: letters, money in, money out, settling. */
function bookedTurn({ lines, declares }: MoneyTurn): WabenTurn {
  const words = { text: '', span: { start: 0, end: 0 } };
  const declare = (turn: WabenTurn): void => {
    turn.declarations = Object.fromEntries(
      Object.entries(declares).map(([party, all]) => [
        party,
        all.map((one) => ({ ...one, ...words })),
      ]),
    );
  };
  const input = turnGiven(wabenCaseGame, { ...REALM, ...lines });
  return turnAfter(input, readSheets, declare, collectIncome, spendMoney, settleBooks);
}

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
      ['a', 'b'].map((party) => [`decide muster/${party}:${String(unit)}`, 'balance'] as const),
    );
    const units = `101 K 1000 in 210/20, leaders 1, unpaid ${String(unpaid)}, raised t 700 h 300; 102 K 500 in 210/21`;
    return {
      lines: {
        a: `${units}; money ${String(gold[0])}`,
        b: `101 K 1000 in 210/40, leaders 1; money ${String(gold[1])}`,
        moon: String(moon),
        moons: String(moons),
        ...Object.fromEntries(raises ? answers : []),
      },
      declares: { a, b },
    };
  });

describe('gold appears and vanishes by postings only (law 5)', () => {
  it('in every case of money: postings are whole and explain the changes, and all of it has a place', () => {
    const files = caseFilesOf('waben').filter(({ name }) =>
      /^(?:books|muster|stages)\./.test(name),
    );
    expect(files).toHaveLength(3);
    for (const { name, cases } of files)
      for (const one of cases) {
        const { input, world, balances, postings } = playCase(wabenCaseGame, one).run;
        const place = `${name}:${String(one.line)}`;
        for (const { party, before, after, storage } of balances) {
          const own = postings.filter((posting) => posting.party === party);
          const total = own.reduce((sum, { amount }) => sum + amount, before);
          const stored = Object.values(storage).reduce((sum, gold) => sum + gold, 0);
          const told = [before, after.value, world.parties[party]?.treasury, stored];
          const treasury = input.world.parties[party]?.treasury;
          expect([place, ...told]).toEqual([place, treasury, total, total, total]);
        }
        const odd = postings.filter(
          ({ amount, why }) => why.value !== amount || !Number.isInteger(amount),
        );
        expect([place, odd]).toEqual([place, []]);
      }
    // A thousand turns are played: that is slow on a computer that is busy.
  }, 120_000);

  const figure = ({ why }: { readonly why: Explained }): number => why.value;

  it('whatever letters declare: nobody is in debt, postings explain every change, payments are nobody’s gain', () => {
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
