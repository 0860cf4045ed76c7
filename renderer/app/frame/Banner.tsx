import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { LittleRoom, Stumbles } from '../../faults';
import { BackupBanner } from '../../backups';
import { useSession } from '../../state/session';
import { Button, ErrorCard, FindingRow } from '../../ui';
import { openCampaign, saveCopy } from '../files/acts';
import { useNotice } from '../notice';

const SaveFailed = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const { save, retry } = useSession();
  if (save.kind !== 'failed') return null;
  return (
    <ErrorCard
      title={t('storage:failure.title')}
      actions={
        <>
          {save.reason === 'conflict' ? null : (
            <Button onPress={retry}>{t('app:common.retry')}</Button>
          )}
          <Button variant="text" onPress={() => void saveCopy(campaign)}>
            {t('app:action.exportFile')}
          </Button>
        </>
      }
    >
      {t(`storage:failure.${save.reason}`)}
    </ErrorCard>
  );
};

const ReadOnly = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const readOnly = useSession(({ readOnly }) => readOnly);
  if (!readOnly) return null;
  return (
    <FindingRow kind="WARN" label={t('storage:readOnly.title')}>
      {t('storage:readOnly.text')}{' '}
      <Button variant="text" onPress={() => void openCampaign(campaign.id)}>
        {t('storage:readOnly.again')}
      </Button>
    </FindingRow>
  );
};

/** What came of opening or writing a file, if it failed. */
export const FailedNotice = () => {
  const { t } = useTranslation();
  const { notice, clear } = useNotice();
  if (notice?.kind !== 'failed') return null;
  return (
    <ErrorCard
      title={t('storage:file.broken')}
      actions={<Button onPress={clear}>{t('app:common.close')}</Button>}
    >
      {t(notice.text, notice.about)}
    </ErrorCard>
  );
};

/** What the GM must know before he goes on; empty most of the time. */
export const Banner = ({ campaign }: { readonly campaign: Campaign }) => (
  <div className="ww-banner">
    <ReadOnly campaign={campaign} />
    <SaveFailed campaign={campaign} />
    <LittleRoom />
    <Stumbles />
    <BackupBanner campaign={campaign} />
    <FailedNotice />
  </div>
);
