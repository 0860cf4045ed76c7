import type { Settings } from '../../../../kernel';
import type { TurnClock } from '../../../../world';
import { TRAUMTAGE } from '../../data';
import { type CalendarDate, moonOf, seasonOf } from '../calendar';
import { amountOf, choiceOf } from '../settings';

const DATE = /^(\d{4})-(\d{2})-(\d{2})/;

/** The real date of an ISO 8601 moment; undefined if it is none. */
export function dateOf(moment: string): CalendarDate | undefined {
  const match = DATE.exec(moment);
  return match === null
    ? undefined
    : { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

const ordinal = ({ year, month, day }: CalendarDate): number =>
  (year * 12 + month - 1) * 31 + day - 1;

const HALF_YEAR = 6;
const MONTHS = 12;

/** The year in which a month lies nearest to a date. */
const nearestYear = (month: number, { year, month: here }: CalendarDate): number => {
  if (month - here > HALF_YEAR) return year - 1;
  return here - month > MONTHS - HALF_YEAR ? year + 1 : year;
};

/** A date in the Traumtage is no deadline: it moves to the day after them, unless they count (WW-3.4-04). */
const outOfTraumtage = (date: CalendarDate, settings: Settings): CalendarDate =>
  seasonOf(date, settings)?.kind === 'traumtage' ? { ...date, day: TRAUMTAGE.to.day + 1 } : date;

/**
 * The last day for letters of a turn, near a date: day `turn.deadline_day` of the month in which its first moon
 * begins (WW-8.1-02).
 */
const usualDeadline = (clock: TurnClock, near: CalendarDate, settings: Settings): CalendarDate => {
  const month = moonOf(clock.moon)?.from.month ?? 1;
  const day = amountOf(settings, 'turn.deadline_day');
  return outOfTraumtage({ year: nearestYear(month, near), month, day }, settings);
};

/**
 * True if a letter came after the date (WW-8.1-04): the announced one; without one the usual one, where real dates
 * govern (WW-12.3-13). A turn record without an announced date makes nobody late (WW-3.4-05).
 */
export function isLate(
  receivedAt: string,
  announced: string | undefined,
  clock: TurnClock,
  settings: Settings,
): boolean {
  const received = dateOf(receivedAt);
  if (received === undefined) return false;
  const govern = choiceOf(settings, 'cal.authority') === 'real_date';
  const deadline =
    announced === undefined
      ? govern
        ? usualDeadline(clock, received, settings)
        : undefined
      : dateOf(announced);
  return deadline !== undefined && ordinal(received) > ordinal(deadline);
}
