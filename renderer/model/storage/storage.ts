import { BLANK_CAMPAIGN, type Campaign, type EnclosureOf } from '../../../engine';
import { type Arrival, type ArrivalLocks, arrive, clearArrivals, takenIds } from './arrivals';
import { type BackupStore, createBackupStore } from './backup-store';
import { auditDocument, type AuditReport, isReadable } from './audit';
import type { Commit } from './commit';
import type { CampaignHead, Database } from './database';
import type { Journal, JournalPatches } from './journal';
import { patchesFrom } from './life/pack';
import type { Join } from './life/plan';
import { type Planned, storeJoin } from './life/store';
import { actOf, createGlance, type ReadGlance } from './glance';
import { clearOrphans, keepOrphan } from './orphans';
import { assemble } from './rows';
import { CAMPAIGN_SHAPE } from './shape';
import { createThumbnailStore, type ThumbnailStore } from './thumbnails';
import { summaryOf } from './summary';
import { freeId, growthOf, ofCampaign, type Origin, writeNew, writeRows } from './tables';

export type { Commit };

/** A campaign as read from the database. */
export interface OpenedCampaign {
  readonly campaign: Campaign;
  readonly journal: Journal;
  readonly head: number;
  readonly revision: number;
  readonly changedAt: string;
}

/** Thrown by {@link Storage.commit} when another window has written in between. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
}

/** Thrown by {@link Storage.commit} when the campaign was deleted in between. */
export class MissingCampaign extends RevisionConflict {}

/** Thrown by {@link Storage.read} when a campaign lacks what no world can be shown without. Nothing is changed. */
export class DamagedCampaign extends Error {
  override readonly name = 'DamagedCampaign';
}

/** The campaigns on this computer. Every writing method is one transaction: all of it happens, or nothing. */
export interface Storage {
  /** All campaigns but those in the trash, the last opened first. */
  readonly list: () => Promise<readonly CampaignHead[]>;
  /** What lists show of one campaign. */
  readonly headOf: (id: string) => Promise<CampaignHead | undefined>;
  /** Stores a new campaign under an id that is free, and returns that id. */
  readonly create: (campaign: Campaign, origin: Origin) => Promise<string>;
  /**
   * Begins to import a campaign that has files beside it: it exists only once it is settled. The id is free, near the
   * requested one.
   */
  readonly arrive: (wishedId: string) => Promise<Arrival>;
  /** At the start of the program: deletes what a crash left of imports. */
  readonly clearArrivals: () => Promise<void>;
  /**
   * Reads a campaign; undefined if there is none with this id outside of the trash. Fails with
   * {@link DamagedCampaign}.
   */
  readonly read: (id: string) => Promise<OpenedCampaign | undefined>;
  /** Reads a campaign as `read` does, also one in the trash: for copies of it. */
  readonly readToCopy: (id: string) => Promise<OpenedCampaign | undefined>;
  /** Reads only some rows and entries, for a window that follows another one. */
  readonly glance: ReadGlance;
  /**
   * Writes a step; resolves once it is on the disk. Fails with {@link RevisionConflict}, {@link MissingCampaign} or the
   * database's error.
   */
  readonly commit: (commit: Commit) => Promise<void>;
  readonly patchesOf: (id: string, seq: number) => Promise<JournalPatches | undefined>;
  /** Joins a stretch of old entries; false if those on the disk are not as planned for. */
  readonly joinActs: (id: string, join: Join, planned: Planned) => Promise<boolean>;
  /**
   * Stores a file beside a campaign before an entry names it; the same bytes are stored once. Rejects if there is no
   * such campaign.
   */
  readonly keepPicture: (id: string, hash: string, bytes: Uint8Array) => Promise<void>;
  readonly pictureOf: (id: string, hash: string) => Promise<Uint8Array | undefined>;
  /** The files beside a campaign, read one at a time. */
  readonly enclosureOf: (id: string) => EnclosureOf;
  /**
   * Deletes files stored for a command that was never written. Only for the window that writes the campaign, and before
   * it stores a file itself.
   */
  readonly clearLoose: (id: string) => Promise<void>;
  /** Every scanned map of a campaign by its hash. */
  readonly picturesOf: (id: string) => Promise<Readonly<Record<string, Uint8Array>>>;
  /** Checks a campaign on the disk against its own journal; changes nothing. */
  readonly audit: (id: string) => Promise<AuditReport>;
  /**
   * Runs work that reads the files beside a campaign, such as writing a copy: no window deletes the campaign meanwhile.
   * Resolves or rejects as `copy` does.
   */
  readonly whileCopied: <T>(id: string, copy: () => Promise<T>) => Promise<T>;
  /** Campaigns in the trash, the last discarded first. */
  readonly trash: () => Promise<readonly CampaignHead[]>;
  /** Puts a campaign in the trash: it is kept whole, but is in no list and cannot be opened. */
  readonly discard: (id: string, at: string) => Promise<void>;
  /** Takes a campaign out of the trash. */
  readonly restore: (id: string) => Promise<void>;
  /** Deletes what has been in the trash for {@link TRASH_DAYS} days, except campaigns being copied. */
  readonly clearTrash: (now: string) => Promise<void>;
  /** Deletes a campaign; false, with nothing changed, while a copy of it is being written. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Records when a campaign was opened. A disk that refuses costs the record, nothing more: never rejects. */
  readonly markOpened: (id: string, at: string) => Promise<void>;
  /** Records that a copy was written; never rejects, for the copy is there. */
  readonly markExported: (id: string, at: string) => Promise<void>;
  /** Pictures stored beside the campaigns; they are deleted with them. */
  readonly thumbnails: ThumbnailStore;
  /** Stored data about backups. */
  readonly backups: BackupStore;
}

