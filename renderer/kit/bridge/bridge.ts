import type { FileKind, MenuCommand } from '../../../electron/ipc/contract';
import type { ByteSink, ByteSource } from '../../../engine';

export type { FileKind, MenuCommand };

/** A file the GM chose. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file the GM chose, read by ranges as far as it is needed. */
export interface OpenedSource {
  readonly name: string;
  readonly source: ByteSource;
}

/** A file the GM chose a place for, written chunk by chunk. It appears at its place only once it is closed as complete. */
export interface FileWriter extends ByteSink {
  /** Ends the file: moved to its place, or discarded where `isKept` is false; no `path` = it is nowhere. */
  readonly close: (isKept: boolean) => Promise<{ readonly path: string }>;
}

/** A place for many files of one job: a folder of the GM's choice, or an archive made of them. */
export interface Outlet {
  /** Its name as shown to the GM. */
  readonly name: string;
  /** Writes a file below it, by folders and a file name; the next one waits until this one is written. */
  readonly write: (path: readonly string[], bytes: Uint8Array) => Promise<void>;
  /** Ends the job: an archive is saved now, or discarded where `isKept` is false; a folder is as it is. */
  readonly close: (isKept: boolean) => Promise<void>;
}

/** `folder` asks for one, `zip` makes an archive. */
export type OutletKind = 'folder' | 'zip';

/**
 * The page's interface to the desktop shell, or to the browser where there is no shell. Null answers mean that the GM
 * cancelled.
 */
export interface Bridge {
  readonly kind: 'desktop' | 'browser';
  readonly openFile: (request: { readonly kind: FileKind }) => Promise<OpenedFile | null>;
  /** Several files; none = the GM cancelled. */
  readonly openFiles: (request: { readonly kind: FileKind }) => Promise<readonly OpenedFile[]>;
  /** `path` is where the file went as far as the page may know: a path or a mere name. */
  readonly saveFile: (request: {
    readonly kind: FileKind;
    readonly name: string;
    readonly bytes: Uint8Array;
  }) => Promise<{ readonly path: string } | null>;
  /** A file too large to be held whole. */
  readonly openSource: (request: { readonly kind: FileKind }) => Promise<OpenedSource | null>;
  /** Asks for a place at once; the file is whole there after `close(true)` and not there before. */
  readonly saveStream: (request: {
    readonly kind: FileKind;
    readonly name: string;
  }) => Promise<FileWriter | null>;
  /** Places this program can write many files to, the best one first. */
  readonly outlets: readonly OutletKind[];
  /** `name` is that of the archive; null = the GM cancelled. */
  readonly openOutlet: (request: {
    readonly kind: OutletKind;
    readonly name: string;
  }) => Promise<Outlet | null>;
  /** Prints the page: to a file in the shell, through the print dialogue in a browser (answers null). */
  readonly printPdf: (request: {
    readonly name: string;
  }) => Promise<{ readonly path: string } | null>;
  readonly setLanguage: (request: { readonly language: 'de' | 'en' }) => Promise<null>;
  /** Calls `listener` for every chosen menu entry; returns how to stop. A browser has no menu. */
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void;
}
