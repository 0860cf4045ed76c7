import type { Page } from '@playwright/test';

/** What the page had told of a campaign before it was killed. */
export interface Told {
  /** The highest revision that it called saved. */
  readonly revision: number;
  /** The acts that lay on the disk when it did, by number, as `number name time`. */
  readonly acts: readonly string[];
}

/** Everything that was told, by campaign, and the campaign that was open last. */
export interface Witness {
  readonly told: ReadonlyMap<string, Told>;
  readonly current: () => string | null;
  /** Forgets a campaign. */
  readonly forget: (id: string) => void;
  /** Listens to a page from its next load on. */
  readonly listen: (page: Page) => Promise<void>;
}

interface Report {
  readonly id: string;
  readonly revision: number;
  readonly acts: readonly string[];
}

/**
 * Runs in the page: reports every revision that the status line calls saved. The number belongs to the campaign that the
 * address named when the status line appeared.
 */
const observe = (): void => {
  const ids = new WeakMap<Element, string>();
  const report = Reflect.get(globalThis, 'wabenwartTold') as (told: Report) => void;
  let last = '';
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database could not be read.'));
    });
  const actsOf = async (id: string): Promise<string[]> => {
    const database = await done(indexedDB.open('wabenwart'));
    const journal = database.transaction('journal', 'readonly').objectStore('journal');
    const all = IDBKeyRange.bound([id], [id, [[]]]);
    interface Entry {
      readonly seq: number;
      readonly name: string;
      readonly at: string;
    }
    const entries = (await done(journal.getAll(all))) as Entry[];
    database.close();
    return entries.map(({ seq, name, at }) => `${String(seq)} ${name} ${at}`);
  };
  const look = (): void => {
    const line = document.querySelector('[data-save][data-revision]');
    if (line === null || !location.hash.startsWith('#/')) return;
    const id = ids.get(line) ?? decodeURIComponent(location.hash.slice(2));
    ids.set(line, id);
    const revision = Number(line.getAttribute('data-revision'));
    const now = `${id} ${String(revision)}`;
    if (now === last) return;
    last = now;
    report({ id, revision, acts: [] });
    void actsOf(id).then((acts) => {
      report({ id, revision, acts });
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-revision'],
  });
};

/** Listens to what pages say about what is saved. */
export function createWitness(): Witness {
  const told = new Map<string, Told>();
  let current: string | null = null;
  const hear = ({ id, revision, acts }: Report): void => {
    current = id;
    const before = told.get(id) ?? { revision: 0, acts: [] };
    told.set(id, {
      revision: Math.max(before.revision, revision),
      acts: acts.length > before.acts.length ? acts : before.acts,
    });
  };
  return {
    told,
    current: () => current,
    forget: (id) => {
      told.delete(id);
      if (current === id) current = null;
    },
    listen: async (page) => {
      await page.exposeFunction('wabenwartTold', hear);
      await page.addInitScript(observe);
    },
  };
}