const create = (database: Database) => (wished: Campaign, origin: Origin) => {
  const { campaigns, rows, journal, arrivals } = database;
  return database.transaction('rw', [campaigns, rows, journal, arrivals], async () => {
    const id = freeId(wished.id, await takenIds(database));
    await writeNew(database, { ...wished, id }, origin);
    return id;
  });
};

const read = (database: Database, isOfTrash: boolean) => (id: string) =>
  database.transaction('r', [database.campaigns, database.rows, database.journal], async () => {
    const [head, rows, journal] = await Promise.all([
      database.campaigns.get(id),
      ofCampaign(database.rows, id).toArray(),
      ofCampaign(database.journal, id).toArray(),
    ]);
    if (head === undefined || (isDiscarded(head) && !isOfTrash)) return undefined;
    const acts = journal.map(actOf);
    if (!isReadable(head, rows, acts)) throw new DamagedCampaign();
    return {
      // A campaign stored by an older program lacks the parts that came later.
      campaign: { ...BLANK_CAMPAIGN, ...(assemble(CAMPAIGN_SHAPE, rows) as Campaign) },
      journal: acts,
      head: head.head,
      revision: head.revision,
      changedAt: head.changedAt,
    };
  });

const audit = (database: Database) => (id: string) => {
  const { campaigns, rows, journal, patches } = database;
  return database.transaction('r', [campaigns, rows, journal, patches], async () =>
    auditDocument({
      head: await campaigns.get(id),
      rows: await ofCampaign(rows, id).toArray(),
      journal: (await ofCampaign(journal, id).toArray()).map(actOf),
      patches: (await ofCampaign(patches, id).toArray()).map(patchesFrom),
    }),
  );
};

const commit =
  (database: Database) =>
  ({ campaign, rows, entries, patches, head, revision, at }: Commit) =>
    database.transaction(
      'rw',
      [database.campaigns, database.rows, database.journal, database.patches],
      async () => {
        const { id } = campaign;
        const stored = await database.campaigns.get(id);
        if (stored === undefined || isDiscarded(stored)) throw new MissingCampaign();
        if (stored.revision !== revision) throw new RevisionConflict();
        await writeRows(database, id, rows);
        await database.journal.bulkPut(entries.map((entry) => ({ ...entry, campaign: id })));
        if (patches !== null) await database.patches.add({ ...patches, campaign: id });
        await database.campaigns.put({
          ...stored,
          ...summaryOf(campaign),
          head,
          revision: revision + 1,
          ...(stored.rowCount === undefined ? {} : { rowCount: stored.rowCount + growthOf(rows) }),
          changedAt: at,
        });
      },
    );

