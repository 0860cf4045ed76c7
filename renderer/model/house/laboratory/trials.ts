import {
  type GameFigures,
  playTrial,
  systems,
  type Trial,
  trialSeed,
  type TrialSubject,
} from '../../../../engine';
import {
  type Answer,
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  rememberingPort,
  type Runner,
  type VersionedChange,
  type WorkerPort,
} from '../../runner';

/** One seed to play with every arm. */
export interface TrialJob extends Trial {
  readonly system: string;
}

/** Turns played of those there are. */
export interface TrialProgress {
  readonly done: number;
  readonly of: number;
}

export type TrialOutcome =
  | { readonly kind: 'done'; readonly figures: readonly GameFigures[] }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

export type TrialRunner = Runner<TrialJob, TrialProgress, TrialOutcome>;

const ENDINGS: Endings<TrialOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed' },
};

/** Plays one seed in this thread. */
export function computeTrial(
  { system, ...trial }: TrialJob,
  report: (progress: TrialProgress) => boolean,
): TrialOutcome {
  const game = systems[system];
  if (game === undefined) return ENDINGS.broken;
  const figures = playTrial(game, trial, (done, of) => report({ done, of }));
  return figures === undefined ? ENDINGS.cancelled : { kind: 'done', figures };
}

/** Nothing of an outcome is known from its job. */
export function nothingKnown(): undefined {
  return undefined;
}

const startWorker = (): WorkerPort<VersionedChange, TrialProgress, Answer> =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** In a worker, where that is possible; the world is sent to it once. */
export function createTrialRunner(): TrialRunner {
  return typeof Worker === 'undefined'
    ? createLocalRunner(computeTrial, ENDINGS)
    : createWorkerRunner(() => rememberingPort(startWorker(), nothingKnown), ENDINGS);
}

/** Many seeds of one subject. */
export interface Series {
  readonly system: string;
  readonly subject: TrialSubject;
  readonly seed: string;
  /** How many are played. */
  readonly games: number;
}

/** How a series ended: the figures of the first seeds, without gaps, in their order. */
export interface SeriesOutcome {
  readonly kind: 'done' | 'cancelled' | 'failed';
  readonly games: readonly (readonly GameFigures[])[];
}

/**
 * Plays a series on several runners, each taking the next seed, until `signal` is aborted. What comes out does not depend
 * on how many there are, nor on which is faster. After a failure or a cancellation the seeds before the first missing one
 * count.
 */
export async function playSeries(
  { system, subject, seed, games }: Series,
  runners: readonly TrialRunner[],
  report: (done: number) => void,
  signal: AbortSignal,
): Promise<SeriesOutcome> {
  const played: (readonly GameFigures[] | undefined)[] = Array.from({ length: games });
  const parts = new Map<TrialRunner, number>();
  let [next, whole, isBroken] = [0, 0, false];
  const tell = (): void => report(whole + [...parts.values()].reduce((sum, one) => sum + one, 0));
  const cancelAll = (): void => {
    for (const runner of runners) runner.cancel();
  };
  const work = async (runner: TrialRunner): Promise<void> => {
    while (next < games && !isBroken && !signal.aborted) {
      const number = next;
      next += 1;
      const job = { system, subject, seed: trialSeed(seed, number + 1) };
      const outcome = await runner.run(job, ({ done, of }) => {
        parts.set(runner, done / of);
        tell();
      });
      parts.delete(runner);
      isBroken ||= outcome.kind === 'failed';
      if (outcome.kind !== 'done') continue;
      played[number] = outcome.figures;
      whole += 1;
      tell();
    }
  };
  signal.addEventListener('abort', cancelAll);
  await Promise.all(runners.map(work));
  signal.removeEventListener('abort', cancelAll);
  const missing = played.indexOf(undefined);
  const first = missing < 0 ? played : played.slice(0, missing);
  return {
    kind: isBroken ? 'failed' : missing < 0 ? 'done' : 'cancelled',
    games: first.flatMap((one) => (one === undefined ? [] : [one])),
  };
}
