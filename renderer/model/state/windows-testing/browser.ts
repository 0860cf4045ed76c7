import type { StoreApi, UseBoundStore } from 'zustand';
import { BLANK_CAMPAIGN, type Campaign, type Grossfeld } from '../../../../engine';
import type { Database } from '../../storage/database';
import { type Channel, joinFeed } from '../../storage/feed';
import { acquireWriter } from '../../storage/lock';
import type { Storage } from '../../storage/storage';
import { createDisk, type Disk, example, moment } from '../../storage/testing';
import { createSession } from '../session';
import type { Session, WindowTools } from '../session-shape';
import { type BrowserLocks, createBrowserLocks } from './locks';

/** What becomes of the messages of windows: heard at once, later, or never. */
export type Fate = 'now' | 'late' | 'lost';

/** One window of the program. */
export interface TestWindow {
  readonly name: string;
  readonly session: UseBoundStore<StoreApi<Session>>;
  readonly get: () => Session;
  readonly storage: Storage;
  readonly isAlive: () => boolean;
  /** In the middle of a stroke. */
  readonly setBusy: (isBusy: boolean) => void;
  /** The window is gone without goodbye: its locks are free, what it was writing is taken back. */
  readonly crash: () => void;
}

/** A browser with windows on one disk: locks, channels and time as the trial wants them. */
export interface TestBrowser {
  readonly disk: Disk;
  readonly locks: BrowserLocks;
  readonly open: (name: string, without?: readonly ('channel' | 'loss')[]) => TestWindow;
  readonly setFate: (fate: Fate) => void;
  /** Delivers what is late. */
  readonly deliver: () => void;
  /** Lets so many milliseconds go by. */
  readonly advance: (milliseconds: number) => void;
}

/** Lets the disk work for so many of its turns. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((wake) => setImmediate(wake));
}

const makeSmallWorld = (): Campaign => {
  const { id, name, system, settings, seed, world } = example();
  const first = Object.entries<Grossfeld>(world.map.grossfelder).filter(([no]) => no === '210');
  const map = { ...world.map, grossfelder: Object.fromEntries(first) };
  const empty = { ...world, map, units: {}, knowledge: {}, labels: {} };
  return { ...BLANK_CAMPAIGN, id, name, system, settings, seed, world: { ...empty, works: {} } };
};

const SMALL = makeSmallWorld();

/** A world of one Großfeld: trials are about windows, not about size. */
export function smallWorld(): Campaign {
  return SMALL;
}

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

interface Line {
  readonly name: string;
  readonly channel: Channel;
}

/** Every transaction of a database that is still under way, so that a crash can take it back. */
const transactionsOf = (database: Database): ReadonlySet<IDBTransaction> => {
  const open = new Set<IDBTransaction>();
  database.on('ready', () => {
    const native: IDBDatabase = database.backendDB();
    const begin = native.transaction.bind(native);
    native.transaction = (...names) => {
      const transaction: IDBTransaction = begin(...names);
      open.add(transaction);
      const forget = () => open.delete(transaction);
      transaction.addEventListener('complete', forget);
      transaction.addEventListener('abort', forget);
      return transaction;
    };
  });
  return open;
};

/** A storage that answers nobody any more once its window is gone. */
const mortal = (storage: Storage, isAlive: () => boolean): Storage => {
  const never = new Promise<never>(() => undefined);
  return new Proxy(storage, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        if (!isAlive()) return never;
        const answer: unknown = Reflect.apply(member, target, args);
        if (!(answer instanceof Promise)) return answer;
        return answer.then(
          (value: unknown) => (isAlive() ? value : never),
          (error: unknown) => (isAlive() ? Promise.reject(error as Error) : never),
        );
      };
    },
  });
};

/** An empty browser. */
export function createTestBrowser(): TestBrowser {
  const disk = createDisk();
  const locks = createBrowserLocks();
  const lines = new Set<Line>();
  const late: (() => void)[] = [];
  const timers = new Set<Timer>();
  let fate: Fate = 'now';
  let time = 0;
  let minutes = 0;

  const post = (from: Line, message: unknown): void => {
    if (fate === 'lost') return;
    for (const line of lines) {
      if (line === from || line.name !== from.name) continue;
      const data: unknown = structuredClone(message);
      const arrive = () => {
        if (!lines.has(line)) return;
        (line.channel.onmessage as ((event: unknown) => void) | null)?.({ data });
      };
      if (fate === 'now') setImmediate(arrive);
      else late.push(arrive);
    }
  };

  const openChannel = (name: string): Line => {
    const line: Line = {
      name,
      channel: {
        onmessage: null,
        postMessage: (message) => {
          post(line, message);
        },
        close: () => void lines.delete(line),
      },
    };
    lines.add(line);
    return line;
  };

  const open: TestBrowser['open'] = (name, without = []) => {
    let isAlive = true;
    let isBusy = false;
    const own = new Set<Line>();
    const ownTimers = new Set<Timer>();
    const { database, storage: real } = disk.start();
    const transactions = transactionsOf(database);
    const storage = mortal(real, () => isAlive);
    const windows: WindowTools = {
      ownId: name,
      joinFeed: (id, hear) =>
        joinFeed(id, hear, (channelName) => {
          if (without.includes('channel')) return undefined;
          const line = openChannel(channelName);
          own.add(line);
          return line.channel;
        }),
      after: (milliseconds, act) => {
        const timer: Timer = { at: time + milliseconds, act };
        timers.add(timer);
        ownTimers.add(timer);
        return () => void timers.delete(timer);
      },
      isBusy: () => isBusy,
      finishTyping: () => undefined,
    };
    const session = createSession({
      storage,
      now: () => moment((minutes += 1)),
      acquireWriter: async (id, wish) => {
        const lock = await acquireWriter(id, wish, { locks: locks.of(name) });
        return lock === undefined || !without.includes('loss') ? lock : { release: lock.release };
      },
      windows,
    });
    return {
      name,
      session,
      get: () => session.getState(),
      storage,
      isAlive: () => isAlive,
      setBusy: (now) => {
        isBusy = now;
      },
      crash: () => {
        isAlive = false;
        for (const line of own) lines.delete(line);
        for (const timer of ownTimers) timers.delete(timer);
        for (const transaction of transactions) transaction.abort();
        locks.bury(name);
      },
    };
  };

  return {
    disk,
    locks,
    open,
    setFate: (now) => {
      fate = now;
    },
    deliver: () => {
      for (const arrive of late.splice(0)) arrive();
    },
    advance: (milliseconds) => {
      time += milliseconds;
      for (const timer of [...timers].filter(({ at }) => at <= time)) {
        timers.delete(timer);
        timer.act();
      }
    },
  };
}
