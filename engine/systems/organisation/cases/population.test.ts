import { describe, expect, it } from 'vitest';
import { unfounded } from '../../../kernel';
import { TABLES } from '../data/tables';
import { buildingCases } from './building';
import { moveCases } from './moves';
import { populationCases } from './population';
import { outcomeOf, runOfCase } from './run';
import { unrestCases } from './unrest';

const all = [...populationCases, ...unrestCases, ...moveCases, ...buildingCases];

describe('population, unrest, moves and building', () => {
  it.each(all)('$id: $title', ({ given, expect: expected }) => {
    const run = runOfCase(given);
    expect(outcomeOf(run, expected)).toEqual(expected);
    expect(run.postings.flatMap(({ why }) => unfounded(why, TABLES))).toEqual([]);
    expect(
      run.events.flatMap(({ figures = {} }) =>
        Object.values(figures).flatMap((figure) => unfounded(figure, TABLES)),
      ),
    ).toEqual([]);
  });

  it('OS-8.3-03: those that came last fall into unrest first, unless the owner chooses others', () => {
    const given = { organisations: { x: { calm: { r1: 5 } } }, steps: ['population'] as const };
    const fallen = (run: ReturnType<typeof runOfCase>) =>
      run.state.organisations['x']?.units
        .filter(({ unrestSince }) => unrestSince !== null)
        .map(({ id }) => id);
    expect(fallen(runOfCase(given))).toEqual(['u4', 'u5']);
    const chosen = { kind: 'OVERPOPULATION', region: 'r1', units: ['u1', 'u1'] } as const;
    expect(fallen(runOfCase({ ...given, orders: { x: [chosen] } }))).toEqual(['u1', 'u5']);
  });

  it('OS-3-08: those longest in unrest are handled first', () => {
    const run = runOfCase({
      phase: 4,
      organisations: {
        x: {
          purses: { r1: 1 },
          unrest: [
            ['r1', 4],
            ['r1', 3],
          ],
        },
      },
      orders: {
        x: [{ kind: 'CALM', region: 'r1', means: 'money', from: null, units: 1, isBloody: false }],
      },
      steps: ['unrest'],
    });
    expect(run.state.organisations['x']?.units.map(({ id }) => id)).toEqual(['u1', 'u2']);
    expect(run.unrest.map(({ unit, end, means }) => [unit, end, means])).toEqual([
      ['u1', 'stays', null],
      ['u2', 'calmed', 'money'],
    ]);
  });

  it('OS-8.7-07: the GM names the new organisation, which others hear of', () => {
    const key = 'rebels/x/r1/name';
    const run = runOfCase({
      phase: 5,
      organisations: { x: { calm: { r2: 1 }, unrest: [['r1', 4]] } },
      rulings: { [key]: { key, value: ' X ', reason: 'their leader' } },
      steps: ['unrest'],
    });
    const rebels = run.state.organisations['rebels-r1-5'];
    expect([rebels?.name, rebels?.origin, rebels?.founded]).toEqual(['X (2)', 'rebel', 5]);
    expect(run.unrest).toEqual([
      {
        party: 'x',
        region: 'r1',
        unit: 'u2',
        since: 4,
        end: 'leaves',
        means: null,
        founded: 'rebels-r1-5',
      },
    ]);
  });
});
