import { describe, expect, it } from 'vitest';
import { attackerOf, compareSides } from '../rules/encounter/sides';
import { unitsInside } from '../rules/encounter/inside';
import { retreatChoice, type RetreatOption } from '../rules/encounter/retreat';
import { raisedAfterLosses } from '../rules/movement/raised';

const option = (spot: number, change: Partial<RetreatOption> = {}): RetreatOption => ({
  spot,
  isBack: false,
  hasEnemy: false,
  land: 'other',
  distance: null,
  home: null,
  difficulty: 4,
  direction: spot,
  ...change,
});

describe('where a unit retreats to (WW-7.1-15, WW-12.7-03)', () => {
  const best = option(1, { land: 'own', distance: 2, difficulty: 1 });

  it.each<[title: string, options: readonly RetreatOption[], expected: number | undefined]>([
    ['back, before everything else', [best, option(2, { isBack: true })], 2],
    ['not back where an enemy stands', [best, option(2, { isBack: true, hasEnemy: true })], 1],
    ['own land before allied', [option(1, { land: 'allied' }), option(2, { land: 'own' })], 2],
    ['allied land before unowned', [option(1, { land: 'free' }), option(2, { land: 'allied' })], 2],
    ['unowned land before other', [option(1), option(2, { land: 'free' })], 2],
    [
      'then far from where the opponent came',
      [option(1, { distance: 1 }), option(2, { distance: 2, difficulty: 8 })],
      2,
    ],
    ['then the easier step', [option(1), option(2, { difficulty: 3 })], 2],
    ['then the lowest direction', [option(2), option(1)], 1],
    ['nowhere, if enemies stand everywhere', [option(1, { hasEnemy: true })], undefined],
    ['nowhere, if there is no field', [], undefined],
  ])('%s', (_, options, expected) => {
    expect(retreatChoice(options, {})?.spot).toBe(expected);
  });

  it('the nearest own settlement first, if the GM wants that', () => {
    const options = [option(1, { isBack: true, home: 3 }), option(2, { home: 2 })];
    expect(retreatChoice(options, { 'fight.retreat_rule': 'home_first' })?.spot).toBe(2);
  });
});

describe('who attacks (WW-7.2-12, WW-12.7-06)', () => {
  const side = (order: 'N' | 'A' | 'H' | 'V', hasJustCome = false) => ({
    orders: [order],
    hasJustCome,
  });

  it.each([
    ['who came last', side('V', true), side('A'), 0],
    ['the more aggressive, if both came at once', side('V', true), side('A', true), 1],
    ['the more aggressive, if both were there', side('N'), side('A'), 0],
    ['both, if equal', side('A'), side('A'), null],
  ] as const)('%s', (_, one, other, expected) => {
    expect(attackerOf([one, other], {})).toBe(expected);
  });
});

describe('which side is due to fight (WW-7.1-17)', () => {
  const side = (...orders: readonly ('N' | 'A' | 'H' | 'V')[]) =>
    orders.map((order) => ({ party: 'b', order }));

  it('the most aggressive order, then the second, then the party key', () => {
    expect(compareSides(side('N', 'V'), side('A', 'A'))).toBeLessThan(0);
    expect(compareSides(side('A', 'A'), side('A', 'V'))).toBeLessThan(0);
    expect(compareSides(side('A', 'V'), side('A'))).toBeLessThan(0);
    expect(compareSides(side('A'), [{ party: 'a', order: 'A' }])).toBeGreaterThan(0);
    expect(compareSides(side('A'), side('A'))).toBe(0);
  });
});

describe('who is inside a settlement (WW-4.2-05, WW-12.5-15)', () => {
  const lodger = (number: number, room: number, arrived: number, wish: boolean | null = null) => ({
    id: `a:${String(number)}`,
    party: 'a',
    number,
    room,
    wish,
    arrived,
  });
  const inside = (...lodgers: readonly ReturnType<typeof lodger>[]) => [
    ...unitsInside(lodgers, 10_000, {}),
  ];

  it.each<
    [title: string, units: readonly ReturnType<typeof lodger>[], expected: readonly string[]]
  >([
    ['who came first', [lodger(101, 8000, 3), lodger(102, 8000, 2)], ['a:102']],
    ['of equals the lower number', [lodger(102, 8000, 2), lodger(101, 8000, 2)], ['a:101']],
    ['who is told to be', [lodger(101, 8000, 2), lodger(102, 8000, 3, true)], ['a:102']],
    ['nobody told to stand outside', [lodger(101, 10, 2, false)], []],
    [
      'whole units only, and smaller ones that still fit',
      [lodger(101, 9000, 1), lodger(102, 2000, 2), lodger(103, 1000, 3)],
      ['a:101', 'a:103'],
    ],
  ])('%s', (_, units, expected) => {
    expect(inside(...units)).toEqual(expected);
  });
});

describe('where the survivors were raised (WW-5.1-26)', () => {
  it.each([
    [{ t: 1000 }, 1000, 400, { t: 400 }],
    [{ t: 600, h: 400 }, 1000, 501, { t: 301, h: 200 }],
    [{ t: 1000 }, 1000, 1000, { t: 1000 }],
    [{ t: 1, h: 1 }, 2, 1, { h: 1 }],
    [{}, 1000, 10, {}],
  ])('%o of %i men, %i left: %o', (raised, before, after, expected) => {
    expect(raisedAfterLosses(raised, before, after)).toEqual(expected);
  });
});
