import type { FileKind, MenuCommand } from '../../electron/ipc/contract';

export type { FileKind, MenuCommand };

/** A file the GM chose. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * What the page asks of the world outside: the desktop shell, or the browser where there is no shell.
 * Null answers mean that the GM changed his mind.
 */
export interface Bridge {
  readonly kind: 'desktop' | 'browser';
  readonly openFile: (request: { readonly kind: FileKind }) => Promise<OpenedFile | null>;
  /** Several files; none = the GM changed his mind. */
  readonly openFiles: (request: { readonly kind: FileKind }) => Promise<readonly OpenedFile[]>;
  /** `path` is where the file went as far as the page may know: a path or a mere name. */
  readonly saveFile: (request: {
    readonly kind: FileKind;
    readonly name: string;
    readonly bytes: Uint8Array;
  }) => Promise<{ readonly path: string } | null>;
  /** Prints the page: to a file in the shell, through the print dialogue in a browser (answers null). */
  readonly printPdf: (request: {
    readonly name: string;
  }) => Promise<{ readonly path: string } | null>;
  readonly setLanguage: (request: { readonly language: 'de' | 'en' }) => Promise<null>;
  /** Calls `listener` for every chosen menu entry; returns how to stop. A browser has no menu. */
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void;
}
