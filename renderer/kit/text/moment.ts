import { localeOf } from './words';

/** How a moment is written, in the time of this machine; English as in Britain. */
const STYLES = {
  /** `3. Mai` */
  day: { day: 'numeric', month: 'long' },
  /** `3. Mai 2026` */
  date: { dateStyle: 'long' },
  /** `03.05., 21:14` */
  minute: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  /** `03.05.26, 21:14` */
  dateMinute: { dateStyle: 'short', timeStyle: 'short' },
  /** `21:14` */
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type MomentStyle = keyof typeof STYLES;

/** A moment, ISO 8601, as text. What is no date, as a file may say, stays as it is. */
export function writtenMoment(iso: string, language: string, style: MomentStyle): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime())
    ? iso
    : new Intl.DateTimeFormat(localeOf(language), STYLES[style]).format(moment);
}
