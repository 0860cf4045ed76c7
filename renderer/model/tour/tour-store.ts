import { createStore } from '../../kit/state/create-store';
import { usePreferences } from '../state/preferences';

/** One stop of the tour: the control it points at and where its text is shown. */
interface TourStep {
  readonly id: 'map' | 'search' | 'turn' | 'print' | 'save';
  readonly placement: 'right' | 'bottom' | 'top';
}

/** Five stops, in the order of a GM's evening. The control of a stop carries `data-tour` with its id. */
export const TOUR: readonly TourStep[] = [
  { id: 'map', placement: 'right' },
  { id: 'search', placement: 'bottom' },
  { id: 'turn', placement: 'right' },
  { id: 'print', placement: 'right' },
  { id: 'save', placement: 'top' },
];

interface TourState {
  /** Index into the steps; null = the tour is not running. */
  readonly step: number | null;
  readonly start: () => void;
  readonly go: (step: number) => void;
  /** Ends the tour, finished or skipped; it does not start by itself again. */
  readonly end: () => void;
}

/** The current stop of the tour. */
export const useTour = createStore<TourState>((set) => ({
  step: null,
  start: () => set({ step: 0 }),
  go: (step) => set({ step: Math.min(TOUR.length - 1, Math.max(0, step)) }),
  end: () => {
    set({ step: null });
    usePreferences.getState().set({ tourSeen: true });
  },
}));
