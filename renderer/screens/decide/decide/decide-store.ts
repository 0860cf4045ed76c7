import type { Fraction } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';
import type { CardFilter } from './model/queue';

/** View state of the decisions: never stored with the campaign, never undone. */
export interface DecideState extends CardFilter {
  /** The open card; null = the first one. */
  readonly current: { readonly key: string; readonly time: Fraction } | null;
  /** The cases, or the decisions of the GM. */
  readonly tab: 'cards' | 'rulings';
  /** The form for own dice is open. */
  readonly isRolling: boolean;
  readonly set: (change: Partial<Omit<DecideState, 'set'>>) => void;
}

/** Initial state of a queue. */
export const FRESH_QUEUE = {
  current: null,
  tab: 'cards',
  isRolling: false,
  onlyOpen: false,
  group: 'all',
  party: null,
} as const;

export const useDecide = createStore<DecideState>((set) => ({
  ...FRESH_QUEUE,
  set: (change) => set(change),
}));
