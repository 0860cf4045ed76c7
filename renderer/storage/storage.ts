import type { Table } from 'dexie';
import { BLANK_CAMPAIGN, type Campaign, type Params } from '../../engine';
import type { CampaignHead, Database, StoredEntry } from './database';
import type { Journal, JournalEntry, JournalPatches } from './journal';
import { assemble, type RowChange, type RowPath, rowsOf } from './rows';
import { CAMPAIGN_SHAPE } from './shape';
import type { PictureTheme } from './stored-pictures';
import { createThumbnailStore, type ThumbnailStore } from './thumbnails';
import { summaryOf } from './summary';

/** A campaign as read from the database. */
export interface OpenedCampaign {
  readonly campaign: Campaign;
  readonly journal: Journal;
  readonly head: number;
  readonly revision: number;
  readonly changedAt: string;
}

/** One step of the document and everything that must be written with it, all or nothing. */
export interface Commit {
  /** The document after the step. */
  readonly campaign: Campaign;
  readonly rows: readonly RowChange[];
  readonly entries: Journal;
  /** For a new act; undo and redo have theirs already. */
  readonly patches: JournalPatches | null;
  readonly head: number;
  /** The revision this step was made on. */
  readonly revision: number;
  readonly at: string;
}

/** How a campaign came into the database: the first line of its chronicle. */
export type Origin = Pick<JournalEntry, 'name' | 'about' | 'at'>;

/** Thrown by {@link Storage.commit} when another window has written in between. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
}

/** The campaigns on this computer. Every writing method is one transaction: all of it happens, or nothing. */
export interface Storage {
  /** All campaigns, the last opened first. */
  readonly list: () => Promise<readonly CampaignHead[]>;
  /** What lists show of one campaign. */
  readonly headOf: (id: string) => Promise<CampaignHead | undefined>;
  /** Stores a new campaign under an id that is free, and returns that id. */
  readonly create: (campaign: Campaign, origin: Origin) => Promise<string>;
  /** Reads a campaign; undefined if there is none with this id. */
  readonly read: (id: string) => Promise<OpenedCampaign | undefined>;
  /** Writes a step; resolves once it is on the disk. Fails with {@link RevisionConflict} or the database's error. */
  readonly commit: (commit: Commit) => Promise<void>;
  readonly patchesOf: (id: string, seq: number) => Promise<JournalPatches | undefined>;
  /** Keeps a scanned map beside a campaign; the same bytes are kept once. */
  readonly keepPicture: (id: string, hash: string, bytes: Uint8Array) => Promise<void>;
  readonly pictureOf: (id: string, hash: string) => Promise<Uint8Array | undefined>;
  /** Every scanned map of a campaign by its hash. */
  readonly picturesOf: (id: string) => Promise<Readonly<Record<string, Uint8Array>>>;
  readonly remove: (id: string) => Promise<void>;
  readonly markOpened: (id: string, at: string) => Promise<void>;
  readonly markExported: (id: string, at: string) => Promise<void>;
  /** Pictures kept beside the campaigns; they go with them. */
  readonly thumbnails: ThumbnailStore;
}

/** All rows of a campaign: keys that start with its id, and `[[]]` sorts behind every number and every path. */
const ofCampaign = <T>(
  table:
    | Table<T, [string, number]>
    | Table<T, [string, RowPath]>
    | Table<T, [string, string]>
    | Table<T, [string, PictureTheme]>,
  id: string,
) => (table as Table<T>).where(':id').between([id], [id, [[]]]);

/** A free id near the wished one. */
const freeId = (wished: string, taken: readonly string[]): string => {
  if (!taken.includes(wished)) return wished;
  for (let number = 2; ; number += 1) {
    const id = `${wished}-${String(number)}`;
    if (!taken.includes(id)) return id;
  }
};

const writeRows = async (database: Database, id: string, rows: readonly RowChange[]) => {
  const gone = rows.filter(({ after }) => after === undefined);
  const kept = rows.filter(({ after }) => after !== undefined);
  if (gone.length > 0) {
    await database.rows.bulkDelete(gone.map(({ path }): [string, RowPath] => [id, path]));
  }
  await database.rows.bulkPut(
    kept.map(({ path, after }) => ({ campaign: id, path, value: after })),
  );
};

