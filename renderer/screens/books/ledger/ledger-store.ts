import { createStore } from '../../../kit/state/create-store';
import type { LedgerFilter } from '../model/ledger-view';

/** View state of the ledger: never stored with the campaign, never undone. */
export interface LedgerView extends LedgerFilter {
  /** All realms instead of the chosen one. */
  readonly isWhole: boolean;
  /** Id of the line that is opened. */
  readonly line: string | null;
  readonly isBooking: boolean;
  readonly choose: (change: Partial<Omit<LedgerView, 'choose'>>) => void;
}

export const useLedgerView = createStore<LedgerView>((set) => ({
  turn: null,
  cause: null,
  words: '',
  sort: 'turn',
  isDescending: true,
  isWhole: false,
  line: null,
  isBooking: false,
  choose: (change) => set(change),
}));
