import { useTranslation } from 'react-i18next';
import { type Campaign, mandateOf, placeOfProblem } from '../../../engine';
import { LowDiskSpace, UncaughtErrors } from '../../model/faults';
import { FoundingBar } from '../founding/FoundingBar';
import { BackupBanner } from './BackupBanner';
import { showBackups } from '../../model/backups';
import { showHandover } from '../../model/handover/handover-store';
import { waitingIn, wakeFolder } from '../../model/parcels/folder';
import { showParcels, useParcels } from '../../model/parcels/parcel-store';
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

/** Undo or redo would take back a parcel another GM knows of. */
const Barred = () => {
  const { t } = useTranslation();
  const { isBarred, hearBar } = useSession();
  if (!isBarred) return null;
  return (
    <ErrorCard
      title={t('parcels:barred.title')}
      actions={
        <>
          <Button onPress={showParcels}>{t('parcels:action')}</Button>
          <Button variant="text" onPress={hearBar}>
            {t('app:common.close')}
          </Button>
        </>
      }
    >
      {t('parcels:barred.text')}
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

/** One sentence and the way to what it is about. */
const Pointer = ({
  label,
  act,
  onPress,
  children,
}: {
  readonly label: string;
  readonly act: string;
  readonly onPress: () => void;
  readonly children: string;
}) => (
  <FindingRow kind="ASK" label={label}>
    <span className="ww-row ww-wrapping ww-split">
      <span>{children}</span>
      <Button onPress={onPress}>{act}</Button>
    </span>
  </FindingRow>
);

/** The open campaign is a deputy's copy. */
const Mandate = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const mandate = mandateOf(campaign);
  if (mandate === undefined) return null;
  const about = { to: mandate.to };
  return (
    <Pointer label={t('handover:title')} act={t('handover:mandate.show')} onPress={showHandover}>
      {t('handover:mandate.banner', about)}
    </Pointer>
  );
};

/** Parcels in the watched folder that wait for a decision. */
const WaitingParcels = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const place = useParcels((state) => state.place);
  const isAsleep = place.kind === 'asleep' && campaign.parcels !== undefined;
  const count = waitingIn(
    campaign,
    useParcels((state) => state.files),
  );
  if (isAsleep && mandateOf(campaign) === undefined)
    return (
      <Pointer
        label={t('parcels:label')}
        act={t('parcels:folder.wake')}
        onPress={() => void wakeFolder()}
      >
        {t('parcels:asleepBanner')}
      </Pointer>
    );
  if (count === 0) return null;
  return (
    <Pointer label={t('parcels:label')} act={t('parcels:show')} onPress={showParcels}>
      {t('parcels:banner', { count })}
    </Pointer>
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
      <Barred />
      <Unfit />
      <LowDiskSpace />
      <UncaughtErrors />
      <Mandate campaign={campaign} />
      <WaitingParcels campaign={campaign} />
      <BackupBanner campaign={campaign} />
      <Transfers />
      <FailedNotice />
      <FoundingBar campaign={campaign} />
    </div>
  );
}
