import { randomUUID } from 'node:crypto';
import { lstat, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BACKUP_FILE } from '../ipc/backup-contract';
import type { Answer, Payload } from '../ipc/contract';
import { type Draft, ifThere, openDraft, settleDraft, sweepDrafts } from './draft';
import { readRange } from './range';

/** Names of files that writers of backups leave behind when the power fails. */
const isLeftBehind = (name: string): boolean => /.+\.wabenwart(?:\.sha256)?$/.test(name);

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

/** The files of backups in a folder; one that vanishes meanwhile is left out. */
const listed = async (folder: string): Promise<Answer<'backupList'>> => {
  const files: { name: string; size: number }[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !BACKUP_FILE.test(entry.name)) continue;
    const found = await ifThere(stat(join(folder, entry.name)));
    if (found !== undefined) files.push({ name: entry.name, size: found.size });
  }
  return files;
};

/** The folders of backups of one window; nothing is granted at its beginning. */
export function createBackups(now: () => number = Date.now): Backups {
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
      if ((await ifThere(lstat(join(folder, name)))) !== undefined) throw new Error('EEXIST');
      await sweepDrafts(folder, isLeftBehind, now()).catch(() => undefined);
      const file = randomUUID();
      drafts.set(file, await openDraft(join(folder, name)));
      return { file };
    },
    write: async ({ file, bytes }) => {
      await draftOf(file).handle.writeFile(bytes);
    },
    close: async ({ file, isKept }) => {
      const draft = draftOf(file);
      drafts.delete(file);
      await settleDraft(draft, isKept);
    },
    read: ({ folder, name, from, to }) => readRange(join(folderOf(folder), name), from, to),
    remove: async ({ folder, name }) => {
      await rm(join(folderOf(folder), name), { force: true });
    },
  };
}
