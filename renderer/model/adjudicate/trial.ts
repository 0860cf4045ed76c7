import { create, type StateCreator } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { type Campaign, type Proposal, reuse, turnInputOf, type World } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import type { Failure, Outcome, Progress, TurnJob } from './protocol';
import {
  type Answer,
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  rememberingPort,
  type Runner,
  type VersionedChange,
  type WorkerPort as Port,
} from '../runner';
import { compute, knownOf } from './compute';

/** The part of a Web Worker that is used here. */
export type WorkerPort = Port<VersionedChange, Progress, Answer>;

/** Computes turns, one at a time. */
export type Adjudicator = Runner<TurnJob, Progress, Outcome>;

const ENDINGS: Endings<Outcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed', reason: { code: 'broken' } },
};

/** Runs turns in a worker; what changed since the last run crosses, not the world. */
export function createWorkerAdjudicator(start: () => WorkerPort): Adjudicator {
  return createWorkerRunner(() => rememberingPort(start(), knownOf), ENDINGS);
}

/** Runs turns in this thread. */
export function createLocalAdjudicator(): Adjudicator {
  return createLocalRunner(compute, ENDINGS);
}

const startWorker = (): WorkerPort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The adjudicator that fits the place where the program runs. */
export function createAdjudicator(): Adjudicator {
  return typeof Worker === 'undefined'
    ? createLocalAdjudicator()
    : createWorkerAdjudicator(startWorker);
}

/** The parts of a campaign a proposal depends on, kept by identity. */
export type TrialBasis = Pick<
  Campaign,
  'id' | 'world' | 'sheets' | 'rulings' | 'settings' | 'editions' | 'mail' | 'seed' | 'deadline'
>;

export type TrialState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: Failure };

/** A proposal with what it was computed from. */
export interface CachedRun {
  readonly proposal: Proposal<World> | null;
  readonly basis: TrialBasis | null;
  /** Finished runs of this turn, shown in the status line. */
  readonly runs: number;
}

/** What is computed: the open month (null), or something beside it, such as a variant by its id. */
export type Slot = string | null;

/** The trial run of the open turn. The last proposal stays visible while a new one is computed. */
export interface Trial extends CachedRun {
  /** Of the run going on, or of the last one. */
  readonly state: TrialState;
  /** How far the run going on is; null before its first phase. Apart from the state, as it changes all the time. */
  readonly progress: Progress | null;
  /** What that run is of. */
  readonly slot: Slot;
  /** Proposals beside that of the month, the latest last. */
  readonly beside: Readonly<Record<string, CachedRun>>;
  /** Computes a turn anew; supersedes a run still going on. */
  readonly start: (campaign: Campaign, slot?: Slot) => Promise<void>;
  /** Ends the run going on; the last proposal stays. */
  readonly cancel: () => void;
  /** Forgets everything, for another campaign or turn. */
  readonly clear: () => void;
}

/** Proposals kept beside that of the month. */
const CACHED_BESIDE = 3;

const basisOf = ({
  id,
  world,
  sheets,
  rulings,
  settings,
  editions,
  mail,
  seed,
  deadline,
}: Campaign): TrialBasis => ({
  id,
  world,
  sheets,
  rulings,
  settings,
  editions,
  mail,
  seed,
  deadline,
});

/** The job of the open turn of a campaign. */
export function jobOf(campaign: Campaign): TurnJob {
  return {
    system: campaign.system,
    input: turnInputOf(campaign),
  };
}

/** True if a proposal was computed from exactly this state of the campaign. */
export function isFresh(basis: TrialBasis | null, campaign: Campaign): boolean {
  return (
    basis !== null &&
    basis.id === campaign.id &&
    basis.world === campaign.world &&
    basis.sheets === campaign.sheets &&
    basis.rulings === campaign.rulings &&
    basis.settings === campaign.settings &&
    basis.editions === campaign.editions &&
    basis.mail === campaign.mail &&
    basis.seed === campaign.seed &&
    basis.deadline === campaign.deadline
  );
}

const NOTHING: CachedRun = { proposal: null, basis: null, runs: 0 };
const IDLE = {
  ...NOTHING,
  state: { kind: 'idle' },
  progress: null,
  slot: null,
  beside: {},
} as const;

/** True if a proposal was computed for the turn that is open in this campaign, up to date or not. */
export function isSameTurn(basis: TrialBasis | null, campaign: Campaign): boolean {
  return basis?.id === campaign.id && basis.world.clock.turn === campaign.world.clock.turn;
}

/** What is kept of a slot for the turn of this campaign; nothing yet = no proposal. */
export function cachedRunOf(
  trial: Pick<Trial, keyof CachedRun | 'beside'>,
  slot: Slot,
  campaign: Campaign,
): CachedRun {
  const kept = slot === null ? trial : trial.beside[slot];
  return kept !== undefined && isSameTurn(kept.basis, campaign) ? kept : NOTHING;
}

/** The proposals beside the month with one more, without those of other campaigns and the oldest ones. */
const withBeside = (beside: Trial['beside'], slot: string, kept: CachedRun): Trial['beside'] =>
  Object.fromEntries(
    [...Object.entries(beside).filter(([key]) => key !== slot), [slot, kept] as const]
      .filter(([, { basis }]) => basis?.id === kept.basis?.id)
      .slice(-CACHED_BESIDE),
  );

const trialOver =
  (adjudicator: Adjudicator): StateCreator<Trial> =>
  (set, get) => {
    const keep = (campaign: Campaign, slot: Slot, computed: Proposal<World>): void => {
      // What the run wrote anew, but as it was, is the campaign's own again: booking writes what the month changed.
      const proposal = { ...computed, world: reuse(campaign.world, computed.world) };
      const runs = cachedRunOf(get(), slot, campaign).runs + 1;
      const kept: CachedRun = { proposal, basis: basisOf(campaign), runs };
      const where = slot === null ? kept : { beside: withBeside(get().beside, slot, kept) };
      set({ ...where, state: { kind: 'ready' } });
    };
    return {
      ...IDLE,
      start: async (campaign, slot = null) => {
        if (slot === null && !isSameTurn(get().basis, campaign)) set(NOTHING);
        set({ state: { kind: 'running' }, progress: null, slot });
        const outcome = await adjudicator.run(jobOf(campaign), (progress) => set({ progress }));
        if (outcome.kind === 'done') keep(campaign, slot, outcome.proposal);
        else if (outcome.kind === 'failed') {
          set({ state: { kind: 'failed', reason: outcome.reason } });
        }
      },
      cancel: () => {
        adjudicator.cancel();
        const { slot, proposal, beside } = get();
        const has = slot === null ? proposal !== null : beside[slot] !== undefined;
        set({ state: { kind: has ? 'ready' : 'idle' } });
      },
      clear: () => {
        adjudicator.cancel();
        set(IDLE);
      },
    };
  };

/** A trial store over an adjudicator. */
export function createTrial(adjudicator: Adjudicator) {
  return create(trialOver(adjudicator));
}

export const useTrial = createStore(trialOver(createAdjudicator()));

/** The trial but for its progress, so that a whole screen is not drawn anew with every phase of a run. */
export function useSteadyTrial(): Omit<Trial, 'progress'> {
  return useTrial(useShallow(({ progress: _, ...trial }: Trial) => trial));
}
