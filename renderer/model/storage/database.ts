import Dexie, { type DexieOptions, type Table } from 'dexie';
import type { JournalEntry, JournalPatches } from './journal';
import type { PackedPatches } from './life/pack';
import type { RowPath } from './rows';

/** Theme of the page: a picture is stored for each. */
export type PictureTheme = 'light' | 'dark';

/** A small picture of a whole world, stored so that the map is there at once when the campaign is opened. */
export interface StoredWorldPicture {
  readonly campaign: string;
  readonly theme: PictureTheme;
  /** The revision of the campaign that it shows: proof that it still fits. */
  readonly revision: number;
  /** Everything else it depends on, in one text. */
  readonly styleKey: string;
  /** Place of its upper left corner in pixels from the origin of the plane, size, and width of a field. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly field: number;
  /** The file: its media type and its bytes. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A small picture of the area that a journal entry changed, as it was right after it. */
export interface StoredEntryPicture {
  readonly campaign: string;
  readonly seq: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The state of play shown in lists, without reading the campaign. */
export interface CampaignSummary {
  readonly name: string;
  readonly system: string;
  readonly turn: number;
  readonly year: number;
  readonly moon: number;
  /** Parties that send orders. */
  readonly realms: number;
  /** How many of them have sent their letter of the open turn. */
  readonly sheets: number;
}

/** Head of a campaign: what lists show, and where its journal stands. */
export interface CampaignHead extends CampaignSummary {
  readonly id: string;
  /** Number of the current entry. */
  readonly head: number;
  /** Counts commits; a commit that did not see the last one is refused. */
  readonly revision: number;
  /** How many rows the document has; missing in campaigns stored by an older program. */
  readonly rowCount?: number;
  readonly changedAt: string;
  readonly openedAt: string;
  /** When the campaign was last written to a file; null = never. */
  readonly exportedAt: string | null;
  /** When the campaign was last backed up, and the revision in the backup; absent or null = never. */
  readonly backedUpAt?: string | null;
  readonly backedUpRevision?: number | null;
  /** The GM is not reminded of a missing backup before this moment, ISO 8601; absent or null = he may be. */
  readonly remindAfter?: string | null;
  /** When it was put in the trash, ISO 8601; absent = it is not there. */
  discardedAt?: string;
}

/** One row of a campaign's document. */
export interface StoredRow {
  readonly campaign: string;
  readonly path: RowPath;
  readonly value: unknown;
}

/** A scanned map, stored as long as its campaign: commands that remove it can be undone. */
export interface StoredPicture {
  readonly campaign: string;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** A campaign being imported: what was stored for it is deleted at the next start unless it settles. */
export interface StoredArrival {
  /** The id under which its files are stored, and under which it will be stored. */
  readonly campaign: string;
  /** ISO 8601. */
  readonly at: string;
  /** Name of the lock held by the window that imports it. */
  readonly token: string;
}

/** A file stored for a command that was not written yet: deleted at the next opening unless a journal entry names it. */
export interface StoredOrphan {
  readonly campaign: string;
  readonly hash: string;
  /** Number of the next entry when the file was stored: only entries from there on can name it. */
  readonly since: number;
}

/** An error of the program, counted by name and place; without its message. */
export interface StoredFault {
  /** Id of the campaign that was open; '' = none. */
  readonly campaign: string;
  /** Name of the error and the place in the program, without data. */
  readonly name: string;
  readonly count: number;
  /** ISO 8601. */
  readonly first: string;
  readonly last: string;
}

/** A folder the GM granted, stored by the browser as a handle (structured clone); `id` is its purpose. */
export interface StoredPlace {
  readonly id: string;
  readonly handle: unknown;
}

export type StoredEntry = JournalEntry & { readonly campaign: string };
/** What an entry changed, or a stretch of old entries joined into one step and packed. */
export type StoredPatches = (JournalPatches | PackedPatches) & { readonly campaign: string };

export type Database = Dexie & {
  readonly campaigns: Table<CampaignHead, string>;
  readonly rows: Table<StoredRow, [string, RowPath]>;
  readonly journal: Table<StoredEntry, [string, number]>;
  readonly patches: Table<StoredPatches, [string, number]>;
  readonly pictures: Table<StoredPicture, [string, string]>;
  readonly worldPictures: Table<StoredWorldPicture, [string, PictureTheme]>;
  readonly actPictures: Table<StoredEntryPicture, [string, number]>;
  readonly arrivals: Table<StoredArrival, string>;
  readonly loose: Table<StoredOrphan, [string, string]>;
  readonly faults: Table<StoredFault, [string, string]>;
  readonly places: Table<StoredPlace, string>;
};

/** The library multiplies our version numbers by ten for the browser; it uses those between for repairs. */
const NATIVE_STEP = 10;

/**
 * Refuses a database that a newer program has written: its data must not be overwritten. The library itself would open
 * it without an error.
 */
const refuseNewer = (database: Dexie): void => {
  const known = database.verno;
  database.on(
    'ready',
    () => {
      if (database.backendDB().version >= (known + 1) * NATIVE_STEP)
        throw new Dexie.VersionError('written by a newer program');
    },
    true,
  );
};

/**
 * The database of the program. Transactions are strict: they count as done only when the data has
 * reached the disk.
 */
export function createDatabase(name = 'wabenwart', options: DexieOptions = {}): Database {
  const database = new Dexie(name, { ...options, chromeTransactionDurability: 'strict' });
  database.version(1).stores({
    campaigns: 'id',
    rows: '[campaign+path]',
    journal: '[campaign+seq]',
    patches: '[campaign+seq]',
  });
  database.version(2).stores({
    pictures: '[campaign+hash]',
    worldPictures: '[campaign+theme]',
    actPictures: '[campaign+seq]',
  });
  database.version(3).stores({
    arrivals: 'campaign',
    loose: '[campaign+hash]',
    faults: '[campaign+name]',
    places: 'id',
  });
  refuseNewer(database);
  return database as Database;
}
