import { type Fraction, toDecimal, type TurnClock } from '../../../../engine';

const MOONS = 12;

/** A moment of a turn by the calendar. */
export interface Moment {
  /** Moon of the calendar, 1 to 12. */
  readonly moon: number;
  /** What of that moon has passed, 0 to 1: `11/15` as two numbers. */
  readonly passed: number;
  readonly whole: number;
}

/** Running number of the moon of the turn in which a moment lies, from 1; the end of a moon belongs to it. */
export function moonOf(time: Fraction): number {
  return Math.max(1, Math.ceil(toDecimal(time)));
}

/** A moment, given in moons since the turn began, by the calendar (WW-3.4-01). */
export function momentOf(time: Fraction, clock: Pick<TurnClock, 'moon'>): Moment {
  const no = moonOf(time);
  const { numerator, denominator } = time;
  return {
    moon: ((clock.moon + no - 2) % MOONS) + 1,
    passed: numerator - (no - 1) * denominator,
    whole: denominator,
  };
}
