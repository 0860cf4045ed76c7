import { afterEach, describe, expect, it, vi } from 'vitest';
import { someOf, trialsOf } from './trials';

const SIZES = { small: 2, middle: 10, full: 1000 };

/** What a test of these sizes and the seed 7 is asked for in an environment. */
const askedIn = (environment: Readonly<Record<string, string>>) => {
  vi.stubEnv('WABENWART_TRIALS', '');
  vi.stubEnv('WABENWART_SEED', '');
  vi.stubEnv('WABENWART_MINUTES', '');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return trialsOf(SIZES, 7);
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the trials of a test', () => {
  it.each([
    [{}, 10, 7],
    [{ WABENWART_TRIALS: 'small' }, 2, 7],
    [{ WABENWART_TRIALS: 'middle' }, 10, 7],
    [{ WABENWART_TRIALS: 'full' }, 1000, 7],
    [{ WABENWART_TRIALS: '33' }, 33, 7],
    [{ WABENWART_TRIALS: 'small', WABENWART_SEED: '20261122' }, 2, 20261122],
  ])('in %j they are %i from seed %i', (environment, count, seed) => {
    const trials = askedIn(environment);
    const seeds = [...trials.seeds()];
    expect([trials.count, trials.seed]).toEqual([count, seed]);
    expect([seeds.length, seeds[0], seeds.at(-1)]).toEqual([count, seed, seed + count - 1]);
    expect(trials.runs).toEqual({ numRuns: count, seed });
    expect(trials.label).toBe(`${String(count)} from seed ${String(seed)}`);
  });

  it.each([
    [{ WABENWART_TRIALS: 'many' }],
    [{ WABENWART_TRIALS: '-1' }],
    [{ WABENWART_SEED: '1.5' }],
  ])('a word that is no size or number is refused by name: %j', (environment) => {
    expect(() => askedIn(environment)).toThrow(Object.keys(environment)[0]);
  });

  it('end when the minutes are over', () => {
    vi.useFakeTimers();
    const trials = askedIn({ WABENWART_TRIALS: 'full', WABENWART_MINUTES: '2' });
    const seeds: number[] = [];
    for (const seed of trials.seeds()) {
      seeds.push(seed);
      vi.advanceTimersByTime(30_000);
    }
    expect(seeds).toEqual([7, 8, 9, 10]);
    expect(trials.runs.interruptAfterTimeLimit).toBe(120_000);
  });

  it.each([
    ['small', 0],
    ['middle', 0],
    ['full', 1],
    ['20', 1],
  ])('tell their figures in %s %i times', (size, times) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    askedIn({ WABENWART_TRIALS: size }).tell('figures');
    expect(log).toHaveBeenCalledTimes(times);
    log.mockRestore();
  });
});

describe('some cases of a table', () => {
  const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  it.each([
    ['small', 'a'],
    ['middle', 'adg'],
    ['full', 'abcdefg'],
    ['100', 'abcdefg'],
    ['0', ''],
  ])('in %s are %j', (size, wanted) => {
    vi.stubEnv('WABENWART_TRIALS', size);
    expect(someOf(cases, { small: 1, middle: 3 }).join('')).toBe(wanted);
  });
});
