import { useMemo } from 'react';
import {
  type HeardPost,
  type HeardThread,
  hearThread,
  type InboxItem,
  isClearVoice,
  type RuleSystem,
  type TakenPost,
  type Thread,
  timingOf,
  turnTimes,
  type TurnTimes,
  type WallClock,
  type World,
  zoneOf,
} from '../../../../../engine';
import { readThread } from '../../../../model/intake';
import type { TurnModel } from '../../../../model/turn/use-turn-model';

/** A document of the mailbox that is a thread, as the open turn sees it. */
export interface ThreadModel {
  readonly item: InboxItem;
  readonly heard: HeardThread;
  readonly times: TurnTimes;
  /** Posts that can be taken without a word of the GM, each with its party. */
  readonly clear: readonly TakenPost[];
  /** Posts of the open turn that nobody took and that need a word. */
  readonly unclear: readonly HeardPost[];
}

/** The clock on the wall of a game; undefined where it has none. */
export function clockOfTurn({
  campaign,
  settings,
  system,
}: Pick<TurnModel, 'campaign' | 'settings' | 'system'>): WallClock | undefined {
  return system.calendar.clock?.(campaign.world, settings);
}

const ENDLESS: TurnTimes = { from: null, to: null, isPaused: false, isMoved: false };

/** When the open turn began and ends by the clock on the wall; in games without one, never. */
export function timesOfTurn(desk: Pick<TurnModel, 'campaign' | 'settings' | 'system'>): TurnTimes {
  const clock = clockOfTurn(desk);
  return clock === undefined ? ENDLESS : turnTimes(desk.campaign, clock);
}

/**
 * True if a document came after the open turn had ended by the clock on the wall. A thread is never late as a whole, and
 * a document made of one of its posts was judged when it was taken.
 */
export function isPastClock(
  desk: Pick<TurnModel, 'campaign' | 'settings' | 'system'>,
  item: InboxItem,
): boolean {
  const isPost = item.post !== undefined || item.admitted !== undefined;
  return (
    !isPost &&
    timingOf(Date.parse(item.receivedAt), timesOfTurn(desk)) === 'late' &&
    threadOf(item, desk.system, clockOfTurn(desk)?.zone ?? '') === null
  );
}

/** The clock of this machine, for games that name no zone. */
const ownOffset = (instant: number): number => -new Date(instant).getTimezoneOffset();

const threads = new WeakMap<InboxItem, Map<string, Thread | null>>();

/** A document as a thread; null where it is none, or the game orders nothing in public. Kept for every document. */
export function threadOf(
  item: InboxItem,
  { orders }: Pick<RuleSystem<World>, 'orders'>,
  zone: string,
): Thread | null {
  if (orders.thread === undefined || item.post !== undefined) return null;
  const known = threads.get(item) ?? new Map<string, Thread | null>();
  threads.set(item, known);
  const found = known.get(zone);
  if (found !== undefined) return found;
  const offsetAt = zoneOf(zone) ?? ownOffset;
  const thread = readThread(item.text, { offsetAt, copiedAt: Date.parse(item.receivedAt) }) ?? null;
  known.set(zone, thread);
  return thread;
}

/** True for what comes in time, or before the open turn, or nobody knows when: for the GM to look at now. */
export function isDue({ takenAs, timing, what }: HeardPost): boolean {
  return takenAs === null && what !== 'talk' && timing !== 'late';
}

const isClearLetter = ({ what, timing, doubts }: HeardPost): boolean =>
  what === 'letter' && timing === 'inTime' && doubts.length === 0;

/** The thread of a document, with all that was found in it; null where it is none. */
export function useThread(desk: TurnModel, item: InboxItem | undefined): ThreadModel | null {
  const { campaign, settings, system } = desk;
  const { world, inbox } = campaign;
  const zone = clockOfTurn(desk)?.zone ?? '';
  const thread = item === undefined ? null : threadOf(item, system, zone);
  const { from, to, isPaused, isMoved } = timesOfTurn({ campaign, settings, system });
  return useMemo(() => {
    if (item === undefined || thread === null) return null;
    const reader = system.orders.thread;
    const heard = hearThread(item.text, thread, {
      world,
      inbox,
      times: { from, to },
      ...(reader === undefined ? {} : { reader }),
    });
    const due = heard.posts.filter(isDue);
    const isClear = (post: HeardPost): boolean => isClearVoice(post) || isClearLetter(post);
    return {
      item,
      heard,
      times: { from, to, isPaused, isMoved },
      clear: due.filter(isClear).map((post) => ({ heard: post, party: post.parties[0] ?? null })),
      unclear: due.filter((post) => !isClear(post)),
    };
  }, [item, thread, system, world, inbox, from, to, isPaused, isMoved]);
}
