import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BACKUP_FILE } from '../ipc/backup-contract';
import type { Answer, Payload } from '../ipc/contract';

/** A file that is being written: beside its place, under a name of its own. */
interface Draft {
  readonly handle: FileHandle;
  readonly folder: string;
  readonly beside: string;
  readonly name: string;
}

/** A file that a writer left behind when the power failed. */
const LEFT_BEHIND = /^\..+\.wabenwart(?:\.sha256)?\.[0-9a-f-]{36}\.part$/;

/** Age after which nobody is still writing a file, in milliseconds. */
const A_DAY = 24 * 60 * 60 * 1000;

/** Writes what the folder itself holds to the disk; where a system cannot do that it does so by itself. */
const syncFolder = async (folder: string): Promise<void> => {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    return;
  }
};

const sweep = async (folder: string, now: number): Promise<void> => {
  for (const name of (await readdir(folder)).filter((one) => LEFT_BEHIND.test(one))) {
    const path = join(folder, name);
    if (now - (await stat(path)).mtimeMs > A_DAY) await rm(path, { force: true });
  }
};

/** Only what is missing may be missing: every other answer of the file system is an error. */
const isThere = async (path: string): Promise<boolean> => {
  try {
    await lstat(path);
    return true;
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return false;
    throw problem;
  }
};

/** The folder of backups. The page knows it by a ticket, and no files in it but backups and their checksums. */
export interface Backups {
  /** Lets the page use a folder from now on. */
  readonly grant: (path: string) => { readonly folder: string; readonly name: string };
  readonly list: (request: Payload<'backupList'>) => Promise<Answer<'backupList'>>;
  /** Begins a new file. @throws where the name is taken */
  readonly open: (request: Payload<'backupOpen'>) => Promise<Answer<'backupOpen'>>;
  readonly write: (request: Payload<'backupWrite'>) => Promise<void>;
  /** Puts the file in its place, flushed to the disk with its folder, or throws it away. */
  readonly close: (request: Payload<'backupClose'>) => Promise<void>;
  readonly read: (request: Payload<'backupRead'>) => Promise<Uint8Array>;
  readonly remove: (request: Payload<'backupRemove'>) => Promise<void>;
}

const listed = async (folder: string): Promise<Answer<'backupList'>> => {
  const files: { name: string; size: number }[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !BACKUP_FILE.test(entry.name)) continue;
    files.push({ name: entry.name, size: (await stat(join(folder, entry.name))).size });
  }
  return files;
};

const readPiece = async (path: string, from: number, to: number): Promise<Uint8Array> => {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const bytes = new Uint8Array(Math.max(0, to - from));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const settle = async ({ handle, folder, beside, name }: Draft, isKept: boolean): Promise<void> => {
  try {
    if (isKept) await handle.sync();
    await handle.close();
    if (isKept) await rename(beside, join(folder, name));
    if (isKept) await syncFolder(folder);
  } finally {
    await rm(beside, { force: true });
  }
};

/** The folders of backups of one window; nothing is granted at its beginning. */
export const createBackups = (now: () => number = Date.now): Backups => {
  const granted = new Map<string, string>();
  const drafts = new Map<string, Draft>();
  const folderOf = (ticket: string): string => {
    const path = granted.get(ticket);
    if (path === undefined) throw new Error('folder not chosen');
    return path;
  };
  const draftOf = (file: string): Draft => {
    const draft = drafts.get(file);
    if (draft === undefined) throw new Error('file not open');
    return draft;
  };
  return {
    grant: (path) => {
      const folder = randomUUID();
      granted.set(folder, path);
      return { folder, name: basename(path) };
    },
    list: ({ folder }) => listed(folderOf(folder)),
    open: async ({ folder: ticket, name }) => {
      const folder = folderOf(ticket);
      if (await isThere(join(folder, name))) throw new Error('EEXIST');
      await sweep(folder, now()).catch(() => undefined);
      const file = randomUUID();
      const beside = join(folder, `.${name}.${file}.part`);
      drafts.set(file, { handle: await open(beside, 'wx'), folder, beside, name });
      return { file };
    },
    write: async ({ file, bytes }) => {
      await draftOf(file).handle.writeFile(bytes);
    },
    close: async ({ file, isKept }) => {
      const draft = draftOf(file);
      drafts.delete(file);
      await settle(draft, isKept);
    },
    read: ({ folder, name, from, to }) => readPiece(join(folderOf(folder), name), from, to),
    remove: async ({ folder, name }) => {
      await rm(join(folderOf(folder), name), { force: true });
    },
  };
};
