import type { PartyKey } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';
import { useView } from '../../state/view';
import { useTurnView } from '../turn-view';

/** The tabs of an archived month. */
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

/** View state of the archive: never stored with the campaign, never undone. */
export interface ArchiveView {
  /** Turn that is open; null = the newest. */
  readonly turn: number | null;
  readonly tab: PastTab;
  /** Shows the film of all turns instead of one. */
  readonly isFilm: boolean;
  /** Null = all realms. */
  readonly party: PartyKey | null;
  readonly look: (change: Partial<Omit<ArchiveView, 'look'>>) => void;
}

export const useArchive = createStore<ArchiveView>((set) => ({
  turn: null,
  tab: 'letters',
  isFilm: false,
  party: null,
  // Whoever chooses a turn leaves the film.
  look: (change) => set('turn' in change ? { isFilm: false, ...change } : change),
}));

/** Shows the film of all ended turns. */
export function openFilm(): void {
  useArchive.getState().look({ isFilm: true });
  useTurnView.getState().choose({ turnStep: 'archive' });
  useView.getState().set({ screen: 'turn' });
}
