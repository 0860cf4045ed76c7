import type { FeedMessage } from '../storage/feed';
import type { WriterLock } from '../storage/lock';
import type { Commit, OpenedCampaign } from '../storage/storage';
import type { Acts } from './acts';
import { createAsking } from './asking';
import { fenced } from './fence';
import { createFollower } from './follow';
import type { SessionStore, SessionTools, WindowNews, WindowTools } from './session-shape';

/** A window's place at one open campaign: with the right to write, or waiting for it. */
export interface Seat {
  /** Takes the place with the right to write, or without: then it follows, and writes once the right is free. */
  readonly settle: (lock: WriterLock | undefined) => void;
  readonly mayWrite: () => boolean;
  /** Tells the others of a step that is on the disk. */
  readonly tell: (commit: Commit) => void;
  /** Tells the others that something but a step is different on the disk. */
  readonly tellChanged: () => void;
  readonly takeOver: () => void;
  readonly stopAsking: () => void;
  readonly takeByForce: () => Promise<void>;
  /** Leaves the place; resolves when another window can have the right. */
  readonly leave: () => Promise<void>;
}

/** What a seat stands on. */
export interface SeatGround {
  readonly store: SessionStore;
  readonly tools: SessionTools;
  readonly windows: WindowTools;
  readonly acts: Acts;
  /** Does things one after the other, with opening and closing. */
  readonly inTurn: <T>(act: () => Promise<T>) => Promise<T>;
  /** The campaign is gone: there is nothing to sit at any more. */
  readonly onGone: () => Promise<void>;
}

/** How often a follower looks for steps it has not heard of, in milliseconds. */
const LOOK_EVERY = 2000;

const READING = { readOnly: true, writer: 'elsewhere', handover: null } as const;

