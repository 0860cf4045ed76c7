import type { PartyKey } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';

/** What of an archived month can be looked at. */
export const PAST_TABS = [
  'letters',
  'findings',
  'rulings',
  'rules',
  'marches',
  'events',
  'fights',
  'balances',
  'reports',
] as const;
export type PastTab = (typeof PAST_TABS)[number];

/** What the archive looks at: never stored with the campaign, never undone. */
export interface ArchiveView {
  /** Turn that is open; null = the newest. */
  readonly turn: number | null;
  readonly tab: PastTab;
  /** Null = all realms. */
  readonly party: PartyKey | null;
  readonly look: (change: Partial<Omit<ArchiveView, 'look'>>) => void;
}

export const useArchive = createStore<ArchiveView>((set) => ({
  turn: null,
  tab: 'letters',
  party: null,
  look: (change) => set(change),
}));
