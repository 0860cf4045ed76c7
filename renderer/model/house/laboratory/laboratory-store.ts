import type { StateCreator } from 'zustand';
import type { GameFigures } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../state/leaving';
import { createTrialRunner, playSeries, type Series, type TrialRunner } from './trials';

/** What was asked for, with what it is called. */
export interface Question extends Series {
  /** Id of the campaign. */
  readonly campaign: string;
  readonly title: string;
  /** Names of the arms, the first is what the others are held against. */
  readonly labels: readonly string[];
}

/** Games that were played. */
export interface Played {
  readonly question: Question;
  readonly games: readonly (readonly GameFigures[])[];
  /** False if fewer were played than asked for. */
  readonly isWhole: boolean;
}

export interface Laboratory {
  readonly state:
    | { readonly kind: 'idle' }
    | { readonly kind: 'running'; readonly question: Question; readonly done: number }
    | { readonly kind: 'failed'; readonly question: Question };
  /** The last result; it stays until another one is there. */
  readonly played: Played | null;
  /** Plays; a run in progress is cancelled. Never changes a campaign. */
  readonly start: (question: Question) => Promise<void>;
  /** Ends the run; what was played until then is shown. */
  readonly cancel: () => void;
  /** Ends the run, and nothing of it or of earlier ones stays. */
  readonly forget: () => void;
}

/** What of the laboratory is about a campaign. */
export function ownOf(laboratory: Laboratory, campaign: string): Laboratory {
  const { state, played } = laboratory;
  return {
    ...laboratory,
    state: state.kind !== 'idle' && state.question.campaign !== campaign ? { kind: 'idle' } : state,
    played: played?.question.campaign === campaign ? played : null,
  };
}

/** Trial games over runners. */
const laboratoryOver =
  (runners: readonly TrialRunner[]): StateCreator<Laboratory> =>
  (set) => {
    let current = new AbortController();
    return {
      state: { kind: 'idle' },
      played: null,
      start: async (question) => {
        current.abort();
        const mine = new AbortController();
        current = mine;
        set({ state: { kind: 'running', question, done: 0 } });
        const report = (done: number): void => {
          if (mine === current) set({ state: { kind: 'running', question, done } });
        };
        const { kind, games } = await playSeries(question, runners, report, mine.signal);
        if (mine !== current) return;
        set({
          state: kind === 'failed' ? { kind, question } : { kind: 'idle' },
          ...(games.length === 0 && kind !== 'done'
            ? {}
            : { played: { question, games, isWhole: kind === 'done' } }),
        });
      },
      cancel: () => current.abort(),
      forget: () => {
        current.abort();
        current = new AbortController();
        set({ state: { kind: 'idle' }, played: null });
      },
    };
  };

/** Most workers: each holds a copy of the world. */
const MOST_WORKERS = 4;

/** As many workers as there are processors, one of which is left to the page. */
const workerCount = (): number =>
  Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));

export const useLaboratory = createStore(
  laboratoryOver(Array.from({ length: workerCount() }, createTrialRunner)),
);

onLeaving(() => useLaboratory.getState().forget());

/** The trial games of a campaign; those of another one are none of its. */
export function useOwnLaboratory(campaign: string): Laboratory {
  const laboratory = useLaboratory();
  return ownOf(laboratory, campaign);
}
