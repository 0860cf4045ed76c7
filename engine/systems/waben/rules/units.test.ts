import { describe, expect, it } from 'vitest';
import { unfounded } from '../../../kernel';
import { goodsCases } from '../cases/goods';
import { UNIT_TABLE, UNIT_TYPE_KEYS, UNIT_TYPES } from '../data';
import { unitTypeOf } from './catalogue';
import { typeOfUnit } from './movement/plan';
import { disbandingRefund, kindOfNumber, raisingCost, unitUpkeep } from './units';

describe('the price of goods', () => {
  it.each(goodsCases)('$id: $title $clauses', ({ given, expect: expected }) => {
    const type = unitTypeOf(given.type);
    if (type === undefined) throw new Error(`no type ${given.type}`);
    const goods = { ...given, type };
    const computed = {
      raising: raisingCost(goods, {}),
      refund: disbandingRefund(goods, {}),
      upkeep: unitUpkeep(goods, {}),
    };
    for (const explained of Object.values(computed)) {
      expect(unfounded(explained, [UNIT_TABLE])).toEqual([]);
    }
    expect(
      Object.fromEntries(Object.entries(computed).map(([name, { value }]) => [name, value])),
    ).toMatchObject(expected);
  });

  it('is refunded at the rate the GM lays down (WW-5.1-35)', () => {
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
