import type { PartyKey } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';

/** Which realm lies open in the form of realms: one of the world, a new one, or none chosen yet. */
export type OpenRealm = { readonly key: PartyKey } | 'new' | 'none';

interface RealmsDialogState {
  /** Null while the form is closed. */
  readonly open: OpenRealm | null;
  readonly show: (open: OpenRealm | null) => void;
}

export const useRealmsDialog = createStore<RealmsDialogState>((set) => ({
  open: null,
  show: (open) => set({ open }),
}));

/** Opens the form of realms, at one of them if it is named. */
export function openRealms(key?: PartyKey): void {
  useRealmsDialog.getState().show(key === undefined ? 'none' : { key });
}
