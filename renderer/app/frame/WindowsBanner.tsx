import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { useSession } from '../../model/state/session';
import { useVersionTrouble } from '../../model/storage';
import { Button, ErrorCard, FindingRow } from '../../kit/ui';
import { saveCopy } from '../../model/files/actions';

/** Answers of the GM while he has asked to write here, and how far that has come. */
const Asking = () => {
  const { t } = useTranslation();
  const { handover, stopAsking, steal } = useSession();
  const isForceful = handover === 'silent' || handover === 'unsaved' || handover === 'failed';
  return (
    <FindingRow kind="WARN" label={t('windows:reading.title')}>
      {t(`windows:handover.${handover ?? 'asked'}`)}{' '}
      {isForceful ? (
        <Button variant="text" onPress={() => void steal()}>
          {t('windows:act.force')}
        </Button>
      ) : null}
      <Button variant="text" onPress={stopAsking}>
        {t('windows:act.stop')}
      </Button>
    </FindingRow>
  );
};

const Reading = () => {
  const { t } = useTranslation();
  const { windowNews, takeOver } = useSession();
  const isNews = windowNews === 'handedOver' || windowNews === 'robbed' || windowNews === 'refused';
  return (
    <FindingRow kind="WARN" label={t('windows:reading.title')}>
      {t(isNews ? `windows:news.${windowNews}` : 'windows:reading.text')}{' '}
      <Button variant="text" onPress={takeOver}>
        {t('windows:act.takeOver')}
      </Button>
    </FindingRow>
  );
};

/** Another window has gone on without the last steps made here: they are shown until the GM lets go of them. */
const Overtaken = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const open = useSession(({ open }) => open);
  return (
    <ErrorCard
      title={t('storage:failure.title')}
      actions={
        <>
          <Button onPress={() => void saveCopy(campaign)}>{t('app:action.exportFile')}</Button>
          <Button variant="text" onPress={() => void open(campaign.id)}>
            {t('windows:act.follow')}
          </Button>
        </>
      }
    >
      {t('windows:news.robbedUnsaved')}
    </ErrorCard>
  );
};

const Writing = () => {
  const { t } = useTranslation();
  const { windowNews, hearNews } = useSession();
  if (windowNews === null) return null;
  return (
    <FindingRow kind="GOOD" label={t('windows:writing')}>
      {t(`windows:news.${windowNews}`)}{' '}
      <Button variant="text" onPress={hearNews}>
        {t('app:common.close')}
      </Button>
    </FindingRow>
  );
};

const Present = ({ campaign }: { readonly campaign: Campaign }) => {
  const { writer, windowNews, handover } = useSession();
  const isOutdated = useVersionTrouble(({ trouble }) => trouble === 'outdated');
  if (isOutdated) return null;
  if (windowNews === 'robbedUnsaved') return <Overtaken campaign={campaign} />;
  if (writer === 'here') return <Writing />;
  return handover === null ? <Reading /> : <Asking />;
};

/** Which window writes the open campaign, and what changed about that. */
export function WindowsBanner({ campaign }: { readonly campaign: Campaign }) {
  return (
    <div role="status">
      <Present campaign={campaign} />
    </div>
  );
}

/** On the start page: the campaign that was open here has been deleted in another window. */
export function RemovedNotice() {
  const { t } = useTranslation();
  const { windowNews, hearNews } = useSession();
  if (windowNews !== 'removed') return null;
  return (
    <ErrorCard
      title={t('windows:goneTitle')}
      actions={<Button onPress={hearNews}>{t('app:common.close')}</Button>}
    >
      {t('windows:news.removed')}
    </ErrorCard>
  );
}

/** Another version of the program is open beside this one. */
export function VersionNotice() {
  const { t } = useTranslation();
  const trouble = useVersionTrouble(({ trouble }) => trouble);
  useEffect(() => {
    // What an older program writes, a newer one need not understand.
    if (trouble === 'outdated') void useSession.getState().resign();
  }, [trouble]);
  if (trouble === null) return null;
  return (
    <ErrorCard
      title={t('windows:version.title')}
      actions={
        trouble === 'blocked' ? undefined : (
          <Button onPress={() => globalThis.location.reload()}>{t('windows:act.reload')}</Button>
        )
      }
    >
      {t(`windows:version.${trouble}`)}
    </ErrorCard>
  );
}
