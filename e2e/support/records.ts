import type { Page } from '@playwright/test';

/** The act in force of the campaign opened last, as it lies on the disk. */
export interface StoredEntry {
  readonly seq: number;
  readonly name: string;
  readonly about: Readonly<Record<string, unknown>>;
  /** Commits so far. */
  readonly revision: number;
}

/** What lies on the disk: the act in force and a hash over every row of the world. */
export interface Stored {
  readonly act: StoredEntry;
  readonly digest: string;
}

/**
 * Reads the database of the page itself, beside the program. Two equal digests mean that every row of the
 * campaign is the same.
 */
export function storedNow(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be read.'));
      });
    interface Head {
      readonly id: string;
      readonly head: number;
      readonly revision: number;
      readonly openedAt: string;
    }
    interface Entry {
      readonly seq: number;
      readonly name: string;
      readonly about: Record<string, unknown>;
    }
    const database = await done(indexedDB.open('wabenwart'));
    const tables = database.transaction(['campaigns', 'rows', 'journal'], 'readonly');
    const heads = (await done(tables.objectStore('campaigns').getAll())) as Head[];
    const [head] = heads.sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
    if (head === undefined) throw new Error('There is no campaign.');
    const all = IDBKeyRange.bound([head.id], [head.id, [[]]]);
    const rows = await done(tables.objectStore('rows').getAll(all));
    const entry = (await done(tables.objectStore('journal').get([head.id, head.head]))) as Entry;
    database.close();
    const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
    /** Objects with their keys in order, so that equal rows give equal texts. */
    const textOf = (value: unknown): string => {
      if (isPlain(value)) return JSON.stringify(value);
      if (Array.isArray(value)) {
        return value.every(isPlain) ? JSON.stringify(value) : `[${value.map(textOf).join()}]`;
      }
      const parts = Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1));
      return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${textOf(part)}`).join()}}`;
    };
    const bytes = new TextEncoder().encode(textOf(rows));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return {
      act: { seq: entry.seq, name: entry.name, about: entry.about, revision: head.revision },
      digest: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    };
  });
}

/** The number of the act in force and the commits so far, of the campaign opened last: cheap to ask again and again. */
export function headNow(page: Page): Promise<Pick<StoredEntry, 'seq' | 'revision'>> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be read.'));
      });
    const database = await done(indexedDB.open('wabenwart'));
    const campaigns = database.transaction(['campaigns'], 'readonly').objectStore('campaigns');
    interface Head {
      readonly head: number;
      readonly revision: number;
      readonly openedAt: string;
    }
    const heads = (await done(campaigns.getAll())) as Head[];
    database.close();
    const [head] = heads.sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
    return { seq: head?.head ?? 0, revision: head?.revision ?? 0 };
  });
}
