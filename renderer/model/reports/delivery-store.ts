import type { PartyKey } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from '../state/leaving';

/** The leaves of the room, in their order. */
export const DELIVERY_TABS = ['evaluations', 'news', 'outbox'] as const;
export type DeliveryTab = (typeof DELIVERY_TABS)[number];

/** What of an evaluation is seen. */
export const TURN_REPORT_VIEWS = ['both', 'text', 'paper'] as const;
export type TurnReportView = (typeof TURN_REPORT_VIEWS)[number];

/** What the room looks at: never stored with the campaign, never undone. */
export interface DeliveryView {
  readonly tab: DeliveryTab;
  /** Realm whose evaluation is open; null = the first one. */
  readonly party: PartyKey | null;
  readonly view: TurnReportView;
  /** Block of the evaluation that keys act on; null = none. */
  readonly block: string | null;
  /** Block whose words are being written; null = none. */
  readonly writing: string | null;
  /** What lies over the desk. */
  readonly over: 'batch' | 'contact' | 'release' | 'map' | null;
  readonly choose: (change: Partial<Omit<DeliveryView, 'choose'>>) => void;
}

const FRESH = {
  tab: 'evaluations',
  party: null,
  view: 'both',
  block: null,
  writing: null,
  over: null,
} as const;

export const useDeliveryView = createStore<DeliveryView>((set) => ({
  ...FRESH,
  choose: (change) =>
    set({ ...('party' in change ? { block: null, writing: null } : {}), ...change }),
}));

onLeaving(() => useDeliveryView.setState(FRESH));
