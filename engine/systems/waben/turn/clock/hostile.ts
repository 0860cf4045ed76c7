import { type CombatOrder, STOPPING_ORDERS } from '../../data';
import { areAllied, countsAsEnemy, isFriend } from '../../rules/encounter/relation';
import type { Meeter } from '../../rules/encounter/pair';
import { isFighting } from '../../rules/movement/orders';
import { minimumSizeOf } from '../../rules/settings';
import { type Clock, isIdle, type Mover } from './state';

/** True if one unit counts the other as enemy: no treaty, and not excepted in its orders (WW-6.2-21). */
export function isHostileTo(clock: Clock, mover: Mover, other: Mover): boolean {
  return (
    countsAsEnemy(clock.parties, mover.plan.unit.party, other.plan.unit.party, clock.settings) &&
    !mover.plan.spares.includes(other.plan.unit.party)
  );
}

/** True if at least one of two units counts the other as enemy (WW-7.1-13). */
export function areHostile(clock: Clock, a: Mover, b: Mover): boolean {
  return isHostileTo(clock, a, b) || isHostileTo(clock, b, a);
}

/** True if a unit belongs to the other's party or to an ally of it. */
export function areFriends(clock: Clock, a: Mover, b: Mover): boolean {
  return isFriend(clock.parties, a.plan.unit.party, b.plan.unit.party);
}

/** True if two units are of different parties without alliance (WW-7.1-13). */
export function areStrangers(clock: Clock, a: Mover, b: Mover): boolean {
  return (
    a.plan.unit.party !== b.plan.unit.party &&
    !areAllied(clock.parties, a.plan.unit.party, b.plan.unit.party)
  );
}

/** The order a unit follows now: who has nowhere to go holds its ground if it can fight (WW-7.1-16). */
export function orderNow({ plan, isTrapped }: Mover): CombatOrder {
  return isTrapped && isFighting(plan.type) && !STOPPING_ORDERS.includes(plan.order)
    ? 'H'
    : plan.order;
}

/** True if a unit fights beside its side: it can, and its order is N, A, H or V (WW-7.1-17). */
export function isFighter(mover: Mover): boolean {
  return isFighting(mover.plan.type) && STOPPING_ORDERS.includes(orderNow(mover));
}

/** The order of a unit among others: where it counts none of them as enemy it defends itself, but does not attack (WW-7.1-13). */
export function orderAmong(clock: Clock, mover: Mover, others: readonly Mover[]): CombatOrder {
  const order = orderNow(mover);
  const attacks = order === 'N' || order === 'A';
  return attacks && !others.some((other) => isHostileTo(clock, mover, other)) ? 'V' : order;
}

/** The order of a unit against another (WW-7.1-13). */
export function orderAgainst(clock: Clock, mover: Mover, other: Mover): CombatOrder {
  return orderAmong(clock, mover, [other]);
}

/** A unit as the matrix sees it against another (WW-7.1-10). */
export function meeterOf(clock: Clock, mover: Mover, other: Mover): Meeter {
  return {
    order: orderAgainst(clock, mover, other),
    isSmall: mover.size < minimumSizeOf(mover.plan.type, clock.settings),
    isMoving: !isIdle(mover) || mover.pending !== null || hasJustCome(clock, mover),
  };
}

/** True if a unit came to its place at this very moment of this moon. */
export function hasJustCome({ now }: Clock, { lastStep, hasMoved }: Mover): boolean {
  return (
    hasMoved &&
    lastStep !== null &&
    lastStep.end.numerator === now.numerator &&
    lastStep.end.denominator === now.denominator
  );
}
