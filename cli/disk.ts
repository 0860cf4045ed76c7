import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Files } from './files';
import { type Attempt, done, failed } from './outcome';

/** The code of an error of the file system, `ENOENT`; empty for any other error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** Reasons of the file system for which there is a sentence of their own. */
export const KNOWN_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'absent',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EEXIST: 'exists',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'readOnly',
};

const attempt = <Value>(file: string, otherwise: string, work: () => Value): Attempt<Value> => {
  try {
    return done(work());
  } catch (error) {
    return failed(KNOWN_REASONS[reasonOf(error)] ?? otherwise, { file });
  }
};

/** Writes a new file down to the disk; one that cannot be written whole does not stay. Throws the file system's error. */
const writeNew = (path: string, content: Uint8Array): void => {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
};

/** The disk of this computer. */
export const disk: Files = {
  read: (path) => attempt(path, 'unreadable', () => new Uint8Array(readFileSync(path))),
  list: (folder) =>
    attempt(folder, 'unreadable', () =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => join(folder, name))
        .sort(),
    ),
  now: () => new Date().toISOString(),
  write: (folder, name, content) => {
    const path = join(folder, name);
    return attempt(path, 'unwritable', () => {
      mkdirSync(folder, { recursive: true });
      writeNew(path, content);
      return path;
    });
  },
};
