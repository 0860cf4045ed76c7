import { useTranslation } from 'react-i18next';
import { type Campaign, mandateOf, placeOfProblem } from '../../../engine';
import { LowDiskSpace, UncaughtErrors } from '../../model/faults';
import { FoundingBar } from '../founding/FoundingBar';
import { BackupBanner } from './BackupBanner';
import { showBackups } from '../../model/backups';
import { taskStates } from '../../model/handover/copies';
import { showHandover } from '../../model/handover/handover-store';
import { useSession } from '../../model/state/session';
import { isFinal } from '../../model/storage/failure';
import { Button, ErrorCard, FindingRow } from '../../kit/ui';
import { saveCopy } from '../../model/files/actions';
import { Transfers } from '../../model/files/Transfers';
import { useNotice } from '../../model/files/notice';
import { VersionNotice, WindowsBanner } from './WindowsBanner';

const SaveFailed = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const { save, retry, windowNews } = useSession();
  if (save.kind !== 'failed' || windowNews === 'robbedUnsaved') return null;
  return (
    <ErrorCard
      title={t('storage:failure.title')}
      actions={
        <>
          {isFinal(save.reason) ? null : <Button onPress={retry}>{t('app:common.retry')}</Button>}
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

/** Undo or redo ends at an entry whose changes are missing. */
const LostWay = () => {
  const { t } = useTranslation();
  const { lostEntry, hearLoss } = useSession();
  if (lostEntry === null) return null;
  return (
    <ErrorCard
      title={t('storage:lost.title')}
      actions={
        <>
          <Button onPress={showBackups}>{t('storage:lost.backups')}</Button>
          <Button variant="text" onPress={hearLoss}>
            {t('app:common.close')}
          </Button>
        </>
      }
    >
      {t('storage:lost.text', { seq: lostEntry })}
    </ErrorCard>
  );
};

/** The last command was refused: its result could not be stored. */
const Unfit = () => {
  const { t } = useTranslation();
  const { unfit, hearUnfit } = useSession();
  if (unfit === null) return null;
  return (
    <ErrorCard
      title={t('storage:unfit.title')}
      actions={<Button onPress={hearUnfit}>{t('app:common.close')}</Button>}
    >
      {t('storage:unfit.text', placeOfProblem(unfit))}
    </ErrorCard>
  );
};

/** Why opening or writing a file failed. */
export function FailedNotice() {
  const { t } = useTranslation();
  const { notice, clear } = useNotice();
  if (notice?.kind !== 'failed') return null;
  return (
    <ErrorCard
      title={t(notice.title ?? 'storage:file.broken')}
      actions={<Button onPress={clear}>{t('app:common.close')}</Button>}
    >
      {t(notice.text, notice.about)}
    </ErrorCard>
  );
}

/** How many tasks are left in a deputy's copy. */
const Mandate = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const mandate = mandateOf(campaign);
  if (mandate === undefined) return null;
  const left = taskStates(mandate, campaign).filter(({ done, count }) =>
    count === 0 ? done === 0 : done < count,
  );
  const text =
    left.length === 0
      ? t('handover:mandate.bannerDone')
      : t('handover:mandate.banner', { count: left.length });
  return (
    <FindingRow kind="ASK" label={t('handover:title')}>
      <span className="ww-row ww-wrapping ww-split">
        <span>{text}</span>
        <Button onPress={showHandover}>{t('handover:mandate.show')}</Button>
      </span>
    </FindingRow>
  );
};

/** What the GM must know before he goes on; empty most of the time. */
export function Banner({ campaign }: { readonly campaign: Campaign }) {
  return (
    <div className="ww-banner">
      <VersionNotice />
      <WindowsBanner campaign={campaign} />
      <SaveFailed campaign={campaign} />
      <LostWay />
      <Unfit />
      <LowDiskSpace />
      <UncaughtErrors />
      <Mandate campaign={campaign} />
      <BackupBanner campaign={campaign} />
      <Transfers />
      <FailedNotice />
      <FoundingBar campaign={campaign} />
    </div>
  );
}
