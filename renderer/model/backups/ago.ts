import { whenOf } from '../files/moments';
import type { Language } from '../../kit/text/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago a moment is, in few words: `vor 12 Min.`, `vor 3 Std.`, then as a date; null = less than a minute. */
export function agoOf(iso: string, now: Date, language: Language): string | null {
  const age = now.getTime() - Date.parse(iso);
  if (age < MINUTE) return null;
  const format = new Intl.RelativeTimeFormat(language, { style: 'short' });
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), 'minute');
  if (age < 12 * HOUR) return format.format(-Math.floor(age / HOUR), 'hour');
  return whenOf(iso, language, now);
}
