import type { WriterLock } from '../../storage/lock';
import { type LeaseParts, LOOK_EVERY } from './shape';
import type { OpenedCampaign } from '../../storage/storage';
import type { WindowNews } from '../session-shape';

/** Beginning to write. */
export interface Writing {
  /** Holds the lock from now on. */
  readonly keep: (held: WriterLock) => void;
  /** Writes from now on, on the state that was read since the lease was granted. */
  readonly write: (held: WriterLock, opened: OpenedCampaign, news: WindowNews) => void;
}

/** How a lease begins to write; `onLost` is called when another window has taken the lease. */
export function createWriting(
  { state, store, acts, windows, feed, asking }: LeaseParts,
  stopLooking: () => void,
  onLost: (held: WriterLock) => void,
): Writing {
  const keep = (held: WriterLock): void => {
    state.lock = held;
    void held.lost?.then(() => {
      onLost(held);
    });
    feed.tell({ kind: 'took', by: windows.ownId });
    acts.tidy();
  };

  const write = (held: WriterLock, opened: OpenedCampaign, news: WindowNews): void => {
    stopLooking();
    asking.stop();
    acts.forgetPatches();
    acts.show(opened, null);
    store.set({
      readOnly: false,
      writer: 'here',
      windowNews: news,
      savedRevision: opened.revision,
      save: { kind: 'saved', at: opened.changedAt },
    });
    keep(held);
  };

  return { keep, write };
}

/** Following what another window writes. */
export interface Looking {
  /** Checks soon; `isPatient` leaves what is not yet announced to the message that will announce it. */
  readonly look: (isPatient: boolean) => void;
  /** Checks again and again, until the lease is granted. */
  readonly lookOn: () => void;
  readonly stop: () => void;
}

/** How a lease checks for changes; it does not while it writes, or while its own steps are overtaken. */
export function createLooking({ state, windows, follower, soon, onGone }: LeaseParts): Looking {
  let isLooking = false;
  let stop = (): void => undefined;

  const look = (isPatient: boolean): void => {
    if (isLooking || state.lock !== null) return;
    isLooking = true;
    soon(async () => {
      isLooking = false;
      if (state.lock !== null || state.isAstray) return;
      if (!(await follower.look(isPatient))) await onGone();
    });
  };

  const lookOn = (): void => {
    stop();
    stop = windows.after(LOOK_EVERY, () => {
      look(false);
      if (state.lock === null) lookOn();
    });
  };

  return { look, lookOn, stop: () => stop() };
}

/** Waiting for the lease. */
export interface Waiting {
  /** Reads on, and takes the lease as soon as it is free. */
  readonly wait: () => void;
  readonly stop: () => void;
}

/** How a lease waits. */
export function createWaiting(
  { campaignId, state, store, tools, windows, inTurn, onGone }: LeaseParts,
  { lookOn }: Pick<Looking, 'lookOn'>,
  { write }: Pick<Writing, 'write'>,
): Waiting {
  let waiting = new AbortController();

  const wait = (): void => {
    if (state.hasLeft) return;
    waiting = new AbortController();
    const { signal } = waiting;
    lookOn();
    const free = tools.acquireWriter(campaignId, { kind: 'wait', signal });
    void free
      .then((given) => (given === undefined ? undefined : inTurn(() => receive(given))))
      .catch(() => undefined);
  };

  /** The lease was granted: the state is read from the database before the first step is made on it. */
  const receive = async (given: WriterLock): Promise<void> => {
    // Meanwhile it may have been stolen, or this window has left.
    if (state.hasLeft || state.lock !== null) {
      await given.release();
      return;
    }
    const opened = await tools.storage.read(campaignId).catch(() => null);
    const news = store.get().handover === null ? 'tookOver' : 'received';
    const isForAnother = state.asker !== null && news === 'tookOver';
    state.asker = null;
    if (!isForAnother && opened !== null && opened !== undefined) {
      write(given, opened, news);
      return;
    }
    await given.release();
    if (opened === undefined) await onGone();
    else if (isForAnother) wait();
    else windows.after(LOOK_EVERY, wait);
  };

  return { wait, stop: () => waiting.abort() };
}
