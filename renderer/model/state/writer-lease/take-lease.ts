import type { FeedMessage } from '../../storage/feed';
import type { Commit } from '../../storage/commit';
import { createAsking } from '../asking';
import { createFollower } from '../follow';
import {
  createLooking,
  createWaiting,
  createWriting,
  type Looking,
  type Waiting,
  type Writing,
} from './waiting';
import { type LeaseContext, type LeaseParts, READING, type WriterLease } from './shape';
import { type OpenedCampaign, RevisionConflict, type Storage } from '../../storage/storage';
import type { WriterLock } from '../../storage/lock';

/** Losing the lease. */
interface Losing {
  /** Another window took the lease: nothing is written here any more, from this moment on. */
  readonly lose: (held: WriterLock) => void;
  /** Releases the lease for the window `by`: what is still being written is finished first. */
  readonly handOver: (by: string) => Promise<void>;
}

/** How a window loses the lease, with or without consent. */
const createLosing = (
  { state, store, windows, acts, feed, follower, soon }: LeaseParts,
  { look }: Pick<Looking, 'look'>,
  { wait }: Pick<Waiting, 'wait'>,
): Losing => {
  const { get, set } = store;

  const readOn = async (): Promise<void> => {
    state.isAstray = !(await acts.settled());
    if (state.isAstray) {
      set({ windowNews: 'robbedUnsaved' });
      return;
    }
    wait();
    follower.distrust();
    look(false);
  };

  const lose = (held: WriterLock): void => {
    if (state.hasLeft || state.lock !== held) return;
    state.lock = null;
    set({ ...READING, windowNews: 'robbed' });
    if (get().save.kind === 'failed') acts.retry();
    soon(readOn);
  };

  const handOver = async (by: string): Promise<void> => {
    const held = state.lock;
    if (held === null) return;
    windows.finishTyping();
    set({ readOnly: true });
    const isWritten = await acts.settled();
    if (state.lock !== held) return;
    if (!isWritten) {
      set({ readOnly: false });
      feed.tell({ kind: 'busy', to: by, why: 'unsaved' });
      return;
    }
    state.lock = null;
    set({ ...READING, windowNews: 'handedOver' });
    await held.release();
    wait();
  };

  return { lose, handOver };
};

/** How a lease handles messages of other windows. */
const createHearing = (
  { state, windows, feed, follower, asking, soon }: LeaseParts,
  { look }: Pick<Looking, 'look'>,
  { handOver }: Pick<Losing, 'handOver'>,
): ((message: FeedMessage) => void) => {
  const hearWish = (by: string): void => {
    if (state.lock === null) state.asker = by;
    else if (windows.isBusy()) feed.tell({ kind: 'busy', to: by, why: 'hands' });
    else soon(() => handOver(by));
  };

  return (message) => {
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
        state.asker = null;
        look(false);
    }
  };
};

/** Retries as long as steps of the window that lost the lease still come in between. */
const TRIES = 20;

/**
 * Reads a campaign and counts its revision on in one go, so that every step another window made on an older state is
 * refused from then on; undefined if there is no such campaign. Rejects with the error of the database.
 */
const fenced = async (
  storage: Pick<Storage, 'read' | 'commit'>,
  campaignId: string,
  now: () => string,
): Promise<OpenedCampaign | undefined> => {
  for (let attempt = 1; ; attempt += 1) {
    const opened = await storage.read(campaignId);
    if (opened === undefined) return undefined;
    const { campaign, head, revision } = opened;
    try {
      const nothing = { rows: [], entries: [], patches: null };
      await storage.commit({ campaign, head, revision, ...nothing, at: now() });
      // Includes what another window still did beside the steps, such as joining old entries.
      return await storage.read(campaignId);
    } catch (error) {
      if (!(error instanceof RevisionConflict) || attempt >= TRIES) throw error;
    }
  }
};

/** Takes the lease from the window that holds it, and refuses all its later steps. */
const steal = async (
  { campaignId, state, store, tools, feed, onGone }: LeaseParts,
  { wait, stop }: Waiting,
  { write }: Pick<Writing, 'write'>,
): Promise<void> => {
  if (state.hasLeft || state.lock !== null || state.isAstray) return;
  stop();
  const taken = await tools.acquireWriter(campaignId, { kind: 'steal' });
  const opened = taken && (await fenced(tools.storage, campaignId, tools.now).catch(() => null));
  if (taken === undefined || opened === null) {
    await taken?.release();
    store.set({ handover: 'failed' });
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

const stepOf = ({ revision, rows, entries }: Commit): FeedMessage => ({
  kind: 'step',
  revision: revision + 1,
  rows: rows.map(({ path }) => [...path]),
  acts: entries.map(({ seq }) => seq),
});

const layOut = (
  campaignId: string,
  context: LeaseContext,
  hear: (message: FeedMessage) => void,
): LeaseParts => {
  const { store, tools, windows, acts, inTurn } = context;
  const state: LeaseParts['state'] = { lock: null, hasLeft: false, isAstray: false, asker: null };
  const feed = windows.joinFeed(campaignId, (message) => {
    if (!state.hasLeft) hear(message);
  });
  return {
    ...context,
    campaignId,
    state,
    feed,
    asking: createAsking(store, windows, feed),
    follower: createFollower(campaignId, tools, acts, store),
    soon: (act) => {
      void inTurn(() => (state.hasLeft ? Promise.resolve() : act())).catch(() => undefined);
    },
  };
};

const leave = async ({ state, asking, feed }: LeaseParts, looking: Looking, waiting: Waiting) => {
  state.hasLeft = true;
  waiting.stop();
  looking.stop();
  asking.stop();
  feed.leave();
  await state.lock?.release();
  state.lock = null;
};

/** Joins the windows of a campaign; `settle` decides whether this one begins as its writer. */
export function takeLease(campaignId: string, context: LeaseContext): WriterLease {
  const parts = layOut(campaignId, context, (message) => hear(message));
  const { state, feed, asking } = parts;
  const looking = createLooking(parts);
  const writing = createWriting(parts, looking.stop, (held) => losing.lose(held));
  const waiting = createWaiting(parts, looking, writing);
  const losing = createLosing(parts, looking, waiting);
  const hear = createHearing(parts, looking, losing);
  return {
    settle: (first) => {
      if (first === undefined) waiting.wait();
      else writing.keep(first);
    },
    mayWrite: () => state.lock !== null,
    tell: (commit) => feed.tell(stepOf(commit)),
    tellChanged: () => feed.tell({ kind: 'changed' }),
    takeOver: () => {
      if (state.lock === null && !state.isAstray) asking.start();
    },
    stopAsking: asking.stop,
    steal: () => context.inTurn(() => steal(parts, waiting, writing)),
    leave: () => leave(parts, looking, waiting),
  };
}
