import type { ParcelFileProblem, ReadParcel } from '../../../engine';
import type { PlaceFound } from '../../kit/bridge';
import { createStore } from '../../kit/state/create-store';

/** A parcel file, read: what it holds, or what is wrong with it. */
export interface ParcelFile {
  readonly file: string;
  /** What tells it from another file of its name. */
  readonly key: string;
  readonly read:
    | { readonly ok: true; readonly value: ReadParcel }
    | { readonly ok: false; readonly problem: ParcelFileProblem | 'unreadable' };
}

/** The dialog of parcels across the border, and the folder it watches. */
export interface ParcelState {
  readonly isOpen: boolean;
  readonly place: { readonly kind: 'looking' } | PlaceFound;
  /** Files of the folder in the order of their names; null = not read yet, `unreadable` = it cannot be read. */
  readonly files: readonly ParcelFile[] | 'unreadable' | null;
  /** What the GM looks at before he decides. */
  readonly chosen: { readonly file: string; readonly read: ReadParcel } | null;
  /** Id of the parcel the GM is about to call back; null = none. */
  readonly recalling: string | null;
  /** What happened last: a text key and its data. */
  readonly news: {
    readonly kind: 'GOOD' | 'REJECT';
    readonly text: string;
    readonly about: Readonly<Record<string, string | number>>;
  } | null;
  /** Id of the record whose row gets the focus next; null = none. */
  readonly focused: string | null;
  readonly set: (change: Partial<Omit<ParcelState, 'set'>>) => void;
}

export const useParcels = createStore<ParcelState>((set) => ({
  isOpen: false,
  place: { kind: 'looking' },
  files: null,
  chosen: null,
  recalling: null,
  news: null,
  focused: null,
  set: (change) => set(change),
}));

/** Opens the dialog. */
export function showParcels(): void {
  useParcels.getState().set({ isOpen: true, chosen: null, recalling: null, news: null });
}
