import { STOPPING_ORDERS } from '../../data';
import { isFriend } from '../../rules/encounter/relation';
import { choiceOf } from '../../rules/settings';
import type { Target } from '../../rules/step/target';
import { areHostile } from './hostile';
import { type Clock, type Mover, spotOfMover, standingOn } from './state';

/** A unit held by an enemy may leave only back, or into own or allied land (WW-7.1-14). */
export const isBarred = (clock: Clock, mover: Mover, to: Target): boolean => {
  const exit = choiceOf(clock.settings, 'fight.held_exit');
  const spot = spotOfMover(clock, mover);
  if (!mover.isHeld || exit === 'free' || spot === undefined) return false;
  const isGuarded = standingOn(clock, spot).some(
    (other) => STOPPING_ORDERS.includes(other.plan.order) && areHostile(clock, mover, other),
  );
  if (!isGuarded) return false;
  if (exit === 'none') return true;
  const owner = clock.board.ground.owner(to.cell);
  const isFriendly = owner !== null && isFriend(clock.parties, mover.plan.unit.party, owner);
  return to.cell !== mover.cameFrom && !isFriendly;
};
