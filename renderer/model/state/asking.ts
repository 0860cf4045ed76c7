import type { Feed, FeedMessage } from '../storage/feed';
import type { SessionStore, WindowTools } from './session-shape';

/** The wish of a window that reads to write: told again and again until it comes true or is given up. */
export interface Asking {
  readonly start: () => void;
  readonly stop: () => void;
  /** Hears why the window that writes does not let go yet. */
  readonly hear: (answer: Extract<FeedMessage, { kind: 'busy' }>) => void;
}

/** How often is asked, in milliseconds, and how many times until nobody seems to answer. */
const ASK_EVERY = 700;
const PATIENCE = 5;

/** A wish told over `feed`; how far it has come stands in the session as `handover`. */
export function createAsking(
  { get, set }: SessionStore,
  { ownId, after }: Pick<WindowTools, 'ownId' | 'after'>,
  feed: Pick<Feed, 'tell'>,
): Asking {
  let prevent = (): void => undefined;

  const ask = (round: number): void => {
    if (get().handover === null) return;
    if (round > PATIENCE && get().handover === 'asked') set({ handover: 'silent' });
    feed.tell({ kind: 'asked', by: ownId });
    prevent = after(ASK_EVERY, () => ask(round + 1));
  };

  return {
    start: () => {
      if (get().handover !== null) return;
      set({ handover: 'asked', windowNews: null });
      ask(1);
    },
    stop: () => {
      prevent();
      if (get().handover !== null) set({ handover: null });
    },
    hear: ({ to, why }) => {
      if (to !== ownId || get().handover === null) return;
      set({ handover: why === 'hands' ? 'busy' : 'unsaved' });
    },
  };
}
