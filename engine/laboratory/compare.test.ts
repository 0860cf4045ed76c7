import { describe, expect, it } from 'vitest';
import { trialsOf } from '../testing/trials';
import { diceOf } from '../testing/letters';
import {
  type ArmSpread,
  compared,
  FEWEST_GAMES,
  shareDifference,
  shareInterval,
  studentT,
} from './compare';
import type { TrialFigure } from './trial';

const PAIRS = trialsOf({ small: 40, middle: 200, full: 5000 });

/** The second of two arms whose games came to these values, in one measure. */
const second = (
  before: readonly number[],
  after: readonly number[],
  unit: TrialFigure['unit'] = 'count',
): ArmSpread => {
  const games = before.map((value, at) => [{ '': { x: value } }, { '': { x: after[at] ?? 0 } }]);
  const arm = compared(games, '', [{ id: 'x', unit }])[0]?.arms[1];
  if (arm === undefined) throw new Error('no arm');
  return arm;
};

/** So many games of each kind of pair: both, only the first, only the second, neither. */
const shares = (counts: readonly number[]) => {
  const kinds = [
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ] as const;
  const pairs = kinds.flatMap((kind, at) => Array.from({ length: counts[at] ?? 0 }, () => kind));
  return [pairs.map(([one]) => one), pairs.map(([, other]) => other)] as const;
};

describe('intervals', () => {
  it.each([
    [7, 2.3646],
    [9, 2.2622],
    [19, 2.093],
    [60, 2.0003],
    [1000, 1.9623],
  ])('take Student with %i degrees of freedom as the tables have him', (freedom, t) => {
    expect(Math.abs(studentT(freedom) - t)).toBeLessThan(0.001);
  });

  it.each([
    [8, 10, 0.4902, 0.9433],
    [0, 20, 0, 0.1611],
    [20, 20, 0.8389, 1],
    [0, 0, 0, 1],
  ])('of a share of %i in %i are those of Wilson', (hits, of, low, high) => {
    const interval = shareInterval(hits, of);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it.each([
    // As Newcombe has them for his method 10, with the sign of the second less the first.
    [[36, 12, 2, 0] as const, -0.3404, -0.2, -0.0569],
    [[0, 0, 0, 20] as const, -0.1611, 0, 0.1611],
  ])('of the difference of shares %j are those of Newcombe', (counts, low, value, high) => {
    const interval = shareDifference(...shares(counts));
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.value).toBeCloseTo(value, 10);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it(`hold the difference they are made of, and turn round with the arms (${PAIRS.label})`, () => {
    for (const seed of PAIRS.seeds()) {
      const dice = diceOf(seed);
      const unit = dice.pick(['count', 'share'] as const);
      const values = () =>
        Array.from({ length: 8 + (seed % 20) }, () => dice.below(unit === 'share' ? 2 : 50));
      const [before, after] = [values(), values()];
      const [there, back] = [second(before, after, unit), second(after, before, unit)];
      const { low = 0, value = 0, high = 0 } = there.difference ?? {};
      expect(low <= value && value <= high, String(seed)).toBe(true);
      expect(back.difference?.low, String(seed)).toBeCloseTo(-high, 9);
      expect(back.difference?.high, String(seed)).toBeCloseTo(-low, 9);
    }
  });
});

const ten = (value: (at: number) => number): readonly number[] =>
  Array.from({ length: 10 }, (_, at) => value(at));

describe('what is said of a difference', () => {
  it.each([
    ['nothing below the fewest games', [0, 0, 0], [9, 9, 9], 'few'],
    ['that no game differs', ten((at) => at), ten((at) => at), 'same'],
    [
      'that it is more where every game has about as much more',
      ten((at) => at),
      ten((at) => at + 5 + (at % 2)),
      'more',
    ],
    [
      'that it is less where every game has less',
      ten((at) => at),
      ten((at) => at - 5 - (at % 2)),
      'less',
    ],
    [
      'that it cannot be told where some have more and some less',
      ten(() => 5),
      ten((at) => 5 + (at % 2 === 0 ? 4 : -3)),
      'unclear',
    ],
  ] as const)('is %s', (_, before, after, verdict) => {
    expect(second(before, after).difference?.verdict).toBe(verdict);
  });

  it('is how many games it would take, which then suffice', () => {
    const [before, after] = [ten(() => 5), ten((at) => 5 + (at % 2 === 0 ? 4 : -3))];
    const needed = second(before, after).difference?.needed ?? 0;
    expect(needed).toBeGreaterThan(before.length);
    const often = (values: readonly number[]): readonly number[] =>
      Array.from({ length: needed }, (_, at) => values[at % values.length] ?? 0);
    expect(second(often(before), often(after)).difference?.verdict).toBe('more');
  });

  it('is not that thousands of games would help where there is no difference on average', () => {
    const { difference } = second(
      ten(() => 5),
      ten((at) => 5 + (at % 2 === 0 ? 3 : -3)),
    );
    expect(difference).toMatchObject({ verdict: 'unclear', value: 0 });
    expect(difference?.needed).toBeUndefined();
  });
});

it('the quarters of a sample part it evenly', () => {
  const values = [4, 1, 3, 2, 5];
  expect(second(values, values).quarters).toEqual([1, 2, 3, 4, 5]);
  expect(FEWEST_GAMES).toBeGreaterThan(values.length);
});
