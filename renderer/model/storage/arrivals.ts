import type { Campaign, KeepEnclosure } from '../../../engine';
import type { Database } from './database';
import { freeId, ofCampaign, type Origin, writeNew } from './tables';

/**
 * A campaign being imported. Its files are stored one after the other; it exists for everybody else only once it is
 * settled, in one transaction. One that is neither settled nor abandoned is deleted at the next start of the program.
 */
export interface Arrival {
  /** The id it will have, free when it was asked for and reserved until the import ends. */
  readonly id: string;
  /** Stores a file under the hash of its bytes. Rejects if it cannot be stored, and once the import has ended. */
  readonly keep: KeepEnclosure;
  /** Makes the campaign exist, with everything that was stored for it, and gives its id. All of it, or nothing. */
  readonly settle: (campaign: Campaign, origin: Origin) => Promise<string>;
  /** Deletes everything that was stored. Does nothing once the campaign is settled. */
  readonly abandon: () => Promise<void>;
}

/** Locks by which a window shows the others that it is alive. */
export type ArrivalLocks = Pick<LockManager, 'request'>;

type Locks = ArrivalLocks | undefined;

/** The locks that the windows of this browser share; undefined where it knows none. */
export function sharedLocks({
  navigator,
}: { readonly navigator?: { readonly locks?: ArrivalLocks } } = globalThis):
  | ArrivalLocks
  | undefined {
  return navigator?.locks;
}

const lockName = (token: string): string => `wabenwart:arrival:${token}`;

/** Holds the lock of an import as long as this program lives; returns how to release it. */
const hold = (locks: Locks, token: string): Promise<() => void> =>
  locks === undefined
    ? Promise.resolve(() => undefined)
    : new Promise((answer, refuse) => {
        const isOver = locks.request(
          lockName(token),
          () =>
            new Promise<void>((done) => {
              answer(() => {
                done();
              });
            }),
        );
        isOver.catch(refuse);
      });

const assertComing = async (database: Database, id: string, token: string): Promise<void> => {
  const stored = await database.arrivals.get(id);
  if (stored?.token !== token) throw new Error(`The arrival of ${id} is over.`);
};

const clear = (database: Database, id: string, token: string): Promise<void> =>
  database.transaction('rw', [database.arrivals, database.pictures], async () => {
    const stored = await database.arrivals.get(id);
    if (stored?.token !== token) return;
    await ofCampaign(database.pictures, id).delete();
    await database.arrivals.delete(id);
  });

/** Every id that must not be given to a new campaign; must run in a transaction. */
export async function takenIds(database: Database): Promise<readonly string[]> {
  const heads = await database.campaigns.toCollection().primaryKeys();
  return [...heads, ...(await database.arrivals.toCollection().primaryKeys())];
}

/** Registers an import under a free id. */
const announce = (database: Database, wished: string, token: string): Promise<string> =>
  database.transaction('rw', [database.campaigns, database.arrivals], async () => {
    const id = freeId(wished, await takenIds(database));
    await database.arrivals.add({ campaign: id, at: new Date().toISOString(), token });
    return id;
  });

/** Begins an import. */
export async function arrive(database: Database, locks: Locks, wished: string): Promise<Arrival> {
  const token = crypto.randomUUID();
  // The lock first: an import that is written but not locked would count as abandoned.
  const letGo = await hold(locks, token);
  const id = await announce(database, wished, token).catch((error: unknown) => {
    letGo();
    throw error;
  });
  return {
    id,
    keep: (hash, bytes) =>
      database.transaction('rw', [database.arrivals, database.pictures], async () => {
        await assertComing(database, id, token);
        await database.pictures.put({ campaign: id, hash, bytes });
      }),
    settle: async (campaign, origin) => {
      const { campaigns, rows, journal, arrivals } = database;
      await database.transaction('rw', [campaigns, rows, journal, arrivals], async () => {
        await assertComing(database, id, token);
        await writeNew(database, { ...campaign, id }, origin);
        await arrivals.delete(id);
      });
      letGo();
      return id;
    },
    abandon: async () => {
      await clear(database, id, token);
      letGo();
    },
  };
}

/**
 * Deletes unfinished imports that no living window holds. Where the browser has no locks this cannot be known; they are
 * then deleted too, and settling one fails without having written anything.
 */
export async function clearArrivals(database: Database, locks: Locks): Promise<void> {
  for (const { campaign, token } of await database.arrivals.toArray()) {
    if (locks === undefined) await clear(database, campaign, token);
    else
      await locks.request(lockName(token), { ifAvailable: true }, async (lock) => {
        if (lock !== null) await clear(database, campaign, token);
      });
  }
}
