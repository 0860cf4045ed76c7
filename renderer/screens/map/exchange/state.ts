import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';
import type { Incoming } from './incoming';

/** Why a file could not be taken in or written: a text key and its data. */
export interface Trouble {
  readonly text: string;
  readonly about: Readonly<Record<string, string | number>>;
}

/** State of files of maps; nothing of it is stored with the campaign. */
export interface ExchangeState {
  readonly isExporting: boolean;
  /** The name of a file that is being read; null = none. */
  readonly reading: string | null;
  /** A file that was read and waits for the GM's decision. */
  readonly incoming: Incoming | null;
  readonly trouble: Trouble | null;
  readonly set: (change: Partial<Omit<ExchangeState, 'set'>>) => void;
}

const NOTHING: Omit<ExchangeState, 'set'> = {
  isExporting: false,
  reading: null,
  incoming: null,
  trouble: null,
};

export const useExchange = createStore<ExchangeState>((set) => ({
  ...NOTHING,
  set: (change) => set(change),
}));

onLeaving(() => useExchange.setState(NOTHING));
