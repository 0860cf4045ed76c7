import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as trialsModule from './trials';
import { someOf, times, type Trials } from './trials';

const SIZES = { small: 2, middle: 10, full: 1000 };

type Module = typeof trialsModule;

/** How many copies of the module there are: each is as a process of its own would have it. */
let copies = 0;
const copyOfTrials = (): Promise<Module> => {
  copies += 1;
  return import(`./trials?copy=${String(copies)}`) as Promise<Module>;
};

/** Of the copy that was asked last. */
let trialsOf: Module['trialsOf'];

/** Sizes requested by a test of these sizes and the seed 7 in an environment, in a process of its own. */
const askedIn = async (environment: Readonly<Record<string, string>>): Promise<Trials> => {
  vi.stubEnv('WABENWART_TRIALS', '');
  vi.stubEnv('WABENWART_SEED', '');
  vi.stubEnv('WABENWART_MINUTES', '');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  ({ trialsOf } = await copyOfTrials());
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
  ])('in %j they are %i from seed %i', async (environment, count, seed) => {
    const trials = await askedIn(environment);
    const seeds = [...trials.seeds()];
    expect([trials.count, trials.seed]).toEqual([count, seed]);
    expect([seeds.length, seeds[0], seeds.at(-1)]).toEqual([count, seed, seed + count - 1]);
    expect(trials.runs()).toMatchObject({ numRuns: count, seed });
    expect(trials.label).toBe(`${String(count)} from seed ${String(seed)}`);
  });

  it.each([
    [{ WABENWART_TRIALS: 'many' }],
    [{ WABENWART_TRIALS: '-1' }],
    [{ WABENWART_SEED: '1.5' }],
  ])('a word that is no size or number is refused by name: %j', async (environment) => {
    await expect(askedIn(environment)).rejects.toThrow(Object.keys(environment)[0]);
  });

  it('end when the minutes are over', async () => {
    vi.useFakeTimers();
    const trials = await askedIn({ WABENWART_TRIALS: 'full', WABENWART_MINUTES: '2' });
    const seeds: number[] = [];
    for (const seed of trials.seeds()) {
      seeds.push(seed);
      vi.advanceTimersByTime(30_000);
    }
    expect(seeds).toEqual([7, 8, 9, 10]);
    expect(trials.runs().interruptAfterTimeLimit).toBe(120_000);
  });

  it('share the minutes equally with the others of their process', async () => {
    const trials = await askedIn({ WABENWART_TRIALS: 'full', WABENWART_MINUTES: '2' });
    trialsOf(SIZES);
    expect(trials.runs().interruptAfterTimeLimit).toBe(60_000);
  });

  it.each([
    ['small', []],
    ['middle', []],
    ['full', ['3 of 1000 from seed 7', '4 of 1000 from seed 7']],
    ['20', ['3 of 20 from seed 7', '4 of 20 from seed 7']],
  ])('print in %s how far they came when the minutes are over: %j', async (size, told) => {
    vi.useFakeTimers();
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const trials = await askedIn({ WABENWART_TRIALS: size, WABENWART_MINUTES: '1' });
    for (const _ of trials.seeds()) vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    const always = fc.property(fc.nat(), () => true);
    fc.assert(always, { ...trials.runs(), numRuns: 4 });
    expect(log.mock.calls.flat()).toEqual(told);
    log.mockRestore();
  });

  it('of a property that fails in a soak fail, with seed and example', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const { runs } = await askedIn({ WABENWART_TRIALS: 'full' });
    const never = fc.property(fc.constant('example'), () => false);
    expect(() => {
      fc.assert(never, runs());
    }).toThrow(/seed: 7.*\["example"\]/s);
    log.mockRestore();
  });

  it.each([
    ['small', 0],
    ['middle', 0],
    ['full', 1],
    ['20', 1],
  ])('run their figures in %s %i times', async (size, times) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    (await askedIn({ WABENWART_TRIALS: size })).tell('figures');
    expect(log).toHaveBeenCalledTimes(times);
    log.mockRestore();
  });
});

describe('a property worth 60 trials', () => {
  it.each([
    ['small', 6],
    ['middle', 20],
    ['full', 600],
    ['7', 7],
  ])('is run in %s %i times', (size, numRuns) => {
    vi.stubEnv('WABENWART_SEED', '');
    vi.stubEnv('WABENWART_TRIALS', size);
    expect(times(60)).toEqual({ numRuns, seed: 1 });
    vi.stubEnv('WABENWART_SEED', '3');
    expect(times(60)).toEqual({ numRuns, seed: 3 });
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
