import {
  dayAfter,
  daysTo,
  type Instant,
  instantFromIso,
  instantOf,
  isLocalTime,
  localAt,
  type OffsetAt,
} from '../../../../engine';

/** By what the times of a page are read: the zone of its clock, and when the page was copied ("Gestern, 21:58"). */
export interface PageTime {
  readonly offsetAt: OffsetAt;
  readonly copiedAt: Instant;
}

type Day = Readonly<Record<'year' | 'month' | 'day', number>>;

const MONTHS =
  'jan feb mär mrz mar apr mai may jun jul aug sep sept okt oct nov dez dec januar februar märz april juni juli august september oktober november dezember january february march june july october december'.split(
    ' ',
  );
const NUMBERS = [
  1, 2, 3, 3, 3, 4, 5, 5, 6, 7, 8, 9, 9, 10, 10, 11, 12, 12, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 1,
  2, 3, 6, 7, 10, 12,
];

const monthOf = (name: string): number =>
  NUMBERS[MONTHS.indexOf(name.toLowerCase().replace(/\.$/, ''))] ?? 0;

const fullYear = (year: string): number =>
  year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);

const TIME = /^(\d{1,2})[:.](\d{2})(?::(\d{2}))?(?: ?([ap]\.?m\.?))?(?: ?uhr)?$/i;

/** The time of a day; undefined where it is none. */
function timeOf(text: string) {
  const [, hours, minutes, seconds = '0', half = ''] = TIME.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const hour = Number(hours);
  const isPm = /^p/i.test(half);
  if (half !== '' && (hour < 1 || hour > 12)) return undefined;
  return {
    hour: half === '' ? hour : (hour % 12) + (isPm ? 12 : 0),
    minute: Number(minutes),
    second: Number(seconds),
    isHalved: half !== '',
  };
}

const RELATIVE = /^(heute|gestern|vorgestern|today|yesterday)$/i;
const AGO: Readonly<Record<string, number>> = {
  heute: 0,
  today: 0,
  gestern: 1,
  yesterday: 1,
  vorgestern: 2,
};

const NUMERIC = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const DASHED = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;
const GERMAN = /^(\d{1,2})\.?\s+([a-zä]{3,9})\.?\s+(\d{4}|\d{2})$/i;
const ENGLISH = /^([a-zä]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;

/** A day of the calendar; months before days where the clock is halved, as Americans write; undefined if unclear. */
function dayOf(text: string, isHalved: boolean, { offsetAt, copiedAt }: PageTime): Day | undefined {
  const day = (d?: string, month = 0, y = ''): Day => ({
    year: fullYear(y),
    month,
    day: Number(d),
  });
  if (RELATIVE.test(text)) {
    const today = daysTo(localAt(copiedAt, offsetAt));
    return dayAfter(today - (AGO[text.toLowerCase()] ?? 0));
  }
  const numeric = NUMERIC.exec(text) ?? DASHED.exec(text);
  if (numeric !== null) return day(numeric[1], Number(numeric[2]), numeric[3]);
  const slashed = SLASHED.exec(text);
  if (slashed !== null) {
    const [, a = '', b = '', year = ''] = slashed;
    if (isHalved || Number(b) > 12) return day(b, Number(a), year);
    return Number(a) > 12 ? day(a, Number(b), year) : undefined;
  }
  const german = GERMAN.exec(text);
  if (german !== null) return day(german[1], monthOf(german[2] ?? ''), german[3]);
  const english = ENGLISH.exec(text);
  return english === null ? undefined : day(english[2], monthOf(english[1] ?? ''), english[3]);
}

const WEEKDAY =
  /^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:\.,?|,)?\s+/i;

const TIME_AT_END = /\b\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?: ?uhr)?$/i;

/** Longest text that can be a time. */
const LONGEST = 60;

/**
 * The instant of a time as forums write it: `03.04.2005, 15:59:59`, `So Apr 03, 2005 3:59 pm`, `Gestern, 21:58`,
 * `04/03/2005, 03:59 PM`, ISO 8601. Without seconds it is the beginning of its minute. Undefined where it is none, has no time of day, or where day
 * and month could change places.
 */
export function readTime(text: string, page: PageTime): Instant | undefined {
  const plain = text.replace(/[\u00a0\t ]+/g, ' ').trim();
  if (plain.length > LONGEST || !/\d:\d\d|\d\.\d\d/.test(plain)) return undefined;
  const iso = instantFromIso(plain, page.offsetAt);
  if (iso !== undefined) return iso;
  const dated = plain.replace(WEEKDAY, '');
  const clock = TIME_AT_END.exec(dated);
  if (clock === null) return undefined;
  const time = timeOf(clock[0]);
  const date = dated
    .slice(0, clock.index)
    .trim()
    .replace(/(?:,| um| at| -| –)$/, '')
    .replace(/,$/, '');
  const day = time === undefined ? undefined : dayOf(date, time.isHalved, page);
  if (time === undefined || day === undefined) return undefined;
  const { hour, minute, second } = time;
  const local = { ...day, hour, minute, second };
  return isLocalTime(local) ? instantOf(local, page.offsetAt) : undefined;
}
