import type { Fraction } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';
import type { CardFilter } from './model/queue';

/** What the GM looks at while he decides: never stored with the campaign, never undone. */
export interface DecideState extends CardFilter {
  /** The card on the desk; null = the first one. */
  readonly current: { readonly key: string; readonly time: Fraction } | null;
  /** The cases, or what is already decided by hand. */
  readonly tab: 'cards' | 'rulings';
  /** The form for own dice is open. */
  readonly isRolling: boolean;
  readonly set: (change: Partial<Omit<DecideState, 'set'>>) => void;
}

/** A queue nobody has looked at yet. */
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
