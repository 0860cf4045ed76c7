import { localeOf } from '../../../../kit/text/words';
import { zoneOf } from '../../../../../engine';

/** Day and time to the second, as a round is decided by it, on the clocks of a zone; unknown = of this machine. */
export function secondOf(instant: number, language: string, zone: string): string {
  const offsetAt = zoneOf(zone);
  const shown = offsetAt === undefined ? instant : instant + offsetAt(instant) * 60_000;
  return new Intl.DateTimeFormat(localeOf(language), {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...(offsetAt === undefined ? {} : { timeZone: 'UTC' }),
  }).format(shown);
}
