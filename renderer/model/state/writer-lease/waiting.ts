import type { WriterLock } from '../../storage/lock';
import type { Looking } from './looking';
import { LOOK_EVERY, type LeaseParts } from './shape';
import type { Writing } from './writing';

/** Waiting for the right to write. */
export interface Waiting {
  /** Reads on, and takes the right as soon as it is free. */
  readonly wait: () => void;
  readonly stop: () => void;
}

/** How a lease waits. */
export const createWaiting = (
  { campaignId, state, store, tools, windows, inTurn, onGone }: LeaseParts,
  { lookOn }: Pick<Looking, 'lookOn'>,
  { write }: Pick<Writing, 'write'>,
): Waiting => {
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

  /** The right has come: the state is read from the database before the first step is made on it. */
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
};
