import { createStore } from '../../../kit/state/create-store';

/** Speeds of the playback, as multiples of the usual one. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What can be shown beside the results on a map: the map itself, or the state after the phase. */
export const BESIDE = ['map', 'moment'] as const;

/** View state while a month is run: never stored with the campaign, never undone. */
export interface RunState {
  /** Id of the phase whose results are shown. */
  readonly phase: string;
  /** Realm whose results are shown; null = all. */
  readonly party: string | null;
  readonly beside: (typeof BESIDE)[number];
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly set: (change: Partial<Omit<RunState, 'set'>>) => void;
}

/** Initial state of a run: the march is shown. */
export const FRESH_RUN: Omit<RunState, 'set'> = {
  phase: 'march',
  party: null,
  beside: 'map',
  isPlaying: false,
  speed: 1,
};

export const useRun = createStore<RunState>((set) => ({
  ...FRESH_RUN,
  set: (change) => set(change),
}));
