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
  /** The same for fast-check. */
  readonly runs: {
    readonly numRuns: number;
    readonly seed: number;
    readonly interruptAfterTimeLimit?: number;
  };
  /** The seeds, counted up from the first until there are enough or the time is over. */
  readonly seeds: () => Generator<number, void>;
  /** Prints what a test found out in a soak or in trials asked for by number; nothing otherwise. */
  readonly tell: (...figures: readonly unknown[]) => void;
}

const asked = (name: string): string => process.env[name] ?? '';

const numberIn = (name: string, otherwise: number): number => {
  const text = asked(name);
  if (text === '') return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number from 0, not "${text}"`);
  return value;
};

/**
 * Of the cases of a table as many as the size asks for, evenly spread, the first and (from two on) the last among them;
 * in `full` all.
 */
export function someOf<Case>(
  cases: readonly Case[],
  sizes: Omit<TrialSizes, 'full'>,
): readonly Case[] {
  const count = Math.min(trialsOf({ ...sizes, full: cases.length }).count, cases.length);
  return Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round((index * (cases.length - 1)) / (count - 1)),
  ).flatMap((at) => cases.slice(at, at + 1));
}

/**
 * How many trials a test makes, and from which seed. The environment decides, the same way for every test:
 * `WABENWART_TRIALS` is `small`, `middle` (unless set) or `full`, or a number for just that many; `WABENWART_SEED`
 * takes the place of the test's own seed; `WABENWART_MINUTES` ends the trials when so much time has passed since the
 * test's file was loaded, however many there were.
 */
export function trialsOf(sizes: TrialSizes, ownSeed = 1): Trials {
  const size = asked('WABENWART_TRIALS');
  const named = size === '' ? 'middle' : size;
  const count =
    named === 'small' || named === 'middle' || named === 'full'
      ? sizes[named]
      : numberIn('WABENWART_TRIALS', sizes.middle);
  const seed = numberIn('WABENWART_SEED', ownSeed);
  const minutes = numberIn('WABENWART_MINUTES', 0);
  const end = minutes === 0 ? Infinity : performance.now() + minutes * 60_000;
  return {
    count,
    seed,
    label: `${String(count)} from seed ${String(seed)}`,
    runs: {
      numRuns: count,
      seed,
      ...(minutes === 0 ? {} : { interruptAfterTimeLimit: minutes * 60_000 }),
    },
    *seeds() {
      for (let at = seed; at < seed + count && performance.now() < end; at += 1) yield at;
    },
    tell(...figures) {
      if (named !== 'small' && named !== 'middle') console.log(...figures);
    },
  };
}
