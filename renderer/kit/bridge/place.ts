export {
  BACKUP_FILE,
  PARCEL_FILE,
  PLACE_FILES,
  type PlaceUse,
} from '../../../electron/ipc/place-contract';
import type { ByteSink, ByteSource } from '../../../engine';

/** A file of a place. */
export interface PlacedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** When it was last written, in milliseconds; absent = not known. */
  readonly modified?: number;
}

/**
 * Where backups or parcels are stored: a folder of the shell, a folder the browser was granted, or memory in tests. It
 * knows files of their names only; other files in the folder are neither shown nor touched. Every method
 * rejects with the error of the file system where it fails.
 */
export interface FilePlace {
  /** Its name as shown to the GM. */
  readonly name: string;
  readonly list: () => Promise<readonly PlacedFile[]>;
  /**
   * Writes a new file: under its name it is there whole or not at all, also where the power fails. Rejects with what
   * `produce` rejects with, and where the name is taken.
   */
  readonly write: <Made>(name: string, produce: (sink: ByteSink) => Promise<Made>) => Promise<Made>;
  /** Reads a file; it is not looked for where its size is known from `list`. */
  readonly source: (name: string, size?: number) => Promise<ByteSource>;
  readonly remove: (name: string) => Promise<void>;
  /**
   * Calls `changed` when something changed in the folder, some time after `list`; returns how to stop. Absent where there
   * are no such events, and some folders send none: it has to be listed now and then as well.
   */
  readonly onChange?: (changed: () => void) => () => void;
}

/** State of the place the GM chose before. */
export type PlaceFound =
  | { readonly kind: 'none' }
  /** The browser requires a new permission, asked for by a click of the GM. */
  | {
      readonly kind: 'asleep';
      readonly name: string;
      readonly wake: () => Promise<FilePlace | null>;
    }
  | { readonly kind: 'ready'; readonly place: FilePlace };

/** Access to a place. Null answers mean that the GM cancelled. */
export interface FilePlaces {
  readonly find: () => Promise<PlaceFound>;
  /** Lets the GM choose a folder; absent where none can be chosen. */
  readonly choose?: () => Promise<FilePlace | null>;
  /** Uses a folder beside the GM's documents without asking for one; absent in a browser. */
  readonly useDocuments?: () => Promise<FilePlace | null>;
}
