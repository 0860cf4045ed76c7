import { describe, expect, it } from 'vitest';
import { openStream } from '../../../kernel';
import { draftOfCase, runOfCase } from '../cases/run';
import { phaseStream, rolled } from './dice';
import { allRolledAgain, poolOf } from './rerolls';

const draft = draftOfCase({
  phase: 2,
  organisations: { A: { advantages: [{ category: 'research', intact: 4 }] } },
});
const purpose = { party: 'A', purpose: 'plunder', about: {} };

const values = (stream: string, count: number): readonly number[] =>
  rolled(draft, purpose, openStream(stream), count).rolls.map(({ value }) => value);

describe('dice of a phase', () => {
  it('OS-0-14: have the golden values', () => {
    expect(values('demo|1|event|A', 6)).toEqual([5, 1, 4, 2, 1, 5]);
    expect(values(phaseStream(draft, 'plunder', 'A', 1), 5)).toEqual([6, 4, 2, 1, 5]);
    expect(values(phaseStream(draft, 'war', 'A', 1, 'B'), 6)).toEqual([3, 3, 3, 5, 1, 4]);
  });

  it('OS-0-14: rerolls have a stream of their own', () => {
    const stream = 'demo|1|event|A';
    const { run, rolls } = rolled(draft, purpose, openStream(stream), 4);
    const wishes = [1, 2, 3, 4].map((die) => ({ by: 'A', research: null, die }));
    const { pool } = allRolledAgain(run, poolOf(stream, ['A'], {}, rolls), wishes);
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
    const { run } = rolled(draft, purpose, openStream('demo|2|plunder|A|1'), 2);
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
