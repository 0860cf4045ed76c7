import type { Page } from '@playwright/test';
import type * as Judge from './judge';

/** The id that stands for whatever the world is to be called. */
const ANY = 'altwelt';

type Tables = Awaited<ReturnType<typeof Judge.oldWorld>>;
let made: Promise<Tables> | undefined;

/** The rows of a world with a long past under an id of its own. */
const tablesOf = async ({ oldWorld }: typeof Judge, id: string): Promise<Tables> => {
  made ??= oldWorld(ANY);
  const text = JSON.stringify(await made).replaceAll(JSON.stringify(ANY), JSON.stringify(id));
  return JSON.parse(text) as Tables;
};

/**
 * Lays a world with a long past, as an older evening would have left it, into the database of the page: old enough for its
 * acts to be joined when it is opened.
 */
export async function layOldWorld(page: Page, judge: typeof Judge, id: string): Promise<void> {
  const laid = await tablesOf(judge, id);
  await page.evaluate(async (tables) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('wabenwart');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database could not be opened.'));
    });
    const writing = database.transaction(Object.keys(tables), 'readwrite', {
      durability: 'strict',
    });
    for (const [name, rows] of Object.entries(tables))
      for (const row of rows) writing.objectStore(name).put(row);
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(new Error('The world could not be laid down.'));
    });
    database.close();
  }, laid);
}

/** Opens a world anew; it is shown before its old acts are joined. */
export async function openAnew(page: Page, id: string): Promise<void> {
  await page.goto(new URL(`#/${id}`, page.url()).href);
  await page.reload();
}

/** How many acts of a world are joined by now. */
export function joinedIn(page: Page, id: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be read.'));
      });
    const database = await done(indexedDB.open('wabenwart'));
    const journal = database.transaction('journal', 'readonly').objectStore('journal');
    const every = IDBKeyRange.bound([wanted], [wanted, [[]]]);
    const acts = (await done(journal.getAll(every))) as { readonly joined?: number | null }[];
    database.close();
    return acts.filter(({ joined }) => joined !== undefined).length;
  }, id);
}
