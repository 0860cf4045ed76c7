import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hexGameOf,
  type Fight,
  type FightOdds,
  rollKey,
  type Rulings,
  type TurnInput,
} from '../../../kernel';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import type { World } from '../../../world';
import { waben } from '..';
import { fight } from '../rules/fight/fight';
import { oddsOf } from '../rules/fight/odds';
import { turnGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';
import { a, b, type CaseFight, fightSetupOf } from './fightBuild';
import { times } from '../../../testing/trials';

const inSum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

const oddsFor = (given: CaseFight, runs: number): FightOdds => oddsOf(fightSetupOf(given), runs);

describe('what usually happens in a fight', () => {
  it('without a chance: never won, and wiped out every time', () => {
    const odds = oddsFor({ first: [a(20, 'N')], second: [b(5000, 'H')] }, 200);
    expect(odds.wins).toEqual([0, 200]);
    expect(odds.undecided).toBe(0);
    expect(odds.losses[0]).toEqual({
      before: 20,
      least: 20,
      middle: 20,
      most: 20,
      annihilated: 200,
    });
    expect(odds.losses[1].annihilated).toBe(0);
  });

  it('between equals: each wins about half of those that are decided', () => {
    const given: CaseFight = { first: [a(1000, 'A')], second: [b(1000, 'A')], isMeeting: true };
    const { wins, undecided } = oddsFor(given, 500);
    expect(inSum(wins) + undecided).toBe(500);
    expect(wins[0] / inSum(wins)).toBeGreaterThan(0.42);
    expect(wins[0] / inSum(wins)).toBeLessThan(0.58);
  });

  it('is the same whenever asked, and of a single run one fight of the very rules', () => {
    const given: CaseFight = { first: [a(5000, 'A')], second: [b(3000, 'V')] };
    expect(oddsFor(given, 50)).toEqual(oddsFor(given, 50));
    const again = fight({ ...fightSetupOf(given), no: 1 }).fight;
    const stream = `${again.stream}|odds/1`;
    const one = oddsFor(given, 0);
    expect(one.runs).toBe(1);
    expect(oddsFor({ ...given, rulings: { [rollKey(again.stream, 0)]: 1 } }, 1)).toEqual(one);
    const typed = oddsFor(
      {
        ...given,
        rulings: {
          [rollKey(stream, 0)]: 1,
          [rollKey(stream, 1)]: 1,
          [rollKey(stream, 2)]: 6,
          [rollKey(stream, 3)]: 6,
        },
      },
      1,
    );
    // 5,000 x 75 against 3,000 x 125 are equal: the defender holds.
    expect(typed.wins).toEqual([0, 1]);
  });

  it('takes the lower middle of an even number of runs', () => {
    const two = oddsFor({ first: [a(5000, 'A')], second: [b(3000, 'V')] }, 2);
    const [one, other] = two.losses;
    expect([one.middle, other.middle]).toEqual([one.least, other.least]);
    expect(one.most + other.most).toBeGreaterThan(one.least + other.least);
  });

  it('counts whole fights: every run in one way, losses within what there was', () => {
    const sizes = fc.integer({ min: 0, max: 20_000 });
    const orders = fc.constantFrom('N' as const, 'A' as const, 'V' as const, 'H' as const);
    fc.assert(
      fc.property(
        sizes,
        sizes,
        orders,
        orders,
        fc.boolean(),
        (first, second, one, other, isMeeting) => {
          const given: CaseFight = {
            first: [a(first, one)],
            second: [b(second, other)],
            ...(isMeeting ? { isMeeting } : {}),
          };
          const { runs, wins, undecided, rounds, losses } = oddsFor(given, 30);
          expect(inSum(wins) + undecided).toBe(runs);
          expect(inSum(Object.values(rounds))).toBe(runs);
          for (const { before, least, middle, most, annihilated } of losses) {
            expect([0, least, middle, most, before]).toEqual(
              [0, least, middle, most, before].sort((x, y) => x - y),
            );
            expect(annihilated <= runs && (annihilated === 0 || most === before)).toBe(true);
          }
        },
      ),
      { ...times(60), seed: 5 },
    );
  });
});

/** Two fights in one moon, and one more after the first. */
const turn = (rulings: Rulings = {}): TurnInput<World> => ({
  ...turnGiven(wabenCaseGame, {
    map: '210 t',
    a: '101 K 3000 in 210/19; 102 K 3000 in 210/32; enemy b',
    b: '101 K 2500 in 210/20; 102 R 2000 in 210/33; enemy a',
    'orders a': '101 | -20 | KN / 102 | -33 | KA',
    'orders b': '101 |  | KH / 102 |  | KH',
  }),
  rulings,
});

const fightsOf = (input: TurnInput<World>): readonly Fight[] =>
  waben.adjudicate(input)?.fights ?? [];

const oddsOfTurn = (input: TurnInput<World>, key: string, runs = 40): FightOdds | undefined =>
  withPoisonedGlobals(() => hexGameOf(waben).fights?.odds(deepFreeze(input), key, runs));

describe('the odds of a fight of a turn', () => {
  const fights = fightsOf(turn());

  it('are of the fight that the turn fights, each of them', () => {
    expect(fights.length).toBe(2);
    for (const { key, sides } of fights) {
      const odds = oddsOfTurn(turn(), key);
      expect(odds?.fight).toBe(key);
      expect(odds?.losses.map(({ before }) => before)).toEqual(
        sides.map(({ units }) => inSum(units.map(({ before }) => before))),
      );
      expect(oddsOfTurn(turn(), key)).toEqual(odds);
    }
  });

  it('are none of a fight that does not take place', () => {
    expect(oddsOfTurn(turn(), 'fight/210/21/1.1/1')).toBeUndefined();
  });

  it('ignore dice typed in for it and use every other decision of the GM', () => {
    const [first] = fights;
    const key = first?.key ?? '';
    const dice = [0, 1, 2, 3].map((index) => rollKey(first?.stream ?? '', index));
    const typed: Rulings = Object.fromEntries(
      dice.map((die) => [die, { key: die, value: 1, reason: 'rolled at the table' }]),
    );
    expect(fightsOf(turn(typed))[0]).not.toEqual(first);
    expect(oddsOfTurn(turn(typed), key)).toEqual(oddsOfTurn(turn(), key));
    const unit = first?.sides[0].units[0];
    const own = `${unit?.ownPointsRuling ?? ''}/1`;
    const blessed: Rulings = { [own]: { key: own, value: 40, reason: 'blessed' } };
    const [before, after] = [oddsOfTurn(turn(), key), oddsOfTurn(turn(blessed), key)];
    expect(after?.wins[0]).toBeGreaterThan(before?.wins[0] ?? 0);
  });
});
