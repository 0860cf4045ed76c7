import type { Attempt } from './outcome';

/** The only window of the terminal program to the disk; `main.ts` opens it, tests paint it. */
export interface Files {
  /** The bytes of a file, or the problem `unreadable`. */
  readonly read: (path: string) => Attempt<Uint8Array>;
  /** The paths of the files in a folder, sorted by name, or the problem. */
  readonly list: (folder: string) => Attempt<readonly string[]>;
  /** The moment now, ISO 8601. */
  readonly now: () => string;
  /** Writes a new file into a folder that is made where it is missing; the path written, or the problem. */
  readonly write: (folder: string, name: string, content: Uint8Array) => Attempt<string>;
}
