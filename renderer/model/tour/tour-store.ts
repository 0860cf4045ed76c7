import { createStore } from '../../kit/state/create-store';
import { usePreferences } from '../state/preferences';
import { TOUR } from './steps';

interface TourState {
  /** Index into the steps; null = the tour is not running. */
  readonly step: number | null;
  readonly start: () => void;
  readonly go: (step: number) => void;
  /** Ends the tour, finished or skipped; it does not start by itself again. */
  readonly end: () => void;
}

/** Where the tour stands. */
export const useTour = createStore<TourState>((set) => ({
  step: null,
  start: () => set({ step: 0 }),
  go: (step) => set({ step: Math.min(TOUR.length - 1, Math.max(0, step)) }),
  end: () => {
    set({ step: null });
    usePreferences.getState().set({ tourSeen: true });
  },
}));
