import type { Page } from '@playwright/test';

/** How many rows every table of the page's database has, beside the program. */
export function rowsOfEveryTable(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be read.'));
      });
    const database = await done(indexedDB.open('wabenwart'));
    const names = [...database.objectStoreNames];
    const tables = database.transaction(names, 'readonly');
    const counts = await Promise.all(
      names.map(async (name) => [name, await done(tables.objectStore(name).count())] as const),
    );
    database.close();
    return Object.fromEntries(counts);
  });
}
