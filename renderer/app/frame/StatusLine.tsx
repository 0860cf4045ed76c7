import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BackupStatus } from '../../screens/settings/backups/BackupStatus';
import { usePreferences } from '../../model/state/preferences';
import { useSession } from '../../model/state/session';
import { StatusHost } from '../../kit/ui';
import { timeOf } from '../../model/files/moments';
import { useNotice } from '../../model/files/notice';
import './status-line.css';

/** How long the status line says what just ended, in milliseconds. */
const NOTICE_MS = 12_000;

const SaveState = () => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const save = useSession(({ save }) => save);
  const readOnly = useSession(({ readOnly }) => readOnly);
  if (readOnly && save.kind !== 'failed') return <>{t('storage:save.readOnly')}</>;
  if (save.kind === 'saving') return <>{t('storage:save.saving')}</>;
  if (save.kind === 'saved') {
    return <>{t('storage:save.saved', { time: timeOf(save.at, language) })}</>;
  }
  return <strong className="ww-status-failed">{t('storage:save.failed')}</strong>;
};

/** What the open room says about the place under the hand, and how safe everything is. */
export const StatusLine = ({ campaignId }: { readonly campaignId: string }) => {
  const { t } = useTranslation();
  const notice = useNotice(({ notice }) => notice);
  const clear = useNotice(({ clear }) => clear);
  const savedRevision = useSession(({ savedRevision }) => savedRevision);
  useEffect(() => {
    if (notice?.kind !== 'done') return undefined;
    const timer = setTimeout(clear, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, clear]);
  return (
    <footer className="ww-status ww-row ww-gap-24">
      <StatusHost />
      <div className="ww-status-right">
        <span role="status" className="ww-status-notice">
          {notice?.kind === 'done' ? t(notice.text, notice.about) : null}
        </span>
        <span data-tour="save" data-save data-revision={savedRevision} role="status">
          <SaveState />
        </span>
        <BackupStatus campaignId={campaignId} />
      </div>
    </footer>
  );
};
