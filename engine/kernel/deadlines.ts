import type { Finding } from './finding';
import { dayAfter, daysTo, type Instant, instantOf, isLocalTime, zoneOf } from './wall-clock';

/** End of the turns of a game by real time. */
export interface WallClock {
  /** Name of the time zone, as `zoneOf` knows it. */
  readonly zone: string;
  /** Day on which the first turn begins, `2005-04-01`; empty = not yet fixed. */
  readonly start: string;
  /**
   * Times of day, `22:00`: at the first one the first turn begins, at the following ones one turn after the other ends;
   * behind the last one they begin anew.
   */
  readonly marks: readonly string[];
  /** Number of the boundary at which the open turn ends; 0 = where the first turn begins. */
  readonly ends: number;
  /** True if the GM may take orders that came late. */
  readonly takesLate: boolean;
  /** True if the outcome is shown by itself once the open turn has ended; it is never applied by itself. */
  readonly resolves: boolean;
  /** The finding about words of a party that came late. */
  readonly late: (party: string, words: string) => Finding;
}

/** A boundary that was put off to another day; all later ones follow from it. */
export interface Anchor {
  readonly boundary: number;
  readonly day: string;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MARK = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Days from 1970-01-01 to `2005-04-01`; undefined where it is no day. */
function daysOf(text: string): number | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(text.trim()) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isLocalTime({ ...date, hour: 0, minute: 0, second: 0 }) ? daysTo(date) : undefined;
}

const minutesOf = (mark: string): number => {
  const [, hour, minute] = MARK.exec(mark.trim()) ?? [];
  return Number(hour) * 60 + Number(minute);
};

/** Why a clock cannot run; undefined = it runs. */
export function clockFault({
  zone,
  start,
  marks,
}: WallClock): 'zone' | 'start' | 'marks' | undefined {
  if (zoneOf(zone) === undefined) return 'zone';
  const isTimes = marks.length > 0 && marks.every((mark) => MARK.test(mark.trim()));
  if (!isTimes || new Set(marks.map(minutesOf)).size < marks.length) return 'marks';
  return daysOf(start) === undefined ? 'start' : undefined;
}

/** Days from the first boundary to another one. */
function daysUntil(marks: readonly number[], boundary: number): number {
  const isNextDay = (at: number): boolean =>
    (marks[(at + 1) % marks.length] ?? 0) <= (marks[at] ?? 0);
  const nights = marks.map((_, at) => (isNextDay(at) ? 1 : 0));
  const perCycle = nights.reduce<number>((sum, one) => sum + one, 0);
  const cycles = Math.floor(boundary / marks.length);
  const rest = nights.slice(0, boundary - cycles * marks.length);
  return cycles * perCycle + rest.reduce<number>((sum, one) => sum + one, 0);
}

/**
 * The instant of a boundary between turns; it belongs to the turn that begins. On days on which clocks change a turn is
 * an hour longer or shorter. Undefined where the clock does not go.
 */
export function boundaryAt(
  clock: WallClock,
  boundary: number,
  anchor?: Anchor,
): Instant | undefined {
  const offsetAt = zoneOf(clock.zone);
  const start = daysOf(clock.start);
  if (offsetAt === undefined || start === undefined || clockFault(clock) !== undefined)
    return undefined;
  const marks = clock.marks.map(minutesOf);
  const put = anchor === undefined ? undefined : daysOf(anchor.day);
  const isAfter = anchor !== undefined && put !== undefined && boundary >= anchor.boundary;
  const days = isAfter
    ? put + daysUntil(marks, boundary) - daysUntil(marks, anchor.boundary)
    : start + daysUntil(marks, boundary);
  const mark = marks[((boundary % marks.length) + marks.length) % marks.length] ?? 0;
  const time = { hour: Math.floor(mark / 60), minute: mark % 60, second: 0 };
  return instantOf({ ...dayAfter(days), ...time }, offsetAt);
}
