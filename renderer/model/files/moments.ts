import { writtenMoment } from '../../kit/text/moment';
import { type Language, localeOf } from '../../kit/text/words';

const DAY = 24 * 60 * 60 * 1000;

const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** `21:14`. */
export function timeOf(iso: string, language: Language): string {
  return writtenMoment(iso, language, 'time');
}

/** `heute, 20:50`, `gestern, 9:12`, `14. November`, `2. Oktober 2025`. `now` is what it is compared with. */
export function whenOf(iso: string, language: Language, now = new Date()): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const days = Math.round((startOfDay(moment) - startOfDay(now)) / DAY);
  if (days === 0 || days === -1) {
    const day = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(
      days,
      'day',
    );
    return `${day}, ${timeOf(iso, language)}`;
  }
  const thisYear = moment.getFullYear() === now.getFullYear();
  return writtenMoment(iso, language, thisYear ? 'day' : 'date');
}

/** `2,4 MB`; whole numbers of the next smaller unit below ten. */
export function bytesOf(bytes: number, language: Language): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumSignificantDigits: 2,
  }).format(bytes / 1000 ** step);
}
