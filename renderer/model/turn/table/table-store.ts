import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../state/leaving';

/** View state of the table: never stored with the campaign, never undone. */
export interface TableState {
  /** Phase of the step on the table; null = the one the GM is at. */
  readonly step: string | null;
  /** The secret entry in progress, by the block that shows it; null = nothing. */
  readonly entering: string | null;
  /** The guide was opened or closed by the GM; null = shown in the first turn, until it was closed for good. */
  readonly guide: boolean | null;
  readonly set: (change: Partial<Omit<TableState, 'set'>>) => void;
}

/** Initial state of the table. */
export const FRESH_TABLE = { step: null, entering: null, guide: null } as const;

export const useTable = createStore<TableState>((set) => ({
  ...FRESH_TABLE,
  set: (change) => set(change),
}));

onLeaving(() => useTable.setState(FRESH_TABLE));
