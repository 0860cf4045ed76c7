import type { WriterLock } from '../../storage/lock';
import type { OpenedCampaign } from '../../storage/storage';
import type { WindowNews } from '../session-shape';
import type { LeaseParts } from './shape';

/** Beginning to write. */
export interface Writing {
  /** Holds the right from now on. */
  readonly keep: (held: WriterLock) => void;
  /** Writes from now on, on the state that was read since the right came. */
  readonly write: (held: WriterLock, opened: OpenedCampaign, news: WindowNews) => void;
}

/** How a lease begins to write; `onLost` hears that another window has taken the right. */
export const createWriting = (
  { state, store, acts, windows, feed, asking }: LeaseParts,
  stopLooking: () => void,
  onLost: (held: WriterLock) => void,
): Writing => {
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
      ...{ readOnly: false, writer: 'here', windowNews: news },
      ...{ savedRevision: opened.revision, save: { kind: 'saved', at: opened.changedAt } },
    });
    keep(held);
  };

  return { keep, write };
};
