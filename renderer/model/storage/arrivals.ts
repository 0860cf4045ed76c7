import type { Campaign, KeepEnclosure } from '../../../engine';
import type { Database } from './database';
import { freeId, ofCampaign, type Origin, writeNew } from './tables';

/**
 * A campaign on its way in. Its files are kept one after the other; it exists for everybody else only once it is
 * settled, in one transaction. One that is neither settled nor abandoned goes at the next start of the program.
 */
export interface Arrival {
  /** The id it will have, free when it was asked for and held until the arrival ends. */
  readonly id: string;
  /** Keeps a file under the hash of its bytes. Rejects if it cannot be kept, and once the arrival has ended. */
  readonly keep: KeepEnclosure;
  /** Makes the campaign exist, with everything that was kept for it, and gives its id. All of it, or nothing. */
  readonly settle: (campaign: Campaign, origin: Origin) => Promise<string>;
  /** Takes everything away that was kept. Does nothing once the campaign is settled. */
  readonly abandon: () => Promise<void>;
}

/** By which a window tells the others that it lives. */
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

/** Holds the lock of an arrival as long as this program lives; gives the way to let go. */
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

/** Every id that must not be given to a newcomer; belongs into a transaction. */
export async function takenIds(database: Database): Promise<readonly string[]> {
  const heads = await database.campaigns.toCollection().primaryKeys();
  return [...heads, ...(await database.arrivals.toCollection().primaryKeys())];
}

/** Writes down that a campaign is coming, under an id that is free. */
const announce = (database: Database, wished: string, token: string): Promise<string> =>
  database.transaction('rw', [database.campaigns, database.arrivals], async () => {
    const id = freeId(wished, await takenIds(database));
    await database.arrivals.add({ campaign: id, at: new Date().toISOString(), token });
    return id;
  });

/** Begins an arrival. */
export async function arrive(database: Database, locks: Locks, wished: string): Promise<Arrival> {
  const token = crypto.randomUUID();
  // The lock first: an arrival that is written but not locked would count as left behind.
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
 * Takes away what arrivals left behind that no living window holds. Where the browser knows no locks nobody can tell
 * whether one still lives; it then goes too, and settling it fails without having written anything.
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
