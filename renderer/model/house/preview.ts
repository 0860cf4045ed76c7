import { create, type StateCreator } from 'zustand';
import {
  type ArchivedTurn,
  archivedVariant,
  type Campaign,
  type Edition,
  inVariant,
  lastRepeatable,
  type Proposal,
  type Settings,
  settingsAt,
  type TurnDifference,
  turnDifferences,
  type World,
} from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import {
  type Adjudicator,
  createAdjudicator,
  type Failure,
  jobOf,
  type Outcome,
  type Progress,
  type TurnJob,
} from '../adjudicate';

/** The turn a preview looks at: the last one booked, or the open one with its letters. */
export type PreviewTurn = 'last' | 'open';

/** The same turn twice: without and with an edition. */
export interface PreviewJobs {
  readonly turn: number;
  readonly without: TurnJob;
  readonly with: TurnJob;
}

const withSettings = (job: TurnJob, settings: Settings): TurnJob => ({
  ...job,
  input: { ...job.input, settings },
});

/** What would be in force in a turn if an edition had held in it. */
const settingsHolding = (campaign: Campaign, edition: Edition, turn: number): Settings =>
  settingsAt(
    {
      ...campaign,
      editions: {
        ...campaign.editions,
        [edition.id]: { ...edition, from: Math.min(edition.from, turn) },
      },
    },
    turn,
  );

/** The last turn as it was computed (WW-0.1-06). */
const archivedJob = (campaign: Campaign, archived: ArchivedTurn): TurnJob | undefined => {
  const then = inVariant(campaign, archivedVariant(archived, '', ''));
  return then === undefined ? undefined : jobOf(then);
};

const lastJobs = (campaign: Campaign, edition: Edition): PreviewJobs | undefined => {
  const turn = lastRepeatable(campaign);
  const archived = turn === undefined ? undefined : campaign.archive[turn];
  const job = archived === undefined ? undefined : archivedJob(campaign, archived);
  if (turn === undefined || job === undefined) return undefined;
  return {
    turn,
    without: job,
    with: withSettings(job, settingsHolding(campaign, edition, turn)),
  };
};

const openJobs = (campaign: Campaign, edition: Edition): PreviewJobs => {
  const { turn } = campaign.world.clock;
  const job = jobOf(campaign);
  const editions = Object.fromEntries(
    Object.entries(campaign.editions).filter(([id]) => id !== edition.id),
  );
  return {
    turn,
    without: withSettings(job, settingsAt({ ...campaign, editions }, turn)),
    with: withSettings(job, settingsHolding(campaign, edition, turn)),
  };
};

/** The jobs of a preview; undefined if no booked turn can be computed again. */
export function previewJobs(
  campaign: Campaign,
  edition: Edition,
  turn: PreviewTurn,
): PreviewJobs | undefined {
  return turn === 'open' ? openJobs(campaign, edition) : lastJobs(campaign, edition);
}

export type PreviewState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress | null }
  | {
      readonly kind: 'done';
      readonly turn: number;
      readonly differences: readonly TurnDifference[];
      /** The campaign it was computed from; another one makes it out of date. */
      readonly basis: Campaign;
      readonly edition: string;
    }
  | { readonly kind: 'failed'; readonly reason: Failure };

export interface Preview {
  readonly state: PreviewState;
  /** Computes what an edition changes; supersedes a run still going on. Changes nothing. */
  readonly start: (campaign: Campaign, edition: Edition, turn: PreviewTurn) => Promise<void>;
  readonly cancel: () => void;
}

type Run = Proposal<World>;

const previewOver =
  (adjudicator: Adjudicator): StateCreator<Preview> =>
  (set) => {
    let latest = 0;
    const show = (mine: number, state: PreviewState): void => {
      if (mine === latest) set({ state });
    };
    const runOf = (mine: number, job: TurnJob, part: 0 | 1): Promise<Outcome> =>
      adjudicator.run(job, ({ done, total, phase }) =>
        show(mine, {
          kind: 'running',
          progress: { done: part * total + done, total: 2 * total, phase },
        }),
      );
    const ended = (outcome: Exclude<Outcome, { readonly kind: 'done' }>): PreviewState =>
      outcome.kind === 'failed' ? { kind: 'failed', reason: outcome.reason } : { kind: 'idle' };
    const compare = async (
      mine: number,
      jobs: PreviewJobs,
    ): Promise<readonly [Run, Run] | PreviewState> => {
      const first = await runOf(mine, jobs.without, 0);
      if (first.kind !== 'done') return ended(first);
      const second = await runOf(mine, jobs.with, 1);
      return second.kind === 'done' ? [first.proposal, second.proposal] : ended(second);
    };
    return {
      state: { kind: 'idle' },
      start: async (campaign, edition, turn) => {
        latest += 1;
        const mine = latest;
        const jobs = previewJobs(campaign, edition, turn);
        if (jobs === undefined) return;
        show(mine, { kind: 'running', progress: null });
        const found = await compare(mine, jobs);
        const done: PreviewState =
          'kind' in found
            ? found
            : {
                kind: 'done',
                turn: jobs.turn,
                differences: turnDifferences(...found),
                basis: campaign,
                edition: edition.id,
              };
        show(mine, done);
      },
      cancel: () => {
        latest += 1;
        adjudicator.cancel();
        set({ state: { kind: 'idle' } });
      },
    };
  };

/** A preview over an adjudicator of its own. */
export function createPreview(adjudicator: Adjudicator) {
  return create(previewOver(adjudicator));
}

export const usePreview = createStore(previewOver(createAdjudicator()));
