import type { WriterLock } from '../../storage/lock';
import type { Looking } from './looking';
import { READING, type LeaseParts } from './shape';
import type { Waiting } from './waiting';

/** Losing the right to write. */
export interface Losing {
  /** Another window took the right: nothing is written here any more, from this moment on. */
  readonly lose: (held: WriterLock) => void;
  /** Lets go for the window `by`: what is still being written is finished first. */
  readonly handOver: (by: string) => Promise<void>;
}

/** How a lease loses the right, with or without its will. */
export const createLosing = (
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
