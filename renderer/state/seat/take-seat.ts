import type { FeedMessage } from '../../storage/feed';
import type { Commit } from '../../storage/commit';
import { createAsking } from '../asking';
import { createFollower } from '../follow';
import { takeByForce } from './force';
import { createHearing } from './hearing';
import { createLooking, type Looking } from './looking';
import { createLosing } from './losing';
import type { Seat, SeatGround, SeatParts } from './shape';
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
  ground: SeatGround,
  hear: (message: FeedMessage) => void,
): SeatParts => {
  const { store, tools, windows, acts, inTurn } = ground;
  const state: SeatParts['state'] = { lock: null, hasLeft: false, isAstray: false, asker: null };
  const feed = windows.joinFeed(campaignId, (message) => {
    if (!state.hasLeft) hear(message);
  });
  return {
    ...ground,
    ...{ campaignId, state, feed },
    asking: createAsking(store, windows, feed),
    follower: createFollower(campaignId, tools, acts, store),
    soon: (act) => {
      void inTurn(() => (state.hasLeft ? Promise.resolve() : act())).catch(() => undefined);
    },
  };
};

const leave = async ({ state, asking, feed }: SeatParts, looking: Looking, waiting: Waiting) => {
  state.hasLeft = true;
  waiting.stop();
  looking.stop();
  asking.stop();
  feed.leave();
  await state.lock?.release();
  state.lock = null;
};

/** Takes a place at a campaign. */
export const takeSeat = (campaignId: string, ground: SeatGround): Seat => {
  const parts = layOut(campaignId, ground, (message) => hear(message));
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
    takeByForce: () => ground.inTurn(() => takeByForce(parts, waiting, writing)),
    leave: () => leave(parts, looking, waiting),
  };
};
