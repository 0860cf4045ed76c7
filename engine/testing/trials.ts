import { defaultReportMessage, type RunDetails } from 'fast-check';

/** How often a test tries: `small` in `npm run check`, `middle` in `npm test`, `full` in `npm run soak`. */
export interface TrialSizes {
  readonly small: number;
  readonly middle: number;
  readonly full: number;
}

/** The trials of one test. */
export interface Trials {
  /** How many are wanted. */
  readonly count: number;
  /** The seed of the first. */
  readonly seed: number;
  /** Count and seed for the name of the test, so that a failure tells them: "200 from seed 1". */
  readonly label: string;
  /** The same for fast-check; a soak prints how many there were. */
  readonly runs: <Values>() => {
    readonly numRuns: number;
    readonly seed: number;
    readonly interruptAfterTimeLimit?: number;
    readonly reporter: (run: RunDetails<Values>) => void;
  };
  /** The seeds, counted up from the first until there are enough or the time is over; a soak prints how many there were. */
  readonly seeds: () => Generator<number, void>;
  /** Prints what a test found out in a soak or in trials asked for by number; nothing otherwise. */
  readonly tell: (...figures: readonly unknown[]) => void;
}

const asked = (name: string): string => process.env[name] ?? '';

/** How many trials were asked for in this process. */
let askedFor = 0;

const numberIn = (name: string, otherwise: number): number => {
  const text = asked(name);
  if (text === '') return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number from 0, not "${text}"`);
  return value;
};

const countOf = (sizes: TrialSizes): number => {
  const size = asked('WABENWART_TRIALS') || 'middle';
  return size === 'small' || size === 'middle' || size === 'full'
    ? sizes[size]
    : numberIn('WABENWART_TRIALS', sizes.middle);
};

/**
 * Of the cases of a table as many as the size asks for, evenly spread, the first and (from two on) the last among them;
 * in `full` all.
 */
export function someOf<Case>(
  cases: readonly Case[],
  sizes: Omit<TrialSizes, 'full'>,
): readonly Case[] {
  const count = Math.min(countOf({ ...sizes, full: cases.length }), cases.length);
  return Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round((index * (cases.length - 1)) / (count - 1)),
  ).flatMap((at) => cases.slice(at, at + 1));
}

/**
 * How often fast-check tries a property that is worth so many trials: a third of them in `npm test`, a tenth in
 * `npm run check`, ten times as many in `npm run soak`. Always the same ones but for a soak, which begins with the seed of
 * its day.
 */
export function times(worth: number): { readonly numRuns: number; readonly seed: number } {
  return {
    seed: numberIn('WABENWART_SEED', 1),
    numRuns: countOf({
      small: Math.ceil(worth / 10),
      middle: Math.ceil(worth / 3),
      full: 10 * worth,
    }),
  };
}

/**
 * How many trials a test makes, and from which seed. The environment decides, the same way for every test:
 * `WABENWART_TRIALS` is `small`, `middle` (unless set) or `full`, or a number for just that many; `WABENWART_SEED`
 * takes the place of the test's own seed; `WABENWART_MINUTES` ends the trials of a process after so much time, shared
 * equally by all that it was asked for, however many there were.
 */
export function trialsOf(sizes: TrialSizes, ownSeed = 1): Trials {
  const count = countOf(sizes);
  const seed = numberIn('WABENWART_SEED', ownSeed);
  const minutes = numberIn('WABENWART_MINUTES', 0);
  askedFor += 1;
  /** Milliseconds of these trials; all are asked for before the first of them begins. */
  const share = (): number => (minutes * 60_000) / askedFor;
  const isReported = !['', 'small', 'middle'].includes(asked('WABENWART_TRIALS'));
  const tellDone = (done: number): void => {
    if (isReported) console.log(`${String(done)} of ${String(count)} from seed ${String(seed)}`);
  };
  return {
    count,
    seed,
    label: `${String(count)} from seed ${String(seed)}`,
    runs: <Values>() => ({
      numRuns: count,
      seed,
      ...(minutes === 0 ? {} : { interruptAfterTimeLimit: share() }),
      reporter: (run: RunDetails<Values>) => {
        tellDone(run.numRuns);
        if (run.failed) throw new Error(defaultReportMessage(run), { cause: run.errorInstance });
      },
    }),
    *seeds() {
      const end = minutes === 0 ? Infinity : performance.now() + share();
      let at = seed;
      for (; at < seed + count && performance.now() < end; at += 1) yield at;
      tellDone(at - seed);
    },
    tell(...figures) {
      if (isReported) console.log(...figures);
    },
  };
}
