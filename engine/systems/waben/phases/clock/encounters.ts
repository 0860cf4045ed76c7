import { nextFight } from './clash';
import { retreats } from './flee';
import { meetingsAt } from './scene';
import { type Clock, type Meeting, type Mover } from './state';
import { stopUnit } from './stop';

/** Who has to stop by encounters not settled yet, in the order of evaluation. */
const stopping = (meetings: readonly Meeting[]): readonly Mover[] => {
  const stopped = new Set<Mover>();
  for (const { a, b, deed, stops, isDone } of meetings) {
    if (isDone || deed !== 'none') continue;
    if (stops[0]) stopped.add(a);
    if (stops[1]) stopped.add(b);
  }
  return [...stopped].sort((a, b) => a.index - b.index);
};

/** All stops of a place at the same moment (WW-7.1-14); who held each other before the moon goes on doing so (WW-10.1-19). */
const stopAll = (clock: Clock, meetings: readonly Meeting[]): void => {
  for (const mover of stopping(meetings.filter(({ isOld }) => isOld))) mover.isHeld = true;
  for (const mover of stopping(meetings.filter(({ isOld }) => !isOld))) stopUnit(clock, mover);
  for (const meeting of meetings) meeting.isDone = meeting.isDone || meeting.deed === 'none';
};

/**
 * Everything that happens at one place at this moment: retreats, then fight after fight, then stops (WW-7.1-17).
 * Returned are the places to which units retreated.
 */
const resolve = (clock: Clock, spot: number, isStart: boolean): readonly number[] => {
  const reached: number[] = [];
  for (;;) {
    const meetings = meetingsAt(clock, spot, isStart);
    const fled = retreats(clock, spot, meetings) ?? nextFight(clock, meetings);
    if (fled === null) {
      stopAll(clock, meetings);
      return reached;
    }
    reached.push(...fled);
  }
};

/**
 * Encounters at some places, field by field; units that retreat may meet others where they come to, at the same
 * moment (WW-7.1-06, WW-10.1-17 (e)).
 */
export const encounters = (clock: Clock, spots: Iterable<number>, isStart = false): void => {
  const queue = [...new Set(spots)].sort((a, b) => a - b);
  const first = queue.length;
  for (let index = 0; index < queue.length; index += 1) {
    const spot = queue[index] ?? 0;
    queue.push(...resolve(clock, spot, isStart && index < first));
  }
};
