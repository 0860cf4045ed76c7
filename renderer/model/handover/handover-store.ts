import type { ByteSource, ReturnedWork } from '../../../engine';
import { createStore } from '../../kit/state/create-store';

/** A copy that was chosen to be taken back, compared with the campaign. */
export interface ChosenCopy {
  readonly file: string;
  readonly source: ByteSource;
  readonly work: ReturnedWork;
}

/** The dialog of copies for deputies. */
export interface HandoverState {
  readonly isOpen: boolean;
  readonly chosen: ChosenCopy | null;
  /** Why the last file was refused: a text key and its data. */
  readonly refusal: {
    readonly text: string;
    readonly about: Readonly<Record<string, string | number>>;
  } | null;
  readonly set: (change: Partial<Omit<HandoverState, 'set'>>) => void;
}

export const useHandover = createStore<HandoverState>((set) => ({
  isOpen: false,
  chosen: null,
  refusal: null,
  set: (change) => set(change),
}));

/** Opens the dialog. */
export function showHandover(): void {
  useHandover.getState().set({ isOpen: true, chosen: null, refusal: null });
}
