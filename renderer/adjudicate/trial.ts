import { create } from 'zustand';
import { type Campaign, type Proposal, turnInputOf, type World } from '../../engine';
import { type Adjudicator, createAdjudicator } from './adjudicator';
import type { Failure, Progress, TurnJob } from './protocol';

/** The parts of a campaign a proposal depends on, kept by identity. */
export type TrialBasis = Pick<
  Campaign,
  'id' | 'world' | 'sheets' | 'rulings' | 'settings' | 'editions' | 'mail' | 'seed'
>;

export type TrialState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress | null }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: Failure };

/** The trial run of the open turn. The last proposal stays visible while a new one is computed. */
export interface Trial {
  readonly state: TrialState;
  readonly proposal: Proposal<World> | null;
  readonly basis: TrialBasis | null;
  /** Finished runs of this turn, shown in the status line. */
  readonly runs: number;
  /** Computes the turn anew; supersedes a run still going on. */
  readonly start: (campaign: Campaign) => Promise<void>;
  /** Ends the run going on; the last proposal stays. */
  readonly cancel: () => void;
  /** Forgets everything, for another campaign or turn. */
  readonly clear: () => void;
}

const basisOf = ({
  id,
  world,
  sheets,
  rulings,
  settings,
  editions,
  mail,
  seed,
}: Campaign): TrialBasis => ({ id, world, sheets, rulings, settings, editions, mail, seed });

/** The job of the open turn of a campaign. */
export const jobOf = (campaign: Campaign): TurnJob => ({
  system: campaign.system,
  input: turnInputOf(campaign),
});

/** True if a proposal was computed from exactly this state of the campaign. */
export const isFresh = (basis: TrialBasis | null, campaign: Campaign): boolean =>
  basis !== null &&
  basis.id === campaign.id &&
  basis.world === campaign.world &&
  basis.sheets === campaign.sheets &&
  basis.rulings === campaign.rulings &&
  basis.settings === campaign.settings &&
  basis.editions === campaign.editions &&
  basis.mail === campaign.mail &&
  basis.seed === campaign.seed;

const IDLE = { state: { kind: 'idle' }, proposal: null, basis: null, runs: 0 } as const;

/** True if a proposal was computed for the turn that is open in this campaign, up to date or not. */
export const isSameTurn = (basis: TrialBasis | null, campaign: Campaign): boolean =>
  basis?.id === campaign.id && basis.world.clock.turn === campaign.world.clock.turn;

/** A trial store over an adjudicator. */
export const createTrial = (adjudicator: Adjudicator) =>
  create<Trial>((set, get) => ({
    ...IDLE,
    start: async (campaign) => {
      if (!isSameTurn(get().basis, campaign)) set(IDLE);
      set({ state: { kind: 'running', progress: null } });
      const outcome = await adjudicator.run(jobOf(campaign), (progress) =>
        set({ state: { kind: 'running', progress } }),
      );
      if (outcome.kind === 'done') {
        const runs = get().runs + 1;
        set({
          state: { kind: 'ready' },
          proposal: outcome.proposal,
          basis: basisOf(campaign),
          runs,
        });
      } else if (outcome.kind === 'failed') {
        set({ state: { kind: 'failed', reason: outcome.reason } });
      }
    },
    cancel: () => {
      adjudicator.cancel();
      set({ state: { kind: get().proposal === null ? 'idle' : 'ready' } });
    },
    clear: () => {
      adjudicator.cancel();
      set(IDLE);
    },
  }));

export const useTrial = createTrial(createAdjudicator());
