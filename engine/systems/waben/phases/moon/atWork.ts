import { addFractions, type Fraction, fraction, toDecimal } from '../../../../kernel';
import { amountOf, choiceOf, flagOf } from '../../rules/settings';
import { type Clock, isAboard, isIdle, isRaised, type Mover } from '../clock/state';

/** Points a unit had left when its last step ended, over the rest of the turn (WW-6.2-16). */
const pointsAtArrival = (clock: Clock, mover: Mover, end: Fraction): number => {
  const perMoon = mover.plan.perMoon.value;
  const rest = addFractions(fraction(clock.moons), fraction(-end.numerator, end.denominator));
  const worth = (rest.numerator * perMoon) / rest.denominator; // divided once: whole points stay whole
  return choiceOf(clock.settings, 'move.mp_pooling') === 'turn'
    ? Math.min(mover.account, worth)
    : worth;
};

/** Moons at the end of the turn in which a unit that has moved works: by the points it had left (WW-6.2-16, WW-12.6-08). */
const workMoons = (clock: Clock, mover: Mover, end: Fraction): number => {
  const perMoon = mover.plan.perMoon.value;
  const left = pointsAtArrival(clock, mover, end);
  const least = amountOf(clock.settings, 'build.min_mp_after_move');
  const isEnough = flagOf(clock.settings, 'build.min_mp_strict') ? left > least : left >= least;
  return isEnough && perMoon > 0 ? Math.floor(left / perMoon) : 0;
};

/**
 * True if a unit works in the moon that ends: in every moon if it did not move, else in the last ones of the turn, as
 * many as the points left at the end of its way are worth (WW-6.2-16, WW-7.3-08).
 */
export const isAtWork = (clock: Clock, mover: Mover): boolean => {
  if (mover.gone !== null || mover.size <= 0 || isAboard(mover)) return false;
  if (!isRaised(clock, mover)) return false;
  if (mover.lastStep === null) return mover.pending === null;
  if (!isIdle(mover) || mover.hasMoved) return false;
  const { end } = mover.lastStep;
  return clock.moon >= clock.moons - workMoons(clock, mover, end) && toDecimal(end) <= clock.moon;
};
