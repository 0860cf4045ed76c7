import { mkdir } from 'node:fs/promises';
import type { BACKUP_REQUESTS } from '../ipc/backup-contract';
import type { Handlers } from '../ipc/handle';
import { rememberedFolder, rememberFolder } from './backup-memory';
import { createBackups } from './backups';
import { coded } from './coded';

/** What the folder of backups needs of the shell. */
export interface BackupShell {
  /** Where the folder is remembered. */
  readonly memory: string;
  /** The folder beside the GM's documents; it need not be there yet. */
  readonly documents: string;
  /** Lets the GM choose a folder, beginning at one; null if he thought better of it. */
  readonly choose: (start: string) => Promise<string | null>;
  readonly readyToClose: () => void;
}

const FAILED = 'backup failed';

/** Answers the page's requests for the folder of backups. */
export function backupHandlers(
  { memory, documents, choose, readyToClose }: BackupShell,
  backups = createBackups(),
): Pick<Handlers, keyof typeof BACKUP_REQUESTS> {
  const wanted = async (how: 'remembered' | 'choose' | 'documents'): Promise<string | null> => {
    const before = await rememberedFolder(memory);
    if (how === 'remembered') return before;
    if (how === 'choose') return choose(before ?? documents);
    await mkdir(documents, { recursive: true });
    return documents;
  };
  return {
    backupFolder: async ({ how }) => {
      const path = await coded(wanted(how), FAILED);
      if (path === null) return null;
      if (how !== 'remembered') await coded(rememberFolder(memory, path), FAILED);
      return backups.grant(path);
    },
    backupList: (request) => coded(backups.list(request), FAILED),
    backupOpen: (request) => coded(backups.open(request), FAILED),
    backupWrite: (request) => coded(backups.write(request), FAILED).then(() => null),
    backupClose: (request) => coded(backups.close(request), FAILED).then(() => null),
    backupRead: (request) => coded(backups.read(request), FAILED),
    backupRemove: (request) => coded(backups.remove(request), FAILED).then(() => null),
    readyToClose: () => {
      readyToClose();
      return Promise.resolve(null);
    },
  };
}
