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

/** How often a fight is fought for a picture of what usually happens. */
export const ODDS_RUNS = 500;

/** One fight of a turn to be fought many times with other dice. */
export interface OddsJob extends TurnJob {
  /** Key of the fight. */
  readonly fight: string;
  readonly runs: number;
}

/** What came of it; a game without dice, or a fight that the turn does not have, gives none. */
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

/** Fights one fight many times, here and now. */
export function computeOdds({ system, input, fight, runs }: OddsJob): OddsOutcome {
  const odds = hexGameOf(systems[system]).fights?.odds(input, fight, runs);
  return odds === undefined ? { kind: 'none' } : { kind: 'done', odds };
}

const startWorker = (): WorkerPort<OddsJob, never, OddsOutcome> =>
  new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });

/** Beside the screen, where that is possible: the desk never waits for it. */
const createOddsRunner = (): OddsRunner =>
  typeof Worker === 'undefined'
    ? createLocalRunner(computeOdds, ENDINGS)
    : createWorkerRunner(startWorker, ENDINGS);

/** The odds of the fight looked at last. */
export interface OddsState {
  /** Name of what was asked; null = nothing yet. */
  readonly asked: string | null;
  readonly outcome: OddsOutcome | null;
  /** Asks under a name; one still being worked out is given up, one asked before is kept. */
  readonly ask: (name: string, job: OddsJob) => Promise<void>;
  /** Gives up what is being worked out. */
  readonly cancel: () => void;
}

/** How many pictures are kept: going back and forth in the queue asks nothing anew. */
const CACHE_SIZE = 40;

const deskOver =
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

/** A desk of odds over a runner. */
export function createOddsState(runner: OddsRunner) {
  return create(deskOver(runner));
}

export const useOddsState = createStore(deskOver(createOddsRunner()));
