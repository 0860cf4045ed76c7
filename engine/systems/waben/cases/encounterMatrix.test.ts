import { describe, expect, it } from 'vitest';
import type { Question, Settings } from '../../../kernel';
import { waben } from '..';
import { COMBAT_ORDERS } from '../data';
import { turnOfCase } from './build';
import type { CaseTurn } from './case';
import { MATRIX_AS_PRINTED } from './encounterMatrix';

/** 101 of party a walks into the field of 101 of party b; the question it raises, if any. */
const questionOf = (
  mine: string,
  theirs: string,
  settings: Settings = {},
): Question | undefined => {
  const unit = { number: 101, type: 'K', size: 1000 };
  const turn: CaseTurn = {
    map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
    units: [
      { party: 'a', ...unit, place: '210/19' },
      { party: 'b', ...unit, place: '210/20' },
    ],
    orders: { a: [`101 | -20 | ${mine}`], b: [`101 |  | ${theirs}`] },
    settings,
  };
  return waben.adjudicate(turnOfCase(turn))?.questions[0];
};

const cells = Object.entries(MATRIX_AS_PRINTED).flatMap(([row, codes]) =>
  codes.map((code, index) => [row, COMBAT_ORDERS[index] ?? '', code] as const),
);

describe('the matrix of encounters (WW-7.1-09, WW-7.1-10, WW-7.1-11)', () => {
  it('has 36 cells', () => {
    expect(cells).toHaveLength(36);
  });

  it.each(cells)('K%s against K%s is %s', (mine, theirs, code) => {
    const question = questionOf(`K${mine}`, `K${theirs}`);
    if (code === 'PS') expect(question).toBeUndefined();
    else
      expect(question?.about).toMatchObject({
        orderA: `K${mine}`,
        orderB: `K${theirs}`,
        cell: code,
      });
  });
});

describe('a unit without order (WW-12.6-01)', () => {
  it.each(['V', 'H', 'I'])('meets others with the K%s the GM lays down', (order) => {
    const about = questionOf('', 'KH', { 'order.default_combat': order })?.about;
    expect(about?.['orderA']).toBe(`K${order}`);
  });
});

describe('a special order (WW-6.1-09)', () => {
  it.each<[remark: string, order: string, settings: Settings]>([
    ['verhandelt mit der Wache', 'KV', {}],
    ['verhandelt mit ka', 'KV', {}],
    ['verhandelt mit der Wache, mit KA', 'KA', {}],
    ['KNAPPE des Fürsten', 'KV', {}],
    ['verhandelt mit der Wache, mit KA', 'KV', { 'order.special_with_code': false }],
  ])('"%s" meets others with %s', (remark, order, settings) => {
    expect(questionOf(`S1 | ${remark}`, 'KH', settings)?.about['orderA']).toBe(order);
  });
});