const create = (database: Database) => (wished: Campaign, origin: Origin) =>
  database.transaction('rw', [database.campaigns, database.rows, database.journal], async () => {
    const id = freeId(wished.id, await database.campaigns.toCollection().primaryKeys());
    const campaign: Campaign = { ...wished, id };
    await database.campaigns.add({
      ...summaryOf(campaign),
      id,
      head: 0,
      revision: 0,
      changedAt: origin.at,
      openedAt: origin.at,
      exportedAt: null,
    });
    await database.journal.add({ campaign: id, seq: 0, parent: null, next: null, ...origin });
    await writeRows(database, id, rowsOf(CAMPAIGN_SHAPE, campaign));
    return id;
  });

const entryOf = ({ seq, parent, next, name, about, at, touched }: StoredEntry): JournalEntry => ({
  seq,
  parent,
  next,
  name,
  about: about satisfies Params,
  at,
  ...(touched === undefined ? {} : { touched }),
});

const read = (database: Database) => (id: string) =>
  database.transaction('r', [database.campaigns, database.rows, database.journal], async () => {
    const [head, rows, journal] = await Promise.all([
      database.campaigns.get(id),
      ofCampaign(database.rows, id).toArray(),
      ofCampaign(database.journal, id).toArray(),
    ]);
    if (head === undefined) return undefined;
    return {
      // A campaign stored by an older program lacks the parts that came later.
      campaign: { ...BLANK_CAMPAIGN, ...(assemble(CAMPAIGN_SHAPE, rows) as Campaign) },
      journal: journal.map(entryOf),
      head: head.head,
      revision: head.revision,
      changedAt: head.changedAt,
    };
  });

const commit =
  (database: Database) =>
  ({ campaign, rows, entries, patches, head, revision, at }: Commit) =>
    database.transaction(
      'rw',
      [database.campaigns, database.rows, database.journal, database.patches],
      async () => {
        const { id } = campaign;
        const stored = await database.campaigns.get(id);
        if (stored?.revision !== revision) throw new RevisionConflict();
        await writeRows(database, id, rows);
        await database.journal.bulkPut(entries.map((entry) => ({ ...entry, campaign: id })));
        if (patches !== null) await database.patches.add({ ...patches, campaign: id });
        await database.campaigns.put({
          ...stored,
          ...summaryOf(campaign),
          head,
          revision: revision + 1,
          changedAt: at,
        });
      },
    );

const remove = (database: Database) => (id: string) =>
  database.transaction(
    'rw',
    [
      database.campaigns,
      database.rows,
      database.journal,
      database.patches,
      database.pictures,
      database.worldPictures,
      database.actPictures,
    ],
    async () => {
      await database.campaigns.delete(id);
      await ofCampaign(database.rows, id).delete();
      await ofCampaign(database.journal, id).delete();
      await ofCampaign(database.patches, id).delete();
      await ofCampaign(database.worldPictures, id).delete();
      await ofCampaign(database.actPictures, id).delete();
      await ofCampaign(database.pictures, id).delete();
    },
  );

/** The campaigns kept in `database`. */
export const createStorage = (database: Database): Storage => ({
  list: async () => {
    const heads = await database.campaigns.toArray();
    return heads.sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
  },
  headOf: (id) => database.campaigns.get(id),
  create: create(database),
  read: read(database),
  commit: commit(database),
  patchesOf: (id, seq) => database.patches.get([id, seq]),
  keepPicture: async (campaign, hash, bytes) => {
    await database.pictures.put({ campaign, hash, bytes });
  },
  pictureOf: async (id, hash) => (await database.pictures.get([id, hash]))?.bytes,
  picturesOf: async (id) =>
    Object.fromEntries(
      (await ofCampaign(database.pictures, id).toArray()).map(({ hash, bytes }) => [hash, bytes]),
    ),
  remove: remove(database),
  markOpened: async (id, at) => {
    await database.campaigns.update(id, { openedAt: at });
  },
  markExported: async (id, at) => {
    await database.campaigns.update(id, { exportedAt: at });
  },
  thumbnails: createThumbnailStore(database),
});
