/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** Local time of a clock. */
export interface LocalTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Minutes by which the clocks of a zone are ahead of UTC at an instant. */
export type OffsetAt = (instant: Instant) => number;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Days from 1970-01-01 to a day of the Gregorian calendar. */
export function daysTo({ year, month, day }: Pick<LocalTime, 'year' | 'month' | 'day'>): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
  );
}

/** The day of the Gregorian calendar so many days after 1970-01-01. */
export function dayAfter(days: number): Pick<LocalTime, 'year' | 'month' | 'day'> {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: year + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

const isYearOfCalendar = (year: number): boolean => year >= 1900 && year <= 9999;

/** True if the calendar has the day and the clock the time. */
export function isLocalTime(local: LocalTime): boolean {
  const { year, month, day, hour, minute, second } = local;
  const parts = Object.values(local);
  if (!parts.every((part) => Number.isInteger(part) && part >= 0)) return false;
  if (!isYearOfCalendar(year) || month < 1 || month > 12 || day < 1 || day > 31) return false;
  const same = dayAfter(daysTo({ year, month, day }));
  return same.month === month && same.day === day && hour < 24 && minute < 60 && second < 60;
}

/** The instant at which clocks that are always on UTC would show a time. */
const asUtc = (local: LocalTime): Instant =>
  daysTo(local) * DAY + ((local.hour * 60 + local.minute) * 60 + local.second) * 1000;

/**
 * The instant at which the clocks of a zone show a time. A time they show twice is the first of the two; one they leave
 * out is as far behind the change as it would have been.
 */
export function instantOf(local: LocalTime, offsetAt: OffsetAt): Instant {
  const utc = asUtc(local);
  const before = offsetAt(utc - DAY);
  const after = offsetAt(utc + DAY);
  const found = [before, after]
    .map((offset) => ({ offset, instant: utc - offset * MINUTE }))
    .filter(({ offset, instant }) => offsetAt(instant) === offset)
    .map(({ instant }) => instant);
  return found.length === 0 ? utc - before * MINUTE : Math.min(...found);
}

/** Local time of a zone at an instant; fractions of a second are dropped. */
export function localAt(instant: Instant, offsetAt: OffsetAt): LocalTime {
  const shown = instant + offsetAt(instant) * MINUTE;
  const days = Math.floor(shown / DAY);
  const seconds = Math.floor((shown - days * DAY) / 1000);
  const hour = Math.floor(seconds / 3600);
  const minute = Math.floor((seconds % 3600) / 60);
  return { ...dayAfter(days), hour, minute, second: seconds % 60 };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** `2005-04-03`. */
export function dayText({ year, month, day }: Pick<LocalTime, 'year' | 'month' | 'day'>): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** An instant as ISO 8601 in UTC, to the second. */
export function isoOf(instant: Instant): string {
  const local = localAt(instant, () => 0);
  return `${dayText(local)}T${two(local.hour)}:${two(local.minute)}:${two(local.second)}.000Z`;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:[.,](\d{1,9}))?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The instant of an ISO 8601 text. One without a zone is read off the clocks of a zone; a day alone begins at midnight.
 * Undefined where it is none.
 */
export function instantFromIso(text: string, offsetAt: OffsetAt): Instant | undefined {
  const match = ISO.exec(text.trim());
  if (match === null) return undefined;
  const [, year, month, day, hour = 0, minute = 0, second = 0, part = '', zone] = match;
  const [y, mo, d, h, mi, s] = [year, month, day, hour, minute, second].map(Number);
  const local = { year: y, month: mo, day: d, hour: h, minute: mi, second: s } as LocalTime;
  if (!isLocalTime(local)) return undefined;
  const thousandths = Number(part.slice(0, 3).padEnd(3, '0'));
  if (zone === undefined) return instantOf(local, offsetAt) + thousandths;
  const digits = zone.replace(':', '');
  const sign = zone.startsWith('-') ? -1 : 1;
  const ahead = /^z$/i.test(zone)
    ? 0
    : sign * (Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5)));
  return asUtc(local) - ahead * MINUTE + thousandths;
}

/** Last Sunday of a month of 31 days at 01:00 UTC, when the clocks of the European Union change. */
function lastSunday(year: number, month: number): Instant {
  const last = daysTo({ year, month, day: 31 });
  return (last - ((last + 4) % 7)) * DAY + 60 * MINUTE;
}

/** Minutes ahead of UTC in winter, of zones whose clocks change as those of the European Union (since 1996). */
const EUROPE: Readonly<Record<string, number>> = {
  'Europe/Amsterdam': 60,
  'Europe/Athens': 120,
  'Europe/Berlin': 60,
  'Europe/Brussels': 60,
  'Europe/Budapest': 60,
  'Europe/Copenhagen': 60,
  'Europe/Dublin': 0,
  'Europe/Helsinki': 120,
  'Europe/Lisbon': 0,
  'Europe/London': 0,
  'Europe/Luxembourg': 60,
  'Europe/Madrid': 60,
  'Europe/Oslo': 60,
  'Europe/Paris': 60,
  'Europe/Prague': 60,
  'Europe/Rome': 60,
  'Europe/Stockholm': 60,
  'Europe/Vienna': 60,
  'Europe/Warsaw': 60,
  'Europe/Zurich': 60,
};

const FIXED = /^UTC(?:([+-])(\d{1,2})(?::?([0-5]\d))?)?$/;

/** How the clocks of a zone go: of the European Union by its name, others as `UTC` or `UTC+3`. Undefined if unknown. */
export function zoneOf(name: string): OffsetAt | undefined {
  const winter = Object.hasOwn(EUROPE, name) ? EUROPE[name] : undefined;
  if (winter !== undefined)
    return (instant) => {
      const { year } = dayAfter(Math.floor(instant / DAY));
      const isSummer = instant >= lastSunday(year, 3) && instant < lastSunday(year, 10);
      return isSummer ? winter + 60 : winter;
    };
  const fixed = FIXED.exec(name);
  if (fixed === null) return undefined;
  const [, sign = '+', hours = '0', minutes = '0'] = fixed;
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return Math.abs(ahead) > 14 * 60 ? undefined : () => ahead;
}
