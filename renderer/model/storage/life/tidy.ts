import type { Storage } from '../storage';
import { type Join, nextJoin } from './plan';
import type { Planned } from './store';

/** What of the open campaign is needed to join its old acts. */
export interface Tidied extends Planned {
  readonly campaignId: string;
  readonly head: number;
}

/** What joining old acts needs from the session. */
export interface TidyTools {
  readonly storage: Pick<Storage, 'joinActs'>;
  /** The open campaign, if this window may write it. */
  readonly current: () => Tidied | undefined;
  /** Resolves when everything is on the disk. */
  readonly settled: () => Promise<void>;
  /** Takes over that a stretch was joined on the disk. */
  readonly adopt: (join: Join) => void;
  /** Resolves when the page has nothing better to do. */
  readonly pause: () => Promise<void>;
}

/** Joins old acts in the background, one stretch at a time. */
export interface Tidier {
  /** Begins, or goes on, until nothing is left to join. */
  readonly start: () => void;
  /** Lets an act go through the journal: nothing is joined meanwhile. */
  readonly aside: (act: () => Promise<void>) => Promise<void>;
  /** Resolves when no stretch is being joined. */
  readonly idle: () => Promise<void>;
}

/** A tidier. What fails is left as it was and tried again with the next month. */
export function createTidier({ storage, current, settled, adopt, pause }: TidyTools): Tidier {
  let joining: Promise<boolean> | null = null;
  let travellers = 0;
  let isRunning = false;

  const joinNext = async (): Promise<boolean> => {
    await pause();
    await settled();
    const now = current();
    if (now === undefined || travellers > 0) return false;
    const join = nextJoin(now.journal, now.head);
    if (join === undefined) return false;
    joining = storage.joinActs(now.campaignId, join, now).then(
      (isDone) => {
        if (isDone && current()?.campaignId === now.campaignId) adopt(join);
        return isDone;
      },
      () => false,
    );
    const isDone = await joining;
    joining = null;
    return isDone;
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (await joinNext());
    isRunning = false;
  };

  const idle = async (): Promise<void> => {
    while (joining !== null) await joining;
  };

  return {
    start: () => {
      if (!isRunning) void run();
    },
    aside: async (act) => {
      if (joining !== null) await idle();
      travellers += 1;
      try {
        await act();
      } finally {
        travellers -= 1;
      }
    },
    idle,
  };
}
