import { isFighting } from '../../rules/movement/orders';
import { choiceOf, flagOf } from '../../rules/settings';
import { nextFight } from './clash';
import { areFriends, areHostile, isFighter, orderAgainst, orderNow } from './hostile';
import { captorOf, removeUnit } from './remove';
import { retreatUnit } from './retreat';
import { companyAt, forgetMeetings, meetingsAt, notePartings } from './scene';
import type { Clock, Meeting, Mover } from './state';
import { stopUnit } from './stop';

/** True if a fighting unit of its side stands with a unit that would run from an attacker (WW-7.1-17). */
const isEscorted = (clock: Clock, mover: Mover, company: readonly Mover[]): boolean =>
  flagOf(clock.settings, 'fight.escort') &&
  company.some((other) => other !== mover && areFriends(clock, mover, other) && isFighter(other));

/** A unit that has to leave its place, and before whom. */
interface Fugitive {
  readonly mover: Mover;
  readonly from: readonly Mover[];
}

/** Whom a unit runs from by its encounters; those with R run from everybody, others only without escort (WW-7.1-17). */
const pursuersOf = (
  clock: Clock,
  mover: Mover,
  meetings: readonly Meeting[],
  company: readonly Mover[],
): readonly Mover[] => {
  const isStaying = orderNow(mover) === 'I' && isEscorted(clock, mover, company);
  return meetings.flatMap((meeting) => {
    const index = meeting.a === mover ? 0 : 1;
    if (meeting.a !== mover && meeting.b !== mover) return [];
    if (!meeting.retreats[index] || (isStaying && !meeting.isRuled)) return [];
    return [index === 0 ? meeting.b : meeting.a];
  });
};

const isAttacker = (clock: Clock, enemy: Mover, mover: Mover): boolean =>
  ['N', 'A'].includes(orderAgainst(clock, enemy, mover)) && areHostile(clock, enemy, mover);

/** The end of a harmless unit that cannot get away, or that the GM lets be cut down (WW-7.1-16, WW-12.7-27). */
function perish(clock: Clock, { mover, from }: Fugitive, isCutDown: boolean): void {
  const isDestroyed = isCutDown || choiceOf(clock.settings, 'fight.trapped') === 'destroyed';
  const cause = isDestroyed ? 'annihilated' : 'captured';
  removeUnit(clock, mover, cause, captorOf(clock, mover, from));
}

/** A unit without way out: fights on as with H, or is lost if it cannot fight or the GM wants that (WW-7.1-16, WW-12.7-04). */
function corner(clock: Clock, fugitive: Fugitive): void {
  const { mover } = fugitive;
  const holds = choiceOf(clock.settings, 'fight.trapped') === 'hold';
  if (!holds || !isFighting(mover.plan.type)) {
    perish(clock, fugitive, false);
    return;
  }
  mover.isTrapped = true;
  forgetMeetings(clock, mover);
}

/** Lets one unit flee; returns the place it comes to, if it leaves. */
const run = (clock: Clock, fugitive: Fugitive): number | undefined => {
  const { mover, from } = fugitive;
  const isHarmless = !isFighting(mover.plan.type);
  const isCutDown =
    isHarmless &&
    choiceOf(clock.settings, 'fight.harmless') === 'destroyed' &&
    from.some((enemy) => isAttacker(clock, enemy, mover));
  if (isCutDown) {
    perish(clock, fugitive, true);
    return undefined;
  }
  const spot = retreatUnit(clock, mover, from);
  if (spot === undefined) corner(clock, fugitive);
  return spot;
};

/**
 * Carries out all retreats of a place before anybody fights (WW-7.1-17, WW-10.1-17 (e)). Returned are the places
 * to which units came; null if nobody had to leave.
 */
const retreats = (
  clock: Clock,
  spot: number,
  meetings: readonly Meeting[],
): readonly number[] | null => {
  const company = companyAt(clock, spot);
  const fugitives = company.flatMap((mover): readonly Fugitive[] => {
    const from = mover.isTrapped ? [] : pursuersOf(clock, mover, meetings, company);
    return from.length === 0 ? [] : [{ mover, from }];
  });
  if (fugitives.length === 0) return null;
  for (const { mover, from } of fugitives) notePartings(clock, mover, from);
  return fugitives.flatMap((fugitive) => run(clock, fugitive) ?? []);
};

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
function stopAll(clock: Clock, meetings: readonly Meeting[]): void {
  for (const mover of stopping(meetings.filter(({ isOld }) => isOld))) mover.isHeld = true;
  for (const mover of stopping(meetings.filter(({ isOld }) => !isOld))) stopUnit(clock, mover);
  for (const meeting of meetings) meeting.isDone = meeting.isDone || meeting.deed === 'none';
}

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
export function encounters(clock: Clock, spots: Iterable<number>, isStart = false): void {
  const queue = [...new Set(spots)].sort((a, b) => a - b);
  const first = queue.length;
  for (let index = 0; index < queue.length; index += 1) {
    const spot = queue[index] ?? 0;
    queue.push(...resolve(clock, spot, isStart && index < first));
  }
}
