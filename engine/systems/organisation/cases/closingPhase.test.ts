import { describe, expect, it } from 'vitest';
import { exampleBoard } from '../../../testing/organisation';
import { stepsBetween } from '../../../world';
import { CATEGORY_TABLE } from '../data/tables';
import { researchLeft } from '../rules/research';
import { type Category, STEPS } from '../state/types';
import { endMoves } from '../turn/move';
import { change } from '../turn/turn';
import type { CasePhase } from './case';
import { ruledAs, typedDice } from './dice';
import { outcomeOf, runOfCase } from './run';

/** A whole phase of two neighbours: the one builds, hires and plunders. */
const WHOLE: CasePhase = {
  organisations: {
    x: {
      purses: { r1: 6 },
      calm: { r1: 3 },
      advantages: [
        { category: 'trade', intact: 2 },
        { category: 'military', intact: 1 },
      ],
    },
    y: { seat: 'r2', purses: { r2: 3 }, calm: { r2: 1 } },
  },
  orders: {
    x: [
      { kind: 'BUILD', name: 'Granary', category: 'infrastructure', region: 'r1' },
      { kind: 'HIRE', category: 'military', region: 'r1', levels: 1 },
      {
        kind: 'PLUNDER',
        from: 'r1',
        levels: 2,
        target: 'y',
        region: 'r2',
        spending: [{ kind: 'steal' }],
        rerolls: [],
      },
    ],
  },
  rulings: {
    ...ruledAs('event/x', { event: 'nothing_8', intensity: 'low' }),
    ...ruledAs('event/y', { event: 'nothing_8', intensity: 'low' }),
    ...typedDice('1|plunder|x|1', 5, 2),
  },
  steps: STEPS,
};

describe('a whole phase', () => {
  it('OS-16-23, OS-7-01, OS-7-02, OS-7-04: eleven steps from 6 money to 4 with a new level', () => {
    const run = runOfCase(WHOLE);
    expect(run.snapshots.map(({ step }) => step)).toEqual(STEPS);
    const purses = run.snapshots.map(
      ({ organisations }) => (organisations['x']?.purses['r1'] ?? 0) / 2,
    );
    expect(purses).toEqual([6, 2, 2, 2, 2, 2, 2, 8, 4, 4, 4]);
    const expected = {
      organisations: {
        x: {
          purses: { r1: 4 },
          units: { r1: [3, 0] as const },
          levels: {
            'trade r1': [2, 0] as const,
            'military r1': [1, 0] as const,
            Granary: [1, 0] as const,
          },
        },
        y: { purses: { r2: 3 } },
      },
      findings: [],
    };
    expect(outcomeOf(run, expected)).toEqual(expected);
  });

  it('OS-6-06, OS-8.7-08: uses, temporary levels and marks last until the phase ends, and no longer', () => {
    const run = runOfCase({
      ...WHOLE,
      orders: {
        x: [
          ...(WHOLE.orders?.['x'] ?? []),
          { kind: 'MOVE_POPULATION', from: 'r1', to: 'r2', units: 1 },
        ],
      },
    });
    const [late, end] = run.snapshots.slice(-2).map(({ organisations }) => organisations['x']);
    expect([late?.uses, late?.moved, late?.bonuses.length]).toEqual([
      { 'military r1': 1 },
      ['u1'],
      1,
    ]);
    expect([end?.uses, end?.moved, end?.bonuses, end?.mobilised]).toEqual([{}, [], [], []]);
  });

  it('OS-9.2-06, OS-9.3-06: what was paid and what set out is not taken back by a later order', () => {
    const run = runOfCase({
      organisations: { x: { purses: { r1: 4 }, calm: { r1: 1 } } },
      orders: {
        x: [
          { kind: 'BUILD', name: 'Mill', category: 'trade', region: 'r1' },
          { kind: 'MOVE_POPULATION', from: 'r1', to: 'r2', units: 1 },
          { kind: 'MOVE_POPULATION', from: 'r2', to: 'r1', units: 1 },
        ],
      },
      steps: ['build_begin', 'move_begin', 'move_end', 'build_end'],
    });
    const expected = {
      organisations: { x: { purses: {}, units: { r2: [1, 0] as const } } },
      findings: ['E_UNITS'],
    };
    expect(outcomeOf(run, expected)).toEqual(expected);
  });
});

describe('what moves', () => {
  it.each<Category>(['trade', 'research', 'authority', 'military', 'secret_service'])(
    'OS-5.1-03, OS-5.3-06, OS-5.4-08, OS-5.5-07, OS-5.6-04: %s goes to a neighbour region',
    (category) => {
      const run = runOfCase({
        organisations: { x: { advantages: [{ category, intact: 1, name: 'Mill' }] } },
        orders: { x: [{ kind: 'MOVE_ADVANTAGE', name: 'Mill', to: 'r2', levels: null }] },
        steps: ['move_begin', 'move_end'],
      });
      expect(run.state.organisations['x']?.advantages[0]?.region).toBe('r2');
    },
  );

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

  it('OS-5.3-06: research that moved rolls no die again in this phase', () => {
    const run = runOfCase({
      organisations: { x: { advantages: [{ category: 'research', intact: 1, name: 'Mill' }] } },
      orders: { x: [{ kind: 'MOVE_ADVANTAGE', name: 'Mill', to: 'r2', levels: null }] },
      steps: ['move_begin', 'move_end', 'unrest'],
    });
    const left = run.snapshots.map(({ organisations }) => {
      const { x } = organisations;
      return x === undefined ? null : researchLeft(x).length;
    });
    expect(left).toEqual([0, 0, 1]);
  });

  it('OS-2-03, OS-2-04, OS-2-05, OS-8.1-02: a unit that arrived is calm, and may be too many there', () => {
    const run = runOfCase({
      organisations: { x: { calm: { r1: 1, r2: 3 } } },
      orders: { x: [{ kind: 'MOVE_POPULATION', from: 'r1', to: 'r2', units: 1 }] },
      steps: ['move_begin', 'move_end', 'population'],
    });
    const states = run.snapshots.map(
      ({ organisations }) =>
        organisations['x']?.units.map(({ id, region, unrestSince }) => [
          id,
          region,
          unrestSince,
        ])[0],
    );
    expect(states).toEqual([
      ['u1', 'r1', null],
      ['u1', 'r2', null],
      ['u1', 'r2', 1],
    ]);
  });
});

describe('what organisations are', () => {
  it('OS-1-03, OS-0-08, OS-5.1-01: they own population, levels that each count for themselves, and money', () => {
    expect(CATEGORY_TABLE.cells['trade']).toEqual({ upkeep: 2, income: 3 });
    const run = runOfCase({
      organisations: { x: { calm: { r1: 2 }, advantages: [{ category: 'trade', intact: 2 }] } },
      steps: ['income'],
    });
    expect(run.figures.get('x')?.map(({ row, value }) => [row, value.value])).toEqual([
      ['trade r1', 6],
      ['population r1', 4],
    ]);
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
