import type { ByteSource } from '../../../engine';
import type { PlaceFound } from '../../kit/bridge';
import { createStore } from '../../kit/state/create-store';
import type { Trouble } from './trouble';

/** What the page knows of the folder: `looking` until it has been found or not. */
export type PlaceState = { readonly kind: 'looking' } | PlaceFound;

/** A backup the GM looks at before he does something with it. */
export interface Chosen {
  /** The file's name. */
  readonly file: string;
  readonly source: ByteSource;
}

/** The backups of this computer, as they are shown. */
export interface BackupState {
  readonly place: PlaceState;
  readonly isWorking: boolean;
  /** Why the last backup could not be made; null = it could. */
  readonly trouble: Trouble | null;
  /** What the sentence of the trouble names. */
  readonly troubleAbout: Readonly<Record<string, string>>;
  /** The GM has read of this trouble and put it aside. */
  readonly isAside: boolean;
  /** Counts what changed in the folder, so that lists are read again. */
  readonly changes: number;
  readonly isOpen: boolean;
  readonly chosen: Chosen | null;
  /** Why nothing came of the last wish: a text key and its data. */
  readonly refusal: {
    readonly text: string;
    readonly about: Readonly<Record<string, string | number>>;
  } | null;
  readonly set: (change: Partial<Omit<BackupState, 'set'>>) => void;
}

export const useBackupState = createStore<BackupState>((set) => ({
  place: { kind: 'looking' },
  isWorking: false,
  trouble: null,
  troubleAbout: {},
  isAside: false,
  changes: 0,
  isOpen: false,
  chosen: null,
  refusal: null,
  set: (change) => set(change),
}));

/** Opens the sheet of backups at its list. */
export function showBackups(): void {
  useBackupState.getState().set({ isOpen: true, chosen: null, refusal: null });
}
