import type { TFunction } from 'i18next';
import type { InboxItem } from '../../../../../engine';
import type { Evidence } from '../model/suggest';
import { localeOf } from '../../../../kit/text/words';

/** What a document is called in lists. */
export function titleOf(item: Pick<InboxItem, 'name'>, t: TFunction): string {
  return item.name === '' ? t('inbox:unnamed') : item.name;
}

/** What speaks for a suggestion: "12 von 13 Einheiten, Absender". */
export function reasonsOf({ fitting, isNamed, isSender, rows }: Evidence, t: TFunction): string {
  return [
    ...(fitting > 0 ? [t('inbox:suggestion.units', { fitting, count: rows })] : []),
    ...(isSender ? [t('inbox:suggestion.sender')] : []),
    ...(isNamed ? [t('inbox:suggestion.name')] : []),
  ].join(', ');
}

/** A day of the calendar in the language of the screen. */
export function dayOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(iso));
}

/** Day and time, short. */
export function momentOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));
}

/** The name of a sender without the address behind it: `Jörg <joerg@example.org>`. */
export function senderName(sender: string): string {
  const at = sender.endsWith('>') ? sender.indexOf('<') : -1;
  return at < 0 ? sender : sender.slice(0, at).trimEnd();
}
