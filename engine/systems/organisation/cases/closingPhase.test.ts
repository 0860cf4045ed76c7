import { describe, expect, it } from 'vitest';
import { exampleBoard } from '../../../testing/organisation';
import { stepsBetween } from '../../../world';
import { CATEGORY_TABLE } from '../data/tables';
import { endMoves } from '../turn/move';
import { change } from '../turn/turn';
import { runOfCase } from './run';

describe('what moves', () => {
  it('OS-9.3-05: of money that could be robbed on the way what is left arrives', () => {
    const run = runOfCase({
      organisations: { x: { purses: { r1: 3 } } },
      orders: { x: [{ kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 4 }] },
      settings: { 'os.move.money_robbable': true },
      steps: ['move_begin'],
    });
    change(run, 'x', (one) => ({ ...one, purses: { r1: 1 } }));
    endMoves(run);
    expect(run.state.organisations['x']?.purses).toEqual({ r1: 0, r2: 1 });
  });
});

describe('what organisations are', () => {
  it('OS-5.1-01: a level of trade costs 1 and brings 1.5', () => {
    expect(CATEGORY_TABLE.cells['trade']).toEqual({ upkeep: 2, income: 3 });
  });

  it('OS-22-01, OS-22-03, OS-1-02: six regions with seven borders, and the ways between the seats', () => {
    expect([Object.keys(exampleBoard.regions).length, exampleBoard.borders.length]).toEqual([6, 7]);
    const way = (from: string, to: string) => stepsBetween(exampleBoard, from, to);
    expect([way('kueste', 'grenze'), way('kueste', 'hochland'), way('kueste', 'wald')]).toEqual([
      3, 2, 2,
    ]);
    expect([way('wald', 'seen'), way('kueste', 'seen'), way('hochland', 'wald')]).toEqual([
      2, 1, 1,
    ]);
    expect(way('hochland', 'seen')).toBe(1);
  });
});
