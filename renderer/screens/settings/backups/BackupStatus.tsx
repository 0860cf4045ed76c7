import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { whenOf } from '../../../model/files/moments';
import { usePreferences } from '../../../model/state/preferences';
import { Tooltip } from '../../../kit/ui';
import { type Overdue, useOverdue, useNow } from '../../../model/backups/use-overdue';
import { showBackups, useBackupState } from '../../../model/backups/store';
import './backups.css';
import type { Language } from '../../../kit/text/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago a moment is, in few words: `vor 12 Min.`, `vor 3 Std.`, then as a date; null = less than a minute. */
function agoOf(iso: string, now: Date, language: Language): string | null {
  const age = now.getTime() - Date.parse(iso);
  if (age < MINUTE) return null;
  const format = new Intl.RelativeTimeFormat(language, { style: 'short' });
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), 'minute');
  if (age < 12 * HOUR) return format.format(-Math.floor(age / HOUR), 'hour');
  return whenOf(iso, language, now);
}

const useWording = ({ since, isDue }: Overdue): string => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const now = useNow();
  if (since === null) return t('backup:status.none');
  if (isDue) return t('backup:status.since', { when: whenOf(since, language, now) });
  const when = agoOf(since, now, language);
  return when === null ? t('backup:status.just') : t('backup:status.ago', { when });
};

const Words = ({ lack: overdue }: { readonly lack: Overdue }) => {
  const { t } = useTranslation();
  const { isWorking, trouble, place } = useBackupState();
  const wording = useWording(overdue);
  if (isWorking) return <span>{t('backup:status.working')}</span>;
  if (trouble !== null)
    return <strong className="ww-backup-warning">{t('backup:status.failed')}</strong>;
  if (place.kind === 'asleep' && overdue.steps > 0)
    return <strong className="ww-backup-warning">{t('backup:status.asleep')}</strong>;
  return overdue.isDue ? <strong className="ww-backup-warning">{wording}</strong> : <>{wording}</>;
};

/** When the open world was last backed up, in the status line; a click shows the backups. */
export function BackupStatus({ campaignId }: { readonly campaignId: string }) {
  const { t } = useTranslation();
  const overdue = useOverdue(campaignId);
  if (overdue === undefined) return null;
  return (
    <Tooltip text={t('backup:status.hint')} placement="top">
      <AriaButton
        className="ww-backup-status ww-figures"
        aria-haspopup="dialog"
        onPress={showBackups}
      >
        <Words lack={overdue} />
      </AriaButton>
    </Tooltip>
  );
}
