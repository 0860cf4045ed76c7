import { describe, expect, it } from 'vitest';
import { type Explained, nodesOf, unfounded } from '../../../kernel';
import { TABLES } from '../data/tables';
import { stateOf } from '../state/read';
import { populationLimit } from '../rules/population';
import { EMPTY_BOARD } from '../rules/board';
import type { PhaseTurn } from '../turn/turn';
import { closingCases } from './closing';
import { economyCases } from './economy';
import { outcomeOf, runOfCase, worldOfCase } from './run';

const figure = (run: PhaseTurn, party: string, row: string): Explained | undefined =>
  run.figures.get(party)?.find((one) => one.row === row)?.value;

/** Names and values of the leaves and rules of an explanation. */
const partsOf = (explained: Explained | undefined): readonly unknown[] =>
  explained === undefined
    ? []
    : nodesOf(explained).flatMap((node) => {
        if (node.kind === 'operation' || node.kind === 'override') return [];
        const name = 'name' in node ? node.name : node.kind === 'cell' ? node.row : node.kind;
        return [[name.replace('organisation.', ''), node.value]];
      });

describe('the closing of a phase', () => {
  it.each([...closingCases, ...economyCases])('$id: $title', ({ given, expect: expected }) => {
    const run = runOfCase(given);
    expect(outcomeOf(run, expected)).toEqual(expected);
    const figures = [...run.figures.values()].flat();
    expect(figures.flatMap(({ value }) => unfounded(value, TABLES))).toEqual([]);
    expect(run.postings.flatMap(({ why }) => unfounded(why, TABLES))).toEqual([]);
  });

  it('OS-16-01: every figure names its parts', () => {
    const [economy] = closingCases;
    const run = runOfCase(economy?.given ?? { organisations: {} });
    expect(partsOf(figure(run, 'x', 'trade r1'))).toEqual([
      ['tradeIncome', 12],
      ['payingTrade', 4],
      ['intact', 4],
      ['bonus', 0],
      ['nothing', 0],
      ['population', 5],
      ['tradeElsewhere', 0],
      ['trade', 3],
    ]);
    expect(partsOf(figure(run, 'x', 'population r1'))).toEqual([
      ['populationIncome', 8],
      ['earning', 4],
      ['unit', 2],
    ]);
    const rows = ['trade r1', 'infrastructure r1', 'military r1', 'fortification r1', 'natural r1'];
    const section = run.figures.get('x')?.filter((one) => one.section === 'upkeep') ?? [];
    expect(Object.fromEntries(section.map(({ row, value }) => [row, value.value / 2]))).toEqual(
      Object.fromEntries(rows.map((row, index) => [row, [3, 1, 1, 1, 0.5][index]])),
    );
    expect(partsOf(section.find(({ row }) => row === 'fortification r1')?.value)).toEqual([
      ['upkeep', 2],
      ['levelsKept', 2],
      ['fortification', 1],
    ]);
    expect(partsOf(figure(run, 'x', 'calm 1'))).toEqual([
      ['calmPrice', 2],
      ['unitsCalmed', 1],
      ['calm', 2],
    ]);
  });

  it('OS-16-02: the limit is the population, of whose trade less pays than there is', () => {
    const run = runOfCase(closingCases[1]?.given ?? { organisations: {} });
    const trade = figure(run, 'x', 'trade r1');
    expect(trade).toMatchObject({ value: 9, unit: 'half' });
    expect(partsOf(trade)).toContainEqual(['population', 3]);
    expect(partsOf(trade)).toContainEqual(['intact', 4]);
  });

  it('OS-2-10: a house rule gives a level of infrastructure five places', () => {
    const world = worldOfCase({
      organisations: { x: { advantages: [{ category: 'infrastructure', intact: 2 }] } },
    });
    const settings = {
      'table.organisation.level': { infrastructure: { amount: 5 } },
      'os.population.base_limit': 1,
    };
    const organisation = stateOf(world, settings).organisations['x'];
    const limit = organisation && populationLimit(organisation, 'r1', EMPTY_BOARD, settings);
    expect(limit?.value).toBe(11);
  });

  it('OS-19-02: a figure beyond the purse is paid as far as it reaches, and says so', () => {
    const key = 'balance/x/organisation.upkeep/military r1/organisation.amount';
    const run = runOfCase({
      organisations: {
        x: { purses: { r1: 2 }, advantages: [{ category: 'military', intact: 1 }] },
      },
      rulings: { [key]: { key, value: 9, reason: 'a feast' } },
    });
    const posting = run.postings.find(({ name }) => name === 'organisation.upkeep');
    expect([posting?.amount, posting?.why.value, posting?.why.kind]).toEqual([-4, -4, 'operation']);
    expect(figure(run, 'x', 'military r1')?.value).toBe(4);
  });
});
