import { isFighting } from '../../rules/movement/orders';
import { choiceOf, flagOf } from '../../rules/settings';
import { areFriends, areHostile, isFighter, orderAgainst, orderNow } from './hostile';
import { captorOf, removeUnit } from './remove';
import { retreatUnit } from './retreat';
import { companyAt, forgetMeetings, notePartings } from './scene';
import type { Clock, Meeting, Mover } from './state';

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
const perish = (clock: Clock, { mover, from }: Fugitive, isCutDown: boolean): void => {
  const isDestroyed = isCutDown || choiceOf(clock.settings, 'fight.trapped') === 'destroyed';
  const cause = isDestroyed ? 'annihilated' : 'captured';
  removeUnit(clock, mover, cause, captorOf(clock, mover, from));
};

/** A unit without way out: fights on as with H, or is lost if it cannot fight or the GM wants that (WW-7.1-16, WW-12.7-04). */
const corner = (clock: Clock, fugitive: Fugitive): void => {
  const { mover } = fugitive;
  const holds = choiceOf(clock.settings, 'fight.trapped') === 'hold';
  if (!holds || !isFighting(mover.plan.type)) {
    perish(clock, fugitive, false);
    return;
  }
  mover.isTrapped = true;
  forgetMeetings(clock, mover);
};

/** Lets one unit run; the place it comes to, if it leaves. */
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
export const retreats = (
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
