import { create, type StateCreator } from 'zustand';
import { hexGameOf, type FightOdds, systems } from '../../../engine';
import {
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  type Runner,
  type WorkerPort,
} from '../runner';
import { createStore } from '../../kit/state/create-store';
import type { TurnJob } from './protocol';

/** How often a fight is simulated for its odds. */
export const ODDS_RUNS = 500;

/** One fight of a turn to be simulated many times with other dice. */
export interface OddsJob extends TurnJob {
  /** Key of the fight. */
  readonly fight: string;
  readonly runs: number;
}

/** The result; a game without dice, or a fight that the turn does not have, gives none. */
export type OddsOutcome =
  | { readonly kind: 'done'; readonly odds: FightOdds }
  | { readonly kind: 'none' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

type OddsRunner = Runner<OddsJob, never, OddsOutcome>;

const ENDINGS: Endings<OddsOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed' },
};

/** Simulates one fight many times, in this thread. */
export function computeOdds({ system, input, fight, runs }: OddsJob): OddsOutcome {
  const odds = hexGameOf(systems[system]).fights?.odds(input, fight, runs);
  return odds === undefined ? { kind: 'none' } : { kind: 'done', odds };
}

const startWorker = (): WorkerPort<OddsJob, never, OddsOutcome> =>
  new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });

/** In a worker, where that is possible: the screen never waits for it. */
const createOddsRunner = (): OddsRunner =>
  typeof Worker === 'undefined'
    ? createLocalRunner(computeOdds, ENDINGS)
    : createWorkerRunner(startWorker, ENDINGS);

/** The odds of the last shown fight. */
export interface OddsState {
  /** Name of the request; null = nothing yet. */
  readonly asked: string | null;
  readonly outcome: OddsOutcome | null;
  /** Asks under a name; a computation in progress is cancelled, a former result is cached. */
  readonly ask: (name: string, job: OddsJob) => Promise<void>;
  /** Cancels the computation in progress. */
  readonly cancel: () => void;
}

/** Most cached results: going back and forth in the queue computes nothing again. */
const CACHE_SIZE = 40;

const oddsOver =
  (runner: OddsRunner): StateCreator<OddsState> =>
  (set, get) => {
    const kept = new Map<string, OddsOutcome>();
    return {
      asked: null,
      outcome: null,
      ask: async (name, job) => {
        const known = kept.get(name) ?? null;
        set({ asked: name, outcome: known });
        if (known !== null) return;
        const outcome = await runner.run(job, () => undefined);
        if (outcome.kind === 'done' || outcome.kind === 'none') {
          const [oldest] = kept.keys();
          if (kept.size >= CACHE_SIZE && oldest !== undefined) kept.delete(oldest);
          kept.set(name, outcome);
        }
        if (get().asked === name) set({ outcome });
      },
      cancel: () => {
        runner.cancel();
        set({ asked: null, outcome: null });
      },
    };
  };

/** The store of odds over a runner. */
export function createOddsState(runner: OddsRunner) {
  return create(oddsOver(runner));
}

export const useOddsState = createStore(oddsOver(createOddsRunner()));
