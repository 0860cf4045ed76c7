import type { TFunction } from 'i18next';
import { type InboxItem, zoneOf } from '../../../../../engine';
import type { Evidence } from '../model/suggest';
import { localeOf } from '../../../../kit/text/words';

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

/** The name of a document in lists. */
export function titleOf(item: Pick<InboxItem, 'name'>, t: TFunction): string {
  return item.name === '' ? t('inbox:unnamed') : item.name;
}

/** The evidence for a suggestion: "12 von 13 Einheiten, Absender". */
export function reasonsOf({ fitting, isNamed, isSender, rows }: Evidence, t: TFunction): string {
  return [
    ...(fitting > 0 ? [t('inbox:suggestion.units', { fitting, count: rows })] : []),
    ...(isSender ? [t('inbox:suggestion.sender')] : []),
    ...(isNamed ? [t('inbox:suggestion.name')] : []),
  ].join(', ');
}

/** The name of a sender without the address behind it: `Jörg <joerg@example.org>`. */
export function senderName(sender: string): string {
  const at = sender.endsWith('>') ? sender.indexOf('<') : -1;
  return at < 0 ? sender : sender.slice(0, at).trimEnd();
}
