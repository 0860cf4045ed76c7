import type { Page } from '@playwright/test';
import type {
  CampaignHead,
  StoredEntry,
  StoredPatches,
} from '../../renderer/model/storage/database';
import type { AuditedRow } from '../../renderer/model/storage/audit/rows';

type Owned<T> = T & { readonly campaign: string };

/** Everything that lies in the database, as it came out of the page; of files only whether they fit their hash. */
export interface Disk {
  readonly campaigns: readonly CampaignHead[];
  readonly rows: readonly Owned<AuditedRow>[];
  readonly journal: readonly StoredEntry[];
  readonly patches: readonly StoredPatches[];
  readonly pictures: readonly Owned<{ readonly hash: string; readonly isWhole: boolean }>[];
  readonly arrivals: readonly Owned<object>[];
  readonly loose: readonly Owned<object>[];
}

/** Reads the whole database of the page, beside the program, in one transaction. */
export async function readDisk(page: Page): Promise<Disk> {
  const text = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be read.'));
      });
    const names = ['campaigns', 'rows', 'journal', 'patches', 'pictures', 'arrivals', 'loose'];
    const database = await done(indexedDB.open('wabenwart'));
    const tables = database.transaction(names, 'readonly');
    const found = await Promise.all(names.map((name) => done(tables.objectStore(name).getAll())));
    database.close();
    interface Picture {
      readonly campaign: string;
      readonly hash: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
    }
    const checked = async ({ campaign, hash, bytes }: Picture) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const made = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return { campaign, hash, isWhole: made === hash };
    };
    const all = Object.fromEntries(names.map((name, index) => [name, found[index] ?? []]));
    const pictures = await Promise.all((all['pictures'] as Picture[]).map(checked));
    return JSON.stringify({ ...all, pictures }, (_key, value: unknown) =>
      value instanceof Uint8Array ? { bytes: [...value] } : value,
    );
  });
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'bytes' in value && Array.isArray(value.bytes)
      ? Uint8Array.from(value.bytes as number[])
      : value,
  ) as Disk;
}

/** The rows of one campaign. */
export function ownOf<T extends { readonly campaign: string }>(
  rows: readonly T[],
  id: string,
): readonly T[] {
  return rows.filter(({ campaign }) => campaign === id);
}

/** The acts of a campaign as a witness hears of them. */
export function actsOf({ journal }: Disk, id: string): readonly string[] {
  return ownOf(journal, id).map(({ seq, name, at }) => `${String(seq)} ${name} ${at}`);
}

/** The rows of a campaign's document as one text: equal texts, equal documents. */
export function documentOf({ rows }: Disk, id: string): string {
  return JSON.stringify(ownOf(rows, id));
}

/** Ids that own anything at all. */
export function ownersOf(disk: Disk): ReadonlySet<string> {
  return new Set(
    [disk.rows, disk.journal, disk.patches, disk.pictures, disk.arrivals, disk.loose].flatMap(
      (rows: readonly { readonly campaign: string }[]) => rows.map(({ campaign }) => campaign),
    ),
  );
}
