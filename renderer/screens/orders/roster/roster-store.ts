import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';
import type { RosterShow } from './ordered';

/** How the roster is looked at: never stored with the campaign, never undone. */
interface RosterView {
  readonly show: RosterShow;
  /** The open party alone, not all. */
  readonly isOwn: boolean;
  readonly text: string;
  /** Key of the chosen row. */
  readonly chosen: string | null;
  readonly set: (change: Partial<Omit<RosterView, 'set'>>) => void;
}

const FRESH = { show: 'all', isOwn: false, text: '', chosen: null } as const;

export const useRoster = createStore<RosterView>((set) => ({
  ...FRESH,
  set: (change) => set(change),
}));

onLeaving(() => useRoster.setState(FRESH));
