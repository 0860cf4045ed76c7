import { create } from 'zustand';
import type { PartyKey } from '../../engine';

/** The leaves of the room, in their order. */
export const DISPATCH_LEAVES = ['evaluations', 'news', 'outbox'] as const;
export type DispatchLeaf = (typeof DISPATCH_LEAVES)[number];

/** What the room looks at: never stored with the campaign, never undone. */
export interface DispatchView {
  readonly leaf: DispatchLeaf;
  /** Realm whose evaluation is open; null = the first one. */
  readonly party: PartyKey | null;
  readonly choose: (change: Partial<Omit<DispatchView, 'choose'>>) => void;
}

export const useDispatchView = create<DispatchView>((set) => ({
  leaf: 'evaluations',
  party: null,
  choose: (change) => set(change),
}));
