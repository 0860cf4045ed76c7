import type { GrossfeldNo } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';

/** A dialog about the world as a whole. */
export type WorldDialog = 'numbers' | 'generate' | 'bookmarks' | 'globe' | 'segment';

interface WorldDialogsState {
  /** The open dialog. */
  readonly open: WorldDialog | null;
  /** The Großfeld being moved by keys. */
  readonly carried: GrossfeldNo | null;
  /** The Großfeld whose removal waits for the GM's confirmation. */
  readonly doomed: GrossfeldNo | null;
  readonly show: (open: WorldDialog | null) => void;
  readonly carry: (no: GrossfeldNo | null) => void;
  readonly doom: (no: GrossfeldNo | null) => void;
}

/** State of the dialogs about the world; never stored with the campaign. */
export const useWorldDialogs = createStore<WorldDialogsState>((set) => ({
  open: null,
  carried: null,
  doomed: null,
  show: (open) => set({ open }),
  carry: (carried) => set({ carried }),
  doom: (doomed) => set({ doomed }),
}));

onLeaving(() => useWorldDialogs.setState({ open: null, carried: null, doomed: null }));
