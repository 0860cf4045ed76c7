import { describe, expect, it } from 'vitest';
import type { Finding } from './finding';
import { fraction } from './fraction';
import { openTurn, proposalOf, runTurn, type Turn, type TurnLaws, type TurnPhase } from './turn';

const INPUT = { world: null, orders: {}, rulings: {}, settings: {}, seed: '' };

const FOUND: Finding = {
  code: 'F-ANY',
  severity: 'ASK',
  clause: 'X-1-01',
  party: 'a',
  words: '',
  about: { reason: 'one' },
};

const phase = (
  id: string,
  run: (turn: Turn<null>) => void = (turn) => turn.find({ ...FOUND, code: id }),
): TurnPhase<Turn<null>> => ({ id, run });

const PHASES = ['march', 'sight', 'report'].map((id) => phase(id));

describe('a run of phases', () => {
  it('gives each phase the state after the one before', () => {
    const turn = openTurn(INPUT);
    expect(runTurn(PHASES, turn)).toBe(true);
    expect(turn.findings.map(({ code }) => code)).toEqual(['march', 'sight', 'report']);
    expect(turn.stages.map(({ findings }) => findings)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('reports each phase before it runs, and the end', () => {
    const heard: string[] = [];
    const listen = (done: number, total: number, id: string): boolean =>
      heard.push(`${String(done)}/${String(total)} ${id}`) > 0;
    runTurn(PHASES, openTurn(INPUT), listen);
    expect(heard).toEqual(['0/3 march', '1/3 sight', '2/3 report', '3/3 ']);
  });

  it.each([0, 1, 2, 3])('runs no further if cancelled after %d phases', (limit) => {
    const turn = openTurn(INPUT);
    expect(runTurn(PHASES, turn, (done) => done < limit)).toBe(false);
    expect(turn.findings).toHaveLength(limit);
  });
});

describe('the laws of the lists of a turn', () => {
  const twice = [FOUND, { ...FOUND, about: { reason: 'other' } }];
  const keep: TurnLaws = {
    isSame: (a, b) => a.about['reason'] === b.about['reason'],
    listsRolls: false,
  };

  it.each([
    ['say a finding once whatever it is about', undefined, 1],
    ['are those of a game where it has its own', keep, 2],
  ])('%s', (_, laws, count) => {
    const turn = openTurn(INPUT, laws);
    for (const one of [...twice, ...twice]) turn.find(one);
    expect(turn.findings).toHaveLength(count);
  });

  it.each([
    [undefined, true],
    [keep, false],
  ])('list the dice in proposal and stages only where they are declared', (laws, isListed) => {
    const turn = openTurn(INPUT, laws);
    runTurn(PHASES, turn);
    expect('rolls' in proposalOf(turn, null)).toBe(isListed);
    expect(turn.stages.every((stage) => 'rolls' in stage === isListed)).toBe(true);
  });
});

it('marks what is told as results of a decision, and no event twice', () => {
  const turn = openTurn(INPUT);
  const tell = (kind: string): void =>
    turn.tell({ kind, clause: 'X-1-01', time: fraction(0), place: '', parties: [], about: {} });
  tell('battle');
  turn.resultsOf('winner', () => {
    tell('lost');
    turn.resultsOf('refuge', () => tell('retreat'));
  });
  expect(turn.events.map(({ kind, resultOf }) => [kind, resultOf])).toEqual([
    ['battle', undefined],
    ['lost', 'winner'],
    ['retreat', 'refuge'],
  ]);
});