const removeRows = (database: Database, id: string): Promise<void> =>
  database.transaction(
    'rw',
    [
      database.campaigns,
      database.rows,
      database.journal,
      database.patches,
      database.pictures,
      database.loose,
      database.worldPictures,
      database.actPictures,
      database.faults,
    ],
    async () => {
      await database.campaigns.delete(id);
      await ofCampaign(database.rows, id).delete();
      await ofCampaign(database.journal, id).delete();
      await ofCampaign(database.patches, id).delete();
      await ofCampaign(database.worldPictures, id).delete();
      await ofCampaign(database.actPictures, id).delete();
      await ofCampaign(database.pictures, id).delete();
      await ofCampaign(database.loose, id).delete();
      await ofCampaign(database.faults, id).delete();
    },
  );

/** How many days a campaign stays in the trash. */
export const TRASH_DAYS = 30;

const DAY = 86_400_000;

/** When a campaign is deleted that was put in the trash at a moment; both ISO 8601. */
export function deletedOn(discardedAt: string): string {
  return new Date(Date.parse(discardedAt) + TRASH_DAYS * DAY).toISOString();
}

const isDiscarded = ({ discardedAt }: Pick<CampaignHead, 'discardedAt'>): boolean =>
  discardedAt !== undefined;

const trashOf = async (database: Database): Promise<readonly CampaignHead[]> => {
  const heads = (await database.campaigns.toArray()).filter(isDiscarded);
  return heads.sort((a, b) => ((a.discardedAt ?? '') < (b.discardedAt ?? '') ? 1 : -1));
};

const copyLock = (id: string): string => `wabenwart:copy:${id}`;

const whileCopied =
  (locks: ArrivalLocks | undefined): Storage['whileCopied'] =>
  (id, copy) =>
    locks === undefined ? copy() : locks.request(copyLock(id), { mode: 'shared' }, copy);

const remove = async (
  database: Database,
  locks: ArrivalLocks | undefined,
  id: string,
): Promise<boolean> => {
  const act = async (lock: unknown): Promise<boolean> => {
    if (lock === null) return false;
    await removeRows(database, id);
    return true;
  };
  return locks === undefined
    ? act(undefined)
    : locks.request(copyLock(id), { ifAvailable: true }, act);
};

/** The campaigns stored in `database`; `locks` show which windows are still alive and what they do. */
export function createStorage(database: Database, locks?: ArrivalLocks): Storage {
  return {
    list: async () => {
      const heads = await database.campaigns.toArray();
      return heads
        .filter((head) => !isDiscarded(head))
        .sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
    },
    trash: () => trashOf(database),
    discard: async (id, at) => {
      await database.campaigns.update(id, { discardedAt: at });
    },
    restore: async (id) => {
      await database.campaigns.update(id, (head) => {
        delete head.discardedAt;
      });
    },
    clearTrash: async (now) => {
      const isOver = ({ discardedAt = now }: CampaignHead): boolean =>
        deletedOn(discardedAt) <= now;
      for (const { id } of (await trashOf(database)).filter(isOver))
        await remove(database, locks, id);
    },
    headOf: (id) => database.campaigns.get(id),
    create: create(database),
    arrive: (wishedId) => arrive(database, locks, wishedId),
    clearArrivals: () => clearArrivals(database, locks),
    clearLoose: (id) => clearOrphans(database, id),
    read: read(database, false),
    readToCopy: read(database, true),
    glance: createGlance(database),
    commit: commit(database),
    patchesOf: async (id, seq) => {
      const stored = await database.patches.get([id, seq]);
      return stored === undefined ? undefined : patchesFrom(stored);
    },
    joinActs: (id, join, planned) => storeJoin(database, id, join, planned),
    keepPicture: (id, hash, bytes) => keepOrphan(database, id, hash, bytes),
    pictureOf: async (id, hash) => (await database.pictures.get([id, hash]))?.bytes,
    enclosureOf: (id) => async (hash) => (await database.pictures.get([id, hash]))?.bytes,
    picturesOf: async (id) =>
      Object.fromEntries(
        (await ofCampaign(database.pictures, id).toArray()).map(({ hash, bytes }) => [hash, bytes]),
      ),
    audit: audit(database),
    whileCopied: whileCopied(locks),
    remove: (id) => remove(database, locks, id),
    markOpened: async (id, at) => {
      await database.campaigns.update(id, { openedAt: at }).catch(() => 0);
    },
    markExported: async (id, at) => {
      await database.campaigns.update(id, { exportedAt: at }).catch(() => 0);
    },
    thumbnails: createThumbnailStore(database),
    backups: createBackupStore(database),
  };
}