/** Takes a place at a campaign. */
export const takeSeat = (campaignId: string, ground: SeatGround): Seat => {
  const { store, tools, windows, acts, inTurn, onGone } = ground;
  const { get, set } = store;
  let lock: WriterLock | null = null;
  let hasLeft = false;
  /** True while steps are shown here that another window's steps have overtaken. */
  let isAstray = false;
  let isLooking = false;
  /** Another window that wants the right, as long as it has not got it. */
  let asker: string | null = null;
  let waiting = new AbortController();
  let stopLooking = (): void => undefined;

  const feed = windows.joinFeed(campaignId, (message) => {
    if (!hasLeft) hear(message);
  });
  const asking = createAsking(store, windows, feed);
  const follower = createFollower(campaignId, tools, acts, store);

  /** In turn with everything else, as long as this window sits here. What fails is tried again by the next look. */
  const soon = (act: () => Promise<void>): void => {
    void inTurn(() => (hasLeft ? Promise.resolve() : act())).catch(() => undefined);
  };

  const look = (isPatient: boolean): void => {
    if (isLooking || lock !== null) return;
    isLooking = true;
    soon(async () => {
      isLooking = false;
      if (lock !== null || isAstray) return;
      if (!(await follower.look(isPatient))) await onGone();
    });
  };

  const lookOn = (): void => {
    stopLooking();
    stopLooking = windows.after(LOOK_EVERY, () => {
      look(false);
      if (lock === null) lookOn();
    });
  };

  /** Reads on, and takes the right as soon as it is free. */
  const wait = (): void => {
    if (hasLeft) return;
    waiting = new AbortController();
    const { signal } = waiting;
    lookOn();
    const free = tools.acquireWriter(campaignId, { kind: 'wait', signal });
    void free
      .then((given) => (given === undefined ? undefined : inTurn(() => receive(given))))
      .catch(() => undefined);
  };

  const keep = (held: WriterLock): void => {
    lock = held;
    void held.lost?.then(() => {
      lose(held);
    });
    feed.tell({ kind: 'took', by: windows.ownId });
    acts.tidy();
  };

  /** Writes from now on, on the state that was read since the right came. */
  const write = (held: WriterLock, opened: OpenedCampaign, news: WindowNews): void => {
    stopLooking();
    asking.stop();
    acts.forgetPatches();
    acts.show(opened, null);
    set({
      ...{ readOnly: false, writer: 'here', windowNews: news },
      ...{ savedRevision: opened.revision, save: { kind: 'saved', at: opened.changedAt } },
    });
    keep(held);
  };

  /** The right has come: the state is read from the database before the first step is made on it. */
  const receive = async (given: WriterLock): Promise<void> => {
    // Meanwhile it may have been taken by force, or nobody sits here any more.
    if (hasLeft || lock !== null) {
      await given.release();
      return;
    }
    const opened = await tools.storage.read(campaignId).catch(() => null);
    const news = get().handover === null ? 'tookOver' : 'received';
    const isForAnother = asker !== null && news === 'tookOver';
    asker = null;
    if (!isForAnother && opened !== null && opened !== undefined) {
      write(given, opened, news);
      return;
    }
    await given.release();
    if (opened === undefined) await onGone();
    else if (isForAnother) wait();
    else windows.after(LOOK_EVERY, wait);
  };

  /** Another window took the right: nothing is written here any more, from this moment on. */
  const lose = (held: WriterLock): void => {
    if (hasLeft || lock !== held) return;
    lock = null;
    set({ ...READING, windowNews: 'robbed' });
    if (get().save.kind === 'failed') acts.retry();
    soon(async () => {
      await acts.settled();
      isAstray = get().save.kind === 'failed';
      if (isAstray) {
        set({ windowNews: 'robbedUnsaved' });
        return;
      }
      wait();
      follower.distrust();
      look(false);
    });
  };

  /** Lets go politely: what is still being written is finished first. */
  const handOver = async (by: string): Promise<void> => {
    const held = lock;
    if (held === null) return;
    windows.finishTyping();
    set({ readOnly: true });
    await acts.settled();
    if (lock !== held) return;
    if (get().save.kind === 'failed') {
      set({ readOnly: false });
      feed.tell({ kind: 'busy', to: by, why: 'unsaved' });
      return;
    }
    lock = null;
    set({ ...READING, windowNews: 'handedOver' });
    await held.release();
    wait();
  };

  const hearWish = (by: string): void => {
    if (lock === null) asker = by;
    else if (windows.isBusy()) feed.tell({ kind: 'busy', to: by, why: 'hands' });
    else soon(() => handOver(by));
  };

  const hear = (message: FeedMessage): void => {
    switch (message.kind) {
      case 'step':
        follower.note(message);
        look(true);
        return;
      case 'changed':
        follower.distrust();
        look(false);
        return;
      case 'asked':
        hearWish(message.by);
        return;
      case 'busy':
        asking.hear(message);
        return;
      case 'took':
        asker = null;
        look(false);
    }
  };

  const takeByForce = async (): Promise<void> => {
    if (hasLeft || lock !== null || isAstray) return;
    waiting.abort();
    const taken = await tools.acquireWriter(campaignId, { kind: 'steal' });
    const opened = taken && (await fenced(tools.storage, campaignId, tools.now).catch(() => null));
    if (taken === undefined || opened === null) {
      await taken?.release();
      set({ handover: 'failed' });
      wait();
      return;
    }
    if (opened === undefined) {
      await taken.release();
      await onGone();
      return;
    }
    write(taken, opened, 'forced');
    feed.tell({ kind: 'step', revision: opened.revision, rows: [], acts: [] });
  };

  return {
    settle: (first) => {
      if (first === undefined) wait();
      else keep(first);
    },
    mayWrite: () => lock !== null,
    tell: ({ revision, rows, entries }) =>
      feed.tell({
        kind: 'step',
        revision: revision + 1,
        rows: rows.map(({ path }) => [...path]),
        acts: entries.map(({ seq }) => seq),
      }),
    tellChanged: () => feed.tell({ kind: 'changed' }),
    takeOver: () => {
      if (lock === null && !isAstray) asking.start();
    },
    stopAsking: asking.stop,
    takeByForce: () => inTurn(takeByForce),
    leave: async () => {
      hasLeft = true;
      waiting.abort();
      stopLooking();
      asking.stop();
      feed.leave();
      await lock?.release();
      lock = null;
    },
  };
};
