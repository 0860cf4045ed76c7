import { isFriend } from '../../rules/encounter/relation';
import { mayStop } from '../../rules/encounter/pair';
import { choiceOf } from '../../rules/settings';
import type { Target } from '../../rules/step/target';
import { areHostile, meeterOf } from './hostile';
import { type Clock, type Mover, spotOfMover, standingOn } from './state';

const isGuarded = (clock: Clock, mover: Mover, spot: number): boolean =>
  standingOn(clock, spot).some(
    (other) =>
      areHostile(clock, mover, other) &&
      mayStop(meeterOf(clock, other, mover), meeterOf(clock, mover, other), clock.settings),
  );

/** A unit held by an enemy may leave only back, or into own or allied land (WW-7.1-14). */
export const isBarred = (clock: Clock, mover: Mover, to: Target): boolean => {
  const exit = choiceOf(clock.settings, 'fight.held_exit');
  const spot = spotOfMover(clock, mover);
  if (!mover.isHeld || exit === 'free' || spot === undefined) return false;
  if (!isGuarded(clock, mover, spot)) return false;
  if (exit === 'none') return true;
  const owner = clock.board.ground.owner(to.cell);
  const isFriendly = owner !== null && isFriend(clock.parties, mover.plan.unit.party, owner);
  return to.cell !== mover.cameFrom && !isFriendly;
};
