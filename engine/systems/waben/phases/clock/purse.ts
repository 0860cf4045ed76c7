import {
  addFractions,
  compareFractions,
  fraction,
  type Fraction,
  toDecimal,
} from '../../../../kernel';
import { choiceOf } from '../../rules/settings';
import type { Clock, Mover } from './state';

/** What a unit may still spend, and when the time for it ends. */
export interface Purse {
  readonly left: number;
  readonly until: Fraction;
}

const isPooled = ({ settings }: Clock): boolean => choiceOf(settings, 'move.mp_pooling') === 'turn';

/** The moon a moment belongs to: 0 = the first; a whole moment begins the next moon. */
const moonAt = (time: Fraction): number => Math.floor(toDecimal(time));

/**
 * Points left at `time`: the account, but no more than the time left is worth (WW-5.3-50). Where points are not
 * pooled over the turn each moon has its own account (WW-12.5-16).
 */
export const purseAt = (clock: Clock, mover: Mover, time: Fraction): Purse => {
  const perMoon = mover.plan.perMoon.value;
  const moon = moonAt(time);
  const until = fraction(isPooled(clock) ? clock.moons : Math.min(moon + 1, clock.moons));
  if (!isPooled(clock) && moon !== mover.moon) {
    mover.moon = moon;
    mover.account = perMoon;
  }
  const rest = addFractions(until, fraction(-time.numerator, time.denominator));
  const worth = (rest.numerator * perMoon) / rest.denominator; // divided once: whole points stay whole
  return { left: Math.max(0, Math.min(mover.account, worth)), until };
};

/** When a step of `cost` begun at `time` ends; undefined if account or time do not suffice (WW-5.3-50). */
export const endOfStep = (
  mover: Mover,
  cost: number,
  time: Fraction,
  { until }: Purse,
): Fraction | undefined => {
  const perMoon = mover.plan.perMoon.value;
  if (cost > mover.account || (perMoon <= 0 && cost > 0)) return undefined;
  const end = cost === 0 ? time : addFractions(time, fraction(cost, perMoon));
  return compareFractions(end, until) > 0 ? undefined : end;
};

/** The moon to wait for if this moon's points do not suffice but the next one's might (WW-12.5-16). */
export const moonToWaitFor = (clock: Clock, mover: Mover, time: Fraction): Fraction | undefined => {
  const next = moonAt(time) + 1;
  const isFresh = mover.account >= mover.plan.perMoon.value && Number.isInteger(toDecimal(time));
  return isPooled(clock) || isFresh || next >= clock.moons ? undefined : fraction(next);
};
