import { create, type StateCreator } from 'zustand';
import { type Campaign, systems, type TurnInput, type World } from '../../../engine';
import {
  type Answer,
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  rememberingPort,
  type Runner,
  type VersionedChange,
  type WorkerPort,
} from '../runner';
import { createStore } from '../../kit/state/create-store';
import type { TurnJob } from './protocol';
import { jobOf, type TrialBasis } from './trial';

/** A phase of a turn, and how the world stands before and after it. */
export interface Moment {
  readonly phase: string;
  readonly before: World;
  readonly after: World;
}

/** The moment of one phase that is wanted. */
export interface MomentJob extends TurnJob {
  readonly phase: string;
}

/** What came of it; a game that has no such phase gives none. */
export type MomentOutcome =
  | ({ readonly kind: 'done' } & Moment)
  | { readonly kind: 'none' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

type MomentRunner = Runner<MomentJob, never, MomentOutcome>;

const ENDINGS: Endings<MomentOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed' },
};

/** Computes moments here and now; those of the last turn are kept, so that each phase after the first is at hand. */
export function momentsOverTurns(): (job: MomentJob) => MomentOutcome {
  let kept: { readonly input: TurnInput<World>; readonly worlds: readonly World[] } | null = null;
  return ({ system, input, phase }) => {
    const game = systems[system];
    const index = game?.phases.indexOf(phase) ?? -1;
    if (kept?.input !== input) kept = { input, worlds: game?.moments(input) ?? [] };
    const { worlds } = kept;
    const after = worlds[index];
    if (after === undefined) return { kind: 'none' };
    return { kind: 'done', phase, before: worlds[index - 1] ?? input.world, after };
  };
}

/** What of a moment is known from its job: the world before the turn, but for what its phases changed. */
export function nothingButBefore({ input: { world } }: MomentJob): unknown {
  return {
    before: world,
    after: world,
  };
}

const startWorker = (): WorkerPort<VersionedChange, never, Answer> =>
  new Worker(new URL('./moments-worker.ts', import.meta.url), { type: 'module' });

/** Beside the screen, where that is possible; only what the phases changed crosses. */
const createMomentRunner = (): MomentRunner =>
  typeof Worker === 'undefined'
    ? createLocalRunner(momentsOverTurns(), ENDINGS)
    : createWorkerRunner(() => rememberingPort(startWorker(), nothingButBefore), ENDINGS);

/** Moments of the last run looked at. */
export interface Moments {
  /** What the run was computed from. */
  readonly basis: TrialBasis | null;
  /** By phase, as far as they were asked for. Those of the run before stay until the first one of the next is there. */
  readonly kept: ReadonlyMap<string, Moment>;
  /** True if the moment asked for last cannot be had. */
  readonly hasFailed: boolean;
  /**
   * Asks for the moment of a phase of the run computed from `basis`, which is this campaign as it is now. One kept is not
   * computed again; of several asked meanwhile the last one is.
   */
  readonly ask: (basis: TrialBasis, campaign: Campaign, phase: string) => void;
}

const momentsOver =
  (runner: MomentRunner): StateCreator<Moments> =>
  (set, get) => {
    let wanted: { readonly basis: TrialBasis; readonly job: MomentJob } | null = null;
    let isRunning = false;
    const keep = (basis: TrialBasis, outcome: MomentOutcome): void => {
      if (outcome.kind === 'done') {
        const { kind: _, ...moment } = outcome;
        const others = get().basis === basis ? get().kept : [];
        set({ basis, kept: new Map([...others, [moment.phase, moment]]), hasFailed: false });
      } else if (outcome.kind !== 'cancelled') set({ hasFailed: true });
    };
    const work = async (): Promise<void> => {
      isRunning = true;
      while (wanted !== null) {
        const { basis, job } = wanted;
        wanted = null;
        // One after the other: what is asked later goes on from what the worker holds.
        keep(basis, await runner.run(job, () => undefined));
      }
      isRunning = false;
    };
    return {
      basis: null,
      kept: new Map(),
      hasFailed: false,
      ask: (basis, campaign, phase) => {
        if (get().basis === basis && get().kept.has(phase)) return;
        wanted = { basis, job: { ...jobOf(campaign), phase } };
        if (!isRunning) void work();
      },
    };
  };

/** Moments over a runner. */
export function createMoments(runner: MomentRunner) {
  return create(momentsOver(runner));
}

export const useMoments = createStore(momentsOver(createMomentRunner()));
