import type { StateCreator } from 'zustand';
import type { GameFigures } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';
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
    | { readonly kind: 'failed' };
  /** The last result; it stays until another one is there. */
  readonly played: Played | null;
  /** Plays; a run in progress is cancelled. Never changes a campaign. */
  readonly start: (question: Question) => Promise<void>;
  /** Ends the run; what was played until then is shown. */
  readonly cancel: () => void;
}

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
          state: { kind: kind === 'failed' ? 'failed' : 'idle' },
          ...(games.length === 0 && kind !== 'done'
            ? {}
            : { played: { question, games, isWhole: kind === 'done' } }),
        });
      },
      cancel: () => current.abort(),
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
