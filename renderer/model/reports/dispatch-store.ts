import type { PartyKey } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from '../state/leaving';

/** The leaves of the room, in their order. */
export const DISPATCH_LEAVES = ['evaluations', 'news', 'outbox'] as const;
export type DispatchLeaf = (typeof DISPATCH_LEAVES)[number];

/** What of an evaluation is seen. */
export const EVALUATION_VIEWS = ['both', 'text', 'paper'] as const;
export type EvaluationView = (typeof EVALUATION_VIEWS)[number];

/** What the room looks at: never stored with the campaign, never undone. */
export interface DispatchView {
  readonly leaf: DispatchLeaf;
  /** Realm whose evaluation is open; null = the first one. */
  readonly party: PartyKey | null;
  readonly view: EvaluationView;
  /** Block of the evaluation that keys act on; null = none. */
  readonly block: string | null;
  /** Block whose words are being written; null = none. */
  readonly writing: string | null;
  /** What lies over the desk. */
  readonly over: 'batch' | 'contact' | 'release' | 'map' | null;
  readonly choose: (change: Partial<Omit<DispatchView, 'choose'>>) => void;
}

const FRESH = {
  leaf: 'evaluations',
  party: null,
  view: 'both',
  block: null,
  writing: null,
  over: null,
} as const;

export const useDispatchView = createStore<DispatchView>((set) => ({
  ...FRESH,
  choose: (change) =>
    set({ ...('party' in change ? { block: null, writing: null } : {}), ...change }),
}));

onLeaving(() => useDispatchView.setState(FRESH));
