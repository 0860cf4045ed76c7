import type { Case } from './case';

export interface GivenGoods {
  readonly type: string;
  readonly size: number;
  readonly leaders: number;
}

/** Gold by quantity; those left out are shown by another case. */
export interface ExpectedGold {
  readonly raising?: number;
  readonly refund?: number;
  readonly upkeep?: number;
}

/** Prices, refunds and upkeep of goods with their leaders. */
export const goodsCases: readonly Case<GivenGoods, ExpectedGold>[] = [
  {
    id: 'goods-106',
    clauses: ['WW-5.1-27', 'WW-8.3-25', 'WW-5.2-01'],
    title: 'unit 106 of the example: 3,000 warriors and a leader cost 16,000',
    given: { type: 'K', size: 3000, leaders: 1 },
    expect: { raising: 16_000, upkeep: 3200 },
  },
  {
    id: 'goods-101',
    clauses: ['WW-5.1-23', 'WW-8.3-25'],
    title:
      'unit 101 of the example: 2,000 warriors with a leader cost 11,000, 3,000 without 15,000',
    given: { type: 'K', size: 2000, leaders: 1 },
    expect: { raising: 11_000 },
  },
  {
    id: 'goods-101-alone',
    clauses: ['WW-5.1-27', 'WW-8.3-25'],
    title: 'goods added without a leader are charged without one',
    given: { type: 'K', size: 3000, leaders: 0 },
    expect: { raising: 15_000 },
  },
  {
    id: 'goods-202',
    clauses: ['WW-5.1-35', 'WW-5.1-36'],
    title: 'disbanding 430 riders with their leader pays back 3,725',
    given: { type: 'R', size: 430, leaders: 1 },
    expect: { refund: 3725, upkeep: 630 },
  },
  {
    id: 'goods-odd',
    clauses: ['WW-5.1-36'],
    title: 'a refund is rounded down',
    given: { type: 'R', size: 1, leaders: 0 },
    expect: { raising: 15, refund: 7 },
  },
  {
    id: 'goods-fleet',
    clauses: ['WW-5.1-31', 'WW-8.3-27'],
    title: 'ships cost 20 and leaders 200 a half-year',
    given: { type: 'S', size: 220, leaders: 3 },
    expect: { upkeep: 5000 },
  },
  {
    id: 'goods-character',
    clauses: ['WW-5.1-31', 'WW-12.5-40'],
    title: 'a single leader pays 200 a half-year',
    given: { type: 'HF', size: 0, leaders: 1 },
    expect: { raising: 1000, upkeep: 200 },
  },
  ...['A', 'B', 'LT'].map((type) => ({
    id: `goods-${type}`,
    clauses: ['WW-5.2-01', 'WW-5.1-31'],
    title: `100 ${type} with a leader cost 1,500, and 300 a half-year`,
    given: { type, size: 100, leaders: 1 },
    expect: { raising: 1500, refund: 750, upkeep: 300 },
  })),
];
