import type { FeedMessage } from '../../storage/feed';
import type { Looking } from './looking';
import type { Losing } from './losing';
import type { LeaseParts } from './shape';

/** What a lease does with what other windows tell. */
export const createHearing = (
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
