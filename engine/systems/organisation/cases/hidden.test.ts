import { describe, expect, it } from 'vitest';
import type { Order } from '../orders';
import { report } from '../turn/report';
import type { CasePhase } from './case';
import { ruledAs, typedDice } from './dice';
import { runOfCase } from './run';

/** What each organisation is told of a phase, news left out: kinds of events by organisation. */
const toldIn = (given: CasePhase): Readonly<Record<string, readonly string[]>> => {
  const turn = runOfCase(given);
  report(turn);
  return Object.fromEntries(
    turn.reports.map(({ party, events }) => [
      party,
      events.map(({ kind }) => kind.replace('organisation.', '')),
    ]),
  );
};

const agents = {
  calm: { r1: 2 },
  advantages: [{ category: 'secret_service', intact: 2 }],
} as const;

const sabotage = (isTraceless: boolean): CasePhase => ({
  organisations: { a: agents, b: { seat: 'r2', calm: { r2: 2 } }, c: { calm: { r2: 1 } } },
  orders: {
    a: [
      {
        kind: 'SABOTAGE',
        from: 'r1',
        levels: null,
        target: 'b',
        region: 'r2',
        spending: [{ kind: 'unrest' }, ...(isTraceless ? [{ kind: 'traceless' } as const] : [])],
        rerolls: [],
      },
    ],
  },
  rulings: typedDice('1|sabotage|a|1', 4, 6),
  steps: ['act'],
});

describe('who is told what (OS-20-03)', () => {
  it('OS-11-09, OS-11-12: without traces the victim hears of the unrest alone', () => {
    expect(toldIn(sabotage(true))).toEqual({
      a: ['sabotageUnseen'],
      b: ['unrestBroke'],
      c: [],
    });
  });

  it('OS-11-09: with traces the victim learns who it was, and nobody else', () => {
    expect(toldIn(sabotage(false))).toEqual({
      a: ['sabotage'],
      b: ['unrestBroke', 'sabotageTraced'],
      c: [],
    });
  });

  it('OS-11-09: by the word of the campaign whoever lives in the region learns it, too', () => {
    const settings = { 'os.sabotage.trace_audience': 'region' };
    expect(toldIn({ ...sabotage(false), settings })['c']).toEqual(['sabotageTraced']);
  });

  it('OS-12-07: what plunder comes to is told to both, how many successes to the plunderer', () => {
    const raid: Order = {
      kind: 'PLUNDER',
      from: 'r1',
      levels: null,
      target: 'b',
      region: 'r1',
      spending: [{ kind: 'steal' }],
      rerolls: [],
    };
    const given: CasePhase = {
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 2 }] },
        b: { purses: { r1: 2 } },
        c: { calm: { r1: 1 } },
      },
      orders: { a: [raid] },
      rulings: typedDice('1|plunder|a|1', 4, 1),
      steps: ['act'],
    };
    expect(toldIn(given)).toEqual({
      a: ['plunderDice', 'plunderStolen'],
      b: ['plunderStolen'],
      c: [],
    });
  });

  it('OS-5.6-02, OS-14-06: who asks and who shifts a chance is told to nobody else', () => {
    const given: CasePhase = {
      organisations: { a: { ...agents, purses: { r1: 9 } }, b: { calm: { r1: 1 } } },
      orders: {
        a: [
          { kind: 'INFORMATION', from: 'r1', region: 'r1', levels: 1, text: 'Wie viele?' },
          { kind: 'INFLUENCE', chance: 'b', points: -2, means: 'money', region: 'r1' },
        ],
      },
      rulings: {
        ...ruledAs('event/b', { event: 'population_plus', intensity: 'low' }),
        ...ruledAs('event/a', { event: 'nothing_8', intensity: 'low' }),
        ...ruledAs('1/a/INFORMATION/1/answer', 'Zwei.'),
        ...typedDice('1|chance|b', 5),
      },
      steps: ['event', 'act'],
    };
    const told = toldIn(given);
    expect(told['a']).toEqual(
      expect.arrayContaining(['informationAnswered', 'influenced', 'chanceOpen']),
    );
    expect(told['b']).toEqual(['chanceOpen', 'chanceAverted']);
  });

  it('OS-14-17: a chance cannot be shifted further than allowed in either direction', () => {
    const shift = (points: number): Order => ({
      kind: 'INFLUENCE',
      chance: 'a',
      points,
      means: 'money',
      region: 'r1',
    });
    const run = runOfCase({
      organisations: { a: { purses: { r1: 9 }, calm: { r1: 1 } } },
      orders: { a: [shift(-3), shift(3), shift(-2), shift(-1), shift(4)] },
      rulings: ruledAs('event/a', { event: 'population_plus', intensity: 'low' }),
      steps: ['event', 'act'],
    });
    expect(run.findings.map(({ code }) => code.replace('organisation.', ''))).toEqual([
      'E_SPEND',
      'E_SPEND',
      'E_SPEND',
    ]);
    expect(run.state.organisations['a']?.purses['r1']).toBe(2 * (9 - 2 - 4));
  });
});
