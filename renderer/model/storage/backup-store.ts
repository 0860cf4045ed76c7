import type { Database } from './database';

/** What is remembered of the backups of this computer. */
export interface BackupStore {
  /** A backup of this revision is whole and in its place. Never rejects, for the backup is there. */
  readonly mark: (id: string, at: string, revision: number) => Promise<void>;
  /** The GM does not want to be reminded of a missing backup before this moment, ISO 8601. */
  readonly putOff: (id: string, until: string) => Promise<void>;
  /** Keeps the handle of a folder the browser was granted. */
  readonly keep: (id: string, handle: unknown) => Promise<void>;
  /** The handle of a folder; undefined = none was kept. */
  readonly find: (id: string) => Promise<unknown>;
}

/** The memory of backups in `database`. */
export function createBackupStore(database: Database): BackupStore {
  return {
    mark: async (id, at, revision) => {
      const backedUp = { backedUpAt: at, backedUpRevision: revision, remindAfter: null };
      await database.campaigns.update(id, backedUp).catch(() => 0);
    },
    putOff: async (id, until) => {
      await database.campaigns.update(id, { remindAfter: until });
    },
    keep: async (id, handle) => {
      await database.places.put({ id, handle });
    },
    find: async (id) => (await database.places.get(id))?.handle,
  };
}
