import { describe, expect, it } from 'vitest';
import { askPersistence, findLowSpace, lowSpace, readPersistence } from './persistence';

const MEGABYTE = 1_000_000;

/** A browser that answers yes or no when asked, and counts how often it was. */
const browser = (answer: boolean) => {
  const asked: string[] = [];
  const storage = {
    persisted: () => Promise.resolve(answer && asked.length > 0),
    persist: () => {
      asked.push('persist');
      return Promise.resolve(answer);
    },
    estimate: () => Promise.resolve({ usage: 3, quota: 10 }),
    getDirectory: () => Promise.reject(new Error('none')),
  } satisfies StorageManager;
  return { storage, asked };
};

describe('how the browser retains the data', () => {
  it('is looked at without asking, and asked for once', async () => {
    const { storage, asked } = browser(true);
    expect(await readPersistence({ storage })).toEqual({ state: 'asked', used: 3, quota: 10 });
    expect(asked).toEqual([]);
    expect((await askPersistence({ storage })).state).toBe('kept');
    expect((await askPersistence({ storage })).state).toBe('kept');
    expect(asked).toEqual(['persist']);
  });

  it('is reported correctly where the browser refuses or reports nothing', async () => {
    expect((await askPersistence(browser(false))).state).toBe('asked');
    expect((await askPersistence({})).state).toBe('unknown');
    const silent = {
      ...browser(true).storage,
      persisted: () => Promise.reject(new Error('no')),
      persist: () => Promise.reject(new Error('no')),
      estimate: () => Promise.reject(new Error('no')),
    };
    expect(await askPersistence({ storage: silent })).toEqual({
      state: 'unknown',
      used: null,
      quota: null,
    });
  });
});

describe('low disk space', () => {
  it.each([
    ['less than 50 MB', 951, 1000, 49],
    ['enough of a small quota', 100, 200, null],
    ['less than a twentieth', 9600, 10_000, 400],
    ['a twentieth of a large disk that is still plenty', 297_000, 300_000, null],
    ['nothing at all', 10, 10, 0],
    ['more used than allowed', 12, 10, 0],
  ])('%s', (_what, used, quota, free) => {
    const found = lowSpace({ used: used * MEGABYTE, quota: quota * MEGABYTE });
    expect(found).toBe(free === null ? null : free * MEGABYTE);
  });

  it('is never reported where the browser gives no figures', () => {
    expect(lowSpace({ used: null, quota: 3 })).toBeNull();
  });
});

describe('free space that the figures of the browser do not show', () => {
  /** A browser that always reports the same figures, and refuses files longer than `room`. */
  const discreet = (room: number) => {
    const left = new Set<string>();
    const writable = {
      truncate: (bytes: number) =>
        bytes <= room
          ? Promise.resolve()
          : Promise.reject(new DOMException('full', 'QuotaExceededError')),
      abort: () => Promise.resolve(),
    };
    const directory = {
      getFileHandle: (name: string) => {
        left.add(name);
        return Promise.resolve({ createWritable: () => Promise.resolve(writable) });
      },
      removeEntry: (name: string) => Promise.resolve(void left.delete(name)),
    };
    const storage = {
      ...browser(false).storage,
      estimate: () => Promise.resolve({ usage: 3 * MEGABYTE, quota: 10_000 * MEGABYTE }),
      getDirectory: () => Promise.resolve(directory as unknown as FileSystemDirectoryHandle),
    };
    return { storage, left };
  };

  it('is found by asking for a file that is never written', async () => {
    const { storage, left } = discreet(49 * MEGABYTE);
    expect(await findLowSpace({ storage })).toBe(50 * MEGABYTE);
    expect(await findLowSpace(discreet(60 * MEGABYTE))).toBeNull();
    expect([...left]).toEqual([]);
  });

  it('is not looked for where the browser has no such files, or none at all', async () => {
    const { storage } = discreet(0);
    const none = { ...storage, getDirectory: () => Promise.reject(new Error('none')) };
    expect(await findLowSpace({ storage: none })).toBeNull();
    expect(await findLowSpace({})).toBeNull();
  });
});
