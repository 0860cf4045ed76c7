import type { PartyKey } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from '../state/leaving';

/** The tabs of the screen, in their order. */
export const DELIVERY_TABS = ['evaluations', 'news', 'outbox'] as const;
export type DeliveryTab = (typeof DELIVERY_TABS)[number];

/** The views of a turn report. */
export const TURN_REPORT_VIEWS = ['both', 'text', 'paper'] as const;
export type TurnReportView = (typeof TURN_REPORT_VIEWS)[number];

/** View state of the delivery screen: never stored with the campaign, never undone. */
export interface DeliveryView {
  readonly tab: DeliveryTab;
  /** Realm whose turn report is open; null = the first one. */
  readonly party: PartyKey | null;
  readonly view: TurnReportView;
  /** Block of the turn report that keys work on; null = none. */
  readonly block: string | null;
  /** Block whose text is being edited; null = none. */
  readonly writing: string | null;
  /** The open dialog. */
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
