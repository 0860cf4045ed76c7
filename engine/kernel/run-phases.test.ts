import { describe, expect, it } from 'vitest';
import { type Phase, runPhases } from './run-phases';

const phase = (id: string): Phase<readonly string[]> => ({ id, run: (run) => [...run, id] });
const phases = [phase('march'), phase('sight'), phase('report')];

describe('a run of phases', () => {
  it('hands each phase what the one before returned', () => {
    expect(runPhases(phases, [])).toEqual(['march', 'sight', 'report']);
  });

  it('tells of each phase before it runs, and of the end', () => {
    const told: string[] = [];
    runPhases(phases, [], (done, total, id) => told.push(`${done}/${total} ${id}`) > 0);
    expect(told).toEqual(['0/3 march', '1/3 sight', '2/3 report', '3/3 ']);
  });

  it.each([0, 1, 2, 3])('gives nothing if cancelled after %d phases', (limit) => {
    expect(runPhases(phases, [], (done) => done < limit)).toBeUndefined();
  });
});
