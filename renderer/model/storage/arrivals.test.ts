import { describe, expect, it } from 'vitest';
import type { ArrivalLocks } from './arrivals';
import { createDisk, type Disk, example, moment, origin } from './testing';

type Grant = (lock: { readonly name: string } | null) => Promise<void>;

/** Locks that all windows share until the computer stops; only what arrivals ask of them. */
const sharedLocks = (): ArrivalLocks => {
  const held = new Set<string>();
  const request = async (name: string, ...rest: readonly unknown[]): Promise<void> => {
    const act = rest.at(-1) as Grant;
    if (held.has(name)) return act(null);
    held.add(name);
    try {
      await act({ name });
    } finally {
      held.delete(name);
    }
  };
  return { request } as ArrivalLocks;
};

const BYTES = Uint8Array.from([1, 2, 3]);

const everything = async (disk: Disk): Promise<readonly unknown[]> => {
  const { database } = disk.start();
  const tables: unknown[][] = await Promise.all(database.tables.map((table) => table.toArray()));
  return tables.flat();
};

describe('importing a campaign', () => {
  it('exists with its files once it is settled, and not before', async () => {
    const disk = createDisk();
    const { storage } = disk.start();
    const arrival = await storage.arrive('tharos');
    await arrival.keep('aa', BYTES);
    expect(await storage.list()).toEqual([]);
    expect(await storage.read(arrival.id)).toBeUndefined();
    expect(await arrival.settle(example(), origin)).toBe('tharos');
    expect((await disk.start().storage.read('tharos'))?.campaign).toEqual(example());
    expect(await storage.enclosureOf('tharos')('aa')).toEqual(BYTES);
    expect(await storage.enclosureOf('tharos')('bb')).toBeUndefined();
    await arrival.abandon();
    await disk.start().storage.clearArrivals();
    expect(await storage.pictureOf('tharos', 'aa')).toEqual(BYTES);
  });

  it('reserves its id: no other import gets it meanwhile', async () => {
    const { storage } = createDisk().start();
    const first = await storage.arrive('tharos');
    const second = await storage.arrive('tharos');
    expect(await storage.create(example(), origin)).toBe('tharos-3');
    expect([first.id, second.id]).toEqual(['tharos', 'tharos-2']);
    await second.settle(example(), origin);
    expect((await storage.read('tharos-2'))?.campaign.id).toBe('tharos-2');
  });

  it('leaves nothing when it is abandoned, and stores nothing any more', async () => {
    const disk = createDisk();
    const { storage } = disk.start();
    const arrival = await storage.arrive('tharos');
    await arrival.keep('aa', BYTES);
    await arrival.abandon();
    expect(await everything(disk)).toEqual([]);
    await expect(arrival.keep('bb', BYTES)).rejects.toThrow('over');
    await expect(arrival.settle(example(), origin)).rejects.toThrow('over');
    expect(await everything(disk)).toEqual([]);
  });

  it.each(['campaigns', 'rows', 'journal', 'arrivals'] as const)(
    'that is cut off while it writes %s is not there at all after the next start',
    async (table) => {
      const disk = createDisk();
      const { database, storage } = disk.start();
      const arrival = await storage.arrive('tharos');
      await arrival.keep('aa', BYTES);
      const cut = () => {
        throw new Error('power cut');
      };
      database[table].hook('creating', cut);
      database[table].hook('deleting', cut);
      await expect(arrival.settle(example(), origin)).rejects.toThrow('power cut');
      expect(await disk.start().storage.list()).toEqual([]);
      await disk.start().storage.clearArrivals();
      expect(await everything(disk)).toEqual([]);
    },
  );

  it('is cleared at the next start only if its window is gone', async () => {
    const disk = createDisk();
    const locks = sharedLocks();
    const living = await disk.start(locks).storage.arrive('tharos');
    const dead = await disk.start(sharedLocks()).storage.arrive('tharos');
    await Promise.all([living.keep('aa', BYTES), dead.keep('aa', BYTES)]);
    const { storage } = disk.start(locks);
    await storage.clearArrivals();
    expect(await storage.pictureOf(dead.id, 'aa')).toBeUndefined();
    await expect(dead.keep('bb', BYTES)).rejects.toThrow('over');
    await living.settle(example(), origin);
    expect(await storage.pictureOf(living.id, 'aa')).toEqual(BYTES);
  });

  it('releases its lock when it is over', async () => {
    const disk = createDisk();
    const locks = sharedLocks();
    const { database, storage } = disk.start(locks);
    const settled = await storage.arrive('tharos');
    await settled.settle(example(), { ...origin, at: moment(1) });
    const abandoned = await storage.arrive('tharos');
    const [row] = await database.arrivals.toArray();
    await abandoned.abandon();
    await database.arrivals.add(row ?? { campaign: '', at: '', token: '' });
    await storage.clearArrivals();
    expect(await database.arrivals.count()).toBe(0);
  });
});
