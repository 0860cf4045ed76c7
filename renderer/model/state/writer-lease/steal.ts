import { fenced } from '../fence';
import type { LeaseParts } from './shape';
import type { Waiting } from './waiting';
import type { Writing } from './writing';

/** Takes the right to write away from the window that holds it, and refuses all its later steps. */
export const steal = async (
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
