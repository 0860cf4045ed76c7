import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { saveCopy } from '../../model/files/actions';
import { whenOf } from '../../model/files/moments';
import { usePreferences } from '../../model/state/preferences';
import { useSession } from '../../model/state/session';
import { storage } from '../../model/storage';
import { Button, type FindingKind, FindingRow } from '../../kit/ui';
import { choosePlace, keeper, places, wakePlace } from '../../model/backups/keeping';
import { type Overdue, tomorrow, useOverdue } from '../../model/backups/use-overdue';
import { showBackups, useBackupState } from '../../model/backups/store';
import type { Trouble } from '../../model/backups/trouble';
import '../../screens/settings/backups/backups.css';

/** A sentence with what can be done about it beside it. */
const Row = ({
  kind,
  text,
  children,
}: {
  readonly kind: FindingKind;
  readonly text: string;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation();
  return (
    <FindingRow kind={kind} label={t('backup:banner.label')}>
      <span className="ww-backup-row ww-row ww-wrapping ww-split" role="status">
        <span>{text}</span>
        <span className="ww-inline ww-align-stretch ww-wrapping ww-gap-8">{children}</span>
      </span>
    </FindingRow>
  );
};

const Tomorrow = ({ campaignId }: { readonly campaignId: string }) => {
  const { t } = useTranslation();
  return (
    <Button
      variant="text"
      onPress={() => void storage.backups.putOff(campaignId, tomorrow(new Date()))}
    >
      {t('backup:banner.tomorrow')}
    </Button>
  );
};

const Troubled = ({ trouble }: { readonly trouble: Trouble }) => {
  const { t } = useTranslation();
  const { set, troubleAbout } = useBackupState();
  return (
    <Row kind="WARN" text={t(`backup:trouble.${trouble}`, troubleAbout)}>
      <Button onPress={() => void keeper.now.backUp()}>{t('backup:banner.again')}</Button>
      <Button variant="text" onPress={showBackups}>
        {t('backup:banner.show')}
      </Button>
      <Button variant="text" onPress={() => set({ isAside: true })}>
        {t('app:common.close')}
      </Button>
    </Row>
  );
};

const Asleep = ({
  folder,
  campaignId,
}: {
  readonly folder: string;
  readonly campaignId: string;
}) => {
  const { t } = useTranslation();
  return (
    <Row kind="ASK" text={t('backup:banner.asleep', { folder })}>
      <Button onPress={() => void wakePlace()}>{t('backup:banner.wake')}</Button>
      <Tomorrow campaignId={campaignId} />
    </Row>
  );
};

const Lacking = ({
  campaign,
  lack: { since, steps },
}: {
  readonly campaign: Campaign;
  readonly lack: Overdue;
}) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const text =
    since === null
      ? t('backup:banner.never', { count: steps })
      : t('backup:banner.since', { count: steps, when: whenOf(since, language) });
  return (
    <Row kind="WARN" text={text}>
      <Button icon="download" onPress={() => void saveCopy(campaign)}>
        {t('backup:banner.download')}
      </Button>
      {places.choose === undefined ? null : (
        <Button variant="text" onPress={() => void choosePlace()}>
          {t('backup:banner.choose')}
        </Button>
      )}
      <Tomorrow campaignId={campaign.id} />
    </Row>
  );
};

/** What the GM must know of backups before he goes on; empty most of the time. */
export function BackupBanner({ campaign }: { readonly campaign: Campaign }) {
  const { place, trouble, isAside } = useBackupState();
  const readOnly = useSession(({ readOnly }) => readOnly);
  const overdue = useOverdue(campaign.id);
  if (readOnly || overdue === undefined) return null;
  if (trouble !== null) return isAside ? null : <Troubled trouble={trouble} />;
  if (place.kind === 'asleep')
    return overdue.isWanted ? <Asleep folder={place.name} campaignId={campaign.id} /> : null;
  return place.kind === 'none' && overdue.isDue ? (
    <Lacking campaign={campaign} lack={overdue} />
  ) : null;
}
