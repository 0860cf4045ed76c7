import { describe, expect, it } from 'vitest';
import { phaseOfCase, runOfCase } from '../cases/run';
import { phaseStream, rollAllAgain, rollDice } from './dice';
import type { PhaseTurn } from './turn';

const opened = (): PhaseTurn =>
  phaseOfCase({
    phase: 2,
    organisations: { A: { advantages: [{ category: 'research', intact: 4 }] } },
  });
const purpose = { party: 'A', purpose: 'plunder', about: {} };

const values = (stream: string, count: number): readonly number[] =>
  rollDice(opened(), purpose, stream, count).dice.map(({ value }) => value);

describe('dice of a phase', () => {
  it('OS-0-14: have the golden values', () => {
    expect(values('demo|1|event|A', 6)).toEqual([5, 1, 4, 2, 1, 5]);
    expect(values(phaseStream(opened(), 'plunder', 'A', 1), 5)).toEqual([6, 4, 2, 1, 5]);
    expect(values(phaseStream(opened(), 'war', 'A', 1, 'B'), 6)).toEqual([3, 3, 3, 5, 1, 4]);
  });

  it('OS-0-14: rerolls have a stream of their own', () => {
    const stream = 'demo|1|event|A';
    const turn = opened();
    const pool = rollDice(turn, purpose, stream, 4);
    const wishes = [1, 2, 3, 4].map((die) => ({ by: 'A', research: null, die }));
    rollAllAgain(turn, pool, wishes, 'A');
    expect(pool.dice.map(({ value }) => value)).toEqual([5, 5, 3, 1]);
  });

  it('OS-0-14: the order of acting is A, B, D, C', () => {
    const nobody = { calm: { r1: 1 } };
    const run = runOfCase({
      organisations: { D: nobody, C: nobody, B: nobody, A: nobody },
      steps: ['act'],
    });
    expect(run.actingOrder).toEqual(['A', 'B', 'D', 'C']);
  });

  it('OS-0-05, OS-0-13: are kept with purpose, order and result', () => {
    const run = opened();
    rollDice(run, purpose, 'demo|2|plunder|A|1', 2);
    expect(run.rolls).toEqual([
      {
        ...purpose,
        roll: { kind: 'roll', value: 6, die: 'd6', stream: 'demo|2|plunder|A|1', index: 0 },
      },
      {
        ...purpose,
        roll: { kind: 'roll', value: 4, die: 'd6', stream: 'demo|2|plunder|A|1', index: 1 },
      },
    ]);
  });
});
