import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';
import type { Order } from './letters';

/** What the outbox looks at: never stored with the campaign, never undone. */
export interface OutboxView {
  readonly order: Order;
  readonly show: 'open' | 'all';
  /** Id of the row that is open; null = none. */
  readonly row: string | null;
  readonly look: (change: Partial<Omit<OutboxView, 'look'>>) => void;
}

const FRESH = { order: 'month', show: 'open', row: null } as const;

export const useOutbox = createStore<OutboxView>((set) => ({
  ...FRESH,
  look: (change) => set(change),
}));

onLeaving(() => useOutbox.setState(FRESH));
