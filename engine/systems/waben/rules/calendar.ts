import type { Settings } from '../../../kernel';
import type { TurnClock } from '../../../world';
import { MOON_NAMES, type Moon, type MonthDay, MOONS, TRAUMTAGE } from '../data';
import { amountOf, flagOf } from './settings';

/** A real date; its year matters only for the leap day. */
export interface CalendarDate extends MonthDay {
  readonly year: number;
}

/** What a date belongs to: a moon, or the days between the years, which are none (WW-3.4-04). */
export type Season =
  | { readonly kind: 'moon'; readonly moon: Moon }
  | { readonly kind: 'traumtage' };

/** The income moons, in which a balance closes one half-year and opens the next (WW-3.4-03). */
export const BALANCE_MOONS: readonly number[] = MOONS.filter(({ due }) => due === 'income').map(
  ({ no }) => no,
);

const DAYS_IN_MONTH: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LEAP_DAY: MonthDay = { month: 2, day: 29 };

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const daysInMonth = ({ year, month }: CalendarDate): number =>
  month === LEAP_DAY.month && isLeapYear(year) ? LEAP_DAY.day : (DAYS_IN_MONTH[month - 1] ?? 0);

const isDate = (date: CalendarDate): boolean =>
  [date.year, date.month, date.day].every(Number.isInteger) &&
  date.day >= 1 &&
  date.day <= daysInMonth(date);

const ordinal = ({ month, day }: MonthDay): number => 100 * month + day;

/** True within a span of days, both ends included; a span may run over the end of the year. */
const isWithin = (
  date: MonthDay,
  { from, to }: { readonly from: MonthDay; readonly to: MonthDay },
): boolean => {
  const [first, last, here] = [ordinal(from), ordinal(to), ordinal(date)];
  return first <= last ? first <= here && here <= last : first <= here || here <= last;
};

/**
 * The moon of a real date, or the Traumtage; undefined if there is no such date (WW-3.4-01, WW-3.4-02). Where
 * `cal.traumtage_active` is set, the Traumtage count as part of the wolf moon (WW-12.3-12).
 */
export function seasonOf(date: CalendarDate, settings: Settings = {}): Season | undefined {
  if (!isDate(date)) return undefined;
  if (isWithin(date, TRAUMTAGE)) {
    const wolf = flagOf(settings, 'cal.traumtage_active') ? MOONS.at(-1) : undefined;
    return wolf === undefined ? { kind: 'traumtage' } : { kind: 'moon', moon: wolf };
  }
  const moon = MOONS.find((candidate) => isWithin(date, candidate));
  return moon === undefined ? undefined : { kind: 'moon', moon };
}

/** The moon of a number, counted round: 13 is 1 again (WW-3.4-01). */
export function moonOf(no: number): Moon | undefined {
  return MOONS[(((no - 1) % MOONS.length) + MOONS.length) % MOONS.length];
}

/** The moons a turn covers, in order (WW-3.4-05). */
export function moonsOfTurn({ moon, moonsPerTurn }: TurnClock): readonly Moon[] {
  return Array.from({ length: moonsPerTurn }, (_, index) => moonOf(moon + index)).filter(
    (covered) => covered !== undefined,
  );
}

/** True if taxes are booked in a turn: it covers an income moon (WW-3.4-03). */
export function isIncomeDue(clock: TurnClock): boolean {
  return moonsOfTurn(clock).some(({ due }) => due === 'income');
}

/** True if units are raised and paid in a turn: it covers a muster moon (WW-3.4-03). */
export function isMusterDue(clock: TurnClock): boolean {
  return moonsOfTurn(clock).some(({ due }) => due === 'muster');
}

/** The muster moon of a turn, counted from 0; 0 if it covers none. */
export function musterMoonOf(clock: TurnClock): number {
  return Math.max(
    0,
    moonsOfTurn(clock).findIndex(({ due }) => due === 'muster'),
  );
}

/** Moons of the turns to come: those the GM has set, 1 to 6, else as many as before (WW-8.1-01). */
const moonsPerTurn = (clock: TurnClock, settings: Settings): number => {
  const moons = settings[RHYTHM] === undefined ? 0 : amountOf(settings, RHYTHM);
  return moons >= 1 && moons <= LONGEST_TURN ? moons : clock.moonsPerTurn;
};

const RHYTHM = 'turn.moons_per_turn';
const LONGEST_TURN = 6;

/** The turn after this one: its moons follow, and a new year begins with moon 1 (WW-3.4-01). */
export function nextTurn(clock: TurnClock, settings: Settings = {}): TurnClock {
  const passed = clock.moon - 1 + clock.moonsPerTurn;
  return {
    turn: clock.turn + 1,
    year: clock.year + Math.floor(passed / MOONS.length),
    moon: (passed % MOONS.length) + 1,
    moonsPerTurn: moonsPerTurn(clock, settings),
  };
}

const MOON_ENDING = /(?:mond)?$/;

/**
 * Reads the name of a moon as players write it, with or without the ending "mond", umlauts or digraphs, in
 * any case; undefined if no moon has it (F-NUM-MOON, WW-3.4-05).
 */
export function readMoon(text: string): Moon | undefined {
  const name = text.trim().toLowerCase().replaceAll('ö', 'oe').replace(MOON_ENDING, '');
  const no = Object.hasOwn(MOON_NAMES, name) ? MOON_NAMES[name] : undefined;
  return no === undefined ? undefined : moonOf(no);
}
