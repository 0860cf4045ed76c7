import type { FeedMessage } from '../../storage/feed';
import type { Commit } from '../../storage/commit';
import { createAsking } from '../asking';
import { createFollower } from '../follow';
import { steal } from './steal';
import { createHearing } from './hearing';
import { createLooking, type Looking } from './looking';
import { createLosing } from './losing';
import type { WriterLease, LeaseContext, LeaseParts } from './shape';
import { createWaiting, type Waiting } from './waiting';
import { createWriting } from './writing';

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
    ...{ campaignId, state, feed },
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

/** Joins the windows of a campaign; `settle` says whether this one begins as its writer. */
export const takeLease = (campaignId: string, context: LeaseContext): WriterLease => {
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
};
