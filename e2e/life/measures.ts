import type { CDPSession } from '@playwright/test';
import type { BrowserContext, Page } from '../support/test';

/** Sizes at one moment of a long campaign. Bytes unless said otherwise. */
export interface Measures {
  readonly heap: number;
  /** Nodes of the page, and listeners on them. */
  readonly nodes: number;
  readonly listeners: number;
  /** Milliseconds from asking for the page to the campaign on the screen, the least of several. */
  readonly open: number;
  /** Milliseconds of a processor the page itself took for that, the least of several. */
  readonly work: number;
  /** What the database holds, by table, as JSON would write it. */
  readonly stored: Readonly<Record<string, number>>;
  readonly total: number;
  /** What the browser says the program takes of the disk. */
  readonly disk: number;
}

const heapOf = async (session: CDPSession) => {
  // The second time frees what finalizers of the first let go.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const named = new Map(metrics.map(({ name, value }) => [name, value]));
  return {
    heap: named.get('JSHeapUsedSize') ?? 0,
    nodes: named.get('Nodes') ?? 0,
    listeners: named.get('JSEventListeners') ?? 0,
  };
};

/** Sizes of the tables, read row by row beside the program. */
const storedIn = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('wabenwart');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database could not be read.'));
    });
    /** Bytes count as many as they are, everything else as JSON. */
    const sizeOf = (value: unknown): number => {
      let binary = 0;
      const text = JSON.stringify(value, (_, part: unknown) => {
        if (!(part instanceof Uint8Array)) return part;
        binary += part.length;
        return null;
      });
      return text.length + binary;
    };
    const sizes: Record<string, number> = {};
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name, 'readonly').objectStore(name);
      sizes[name] = await new Promise<number>((resolve, reject) => {
        let sum = 0;
        const walk = store.openCursor();
        walk.onerror = () => reject(new Error('The database could not be read.'));
        walk.onsuccess = () => {
          const cursor = walk.result;
          if (cursor === null) resolve(sum);
          else {
            sum += sizeOf(cursor.value);
            cursor.continue();
          }
        };
      });
    }
    database.close();
    return sizes;
  });

/** How long it takes another window until the campaign is on the screen with its turn, in milliseconds. */
const timeToOpen = async (
  context: BrowserContext,
  address: string,
  turn: number,
): Promise<{ readonly open: number; readonly work: number }> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (words) =>
      document.querySelector('header')?.textContent.includes(words) === true
        ? performance.now()
        : false,
    `Zug ${String(turn)}`,
    { polling: 'raf', timeout: 60_000 },
  );
  const time = await shown.jsonValue();
  const { metrics } = await session.send('Performance.getMetrics');
  const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  await page.close();
  return { open: time === false ? Number.NaN : time, work: worked * 1000 };
};

/** Measures the session of a page; `times` windows are opened beside it. */
export async function measure(
  page: Page,
  session: CDPSession,
  turn: number,
  times = 5,
): Promise<Measures> {
  const own = await heapOf(session);
  const opened: Awaited<ReturnType<typeof timeToOpen>>[] = [];
  for (let time = 0; time < times; time += 1)
    opened.push(await timeToOpen(page.context(), page.url(), turn));
  const stored = await storedIn(page);
  const disk = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const total = Object.values(stored).reduce((sum, bytes) => sum + bytes, 0);
  const open = Math.min(...opened.map((each) => each.open));
  const work = Math.min(...opened.map((each) => each.work));
  return { ...own, open, work, stored, total, disk };
}
