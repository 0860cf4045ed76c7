import { describe, expect, it } from 'vitest';
import { unfounded } from '../../../kernel';
import { UNIT_TABLE, UNIT_TYPE_KEYS, UNIT_TYPES } from '../data';
import { unitTypeOf } from './catalogue';
import { typeOfUnit } from './movement/plan';
import { disbandingRefund, kindOfNumber, raisingCost, unitUpkeep } from './units';

describe('the price of goods', () => {
  it.each([
    ['unit 106 of the example (WW-5.1-27, WW-8.3-25, WW-5.2-01)', 'K', 3000, 1, 16_000, 3200],
    ['unit 101 of the example (WW-5.1-23, WW-8.3-25)', 'K', 2000, 1, 11_000, 2200],
    ['goods added without a leader (WW-5.1-27, WW-8.3-25)', 'K', 3000, 0, 15_000, 3000],
    ['disbanded riders with their leader (WW-5.1-35, WW-5.1-36)', 'R', 430, 1, 7450, 630],
    ['a refund is rounded down (WW-5.1-36)', 'R', 1, 0, 15, 1],
    ['ships and leaders (WW-5.1-31, WW-8.3-27)', 'S', 220, 3, 69_000, 5000],
    ['a single leader (WW-5.1-31, WW-12.5-40)', 'HF', 0, 1, 1000, 200],
    ['workers (WW-5.2-01, WW-5.1-31)', 'A', 100, 1, 1500, 300],
    ['besiegers (WW-5.2-01, WW-5.1-31)', 'B', 100, 1, 1500, 300],
    ['beasts of burden (WW-5.2-01, WW-5.1-31)', 'LT', 100, 1, 1500, 300],
  ] as const)('%s: %s %i, leaders %i cost %i, upkeep %i', (_, key, size, leaders, price, due) => {
    const goods = { type: UNIT_TYPES[key], size, leaders };
    const computed = [raisingCost(goods, {}), disbandingRefund(goods, {}), unitUpkeep(goods, {})];
    expect(computed.map(({ value }) => value)).toEqual([price, Math.floor(price / 2), due]);
    expect(computed.flatMap((figure) => unfounded(figure, [UNIT_TABLE]))).toEqual([]);
  });

  it('is refunded at the rate the GM sets (WW-5.1-35)', () => {
    const goods = { type: UNIT_TYPES.K, size: 1000, leaders: 1 };
    expect(disbandingRefund(goods, { 'unit.refund_pct': 0 }).value).toBe(0);
    expect(disbandingRefund(goods, { 'unit.refund_pct': 100 }).value).toBe(6000);
  });
});

describe('the catalogue of unit types', () => {
  it.each(UNIT_TYPE_KEYS)('%s pays half its yearly upkeep per half-year (WW-5.1-31)', (key) => {
    expect(UNIT_TYPES[key].upkeepHalfYear * 2).toBe(UNIT_TYPES[key].upkeepYear);
  });

  it.each(UNIT_TYPE_KEYS.filter((key) => key !== 'HF'))(
    '%s: a leader leads five minimum sizes (WW-5.2-07)',
    (key) => {
      expect(UNIT_TYPES[key].leads).toBe(5 * UNIT_TYPES[key].minimumSize);
    },
  );

  it('gives riders half the minimum size and twice the points of warriors (WW-5.2-03)', () => {
    expect(2 * UNIT_TYPES.R.minimumSize).toBe(UNIT_TYPES.K.minimumSize);
    expect(UNIT_TYPES.R.movementPoints).toBe(2 * UNIT_TYPES.K.movementPoints);
    expect(UNIT_TYPES.R.weight).toBe(2 * (UNIT_TYPES.K.weight ?? 0));
  });

  it('knows no type by an inherited name', () => {
    expect(unitTypeOf('constructor')).toBeUndefined();
  });
});

describe('the number of a unit (WW-5.1-03, WW-5.1-04)', () => {
  it.each([
    [99, undefined],
    [100, 'foot'],
    [199, 'foot'],
    [200, 'mounted'],
    [399, 'fleet'],
    [400, 'work'],
    [599, 'character'],
    [600, 'free'],
    [999, 'free'],
    [1000, undefined],
  ])('%d stands for %s', (number, kind) => {
    expect(kindOfNumber(number)).toBe(kind);
  });
});

describe('types the catalogue lacks (WW-5.2-12)', () => {
  it.each(['Elefant', 'constructor', '__proto__', ''])(
    '%s counts as foot that can do nothing',
    (type) => {
      expect(typeOfUnit({ type, character: null })).toMatchObject({ kind: 'foot', properties: [] });
    },
  );

  it('KS is a ship', () => {
    expect(typeOfUnit({ type: 'KS', character: null }).key).toBe('S');
  });
});
