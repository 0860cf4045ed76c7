import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCopy } from '../../../model/files/acts';
import { useSession } from '../../../model/state/session';
import { Button, FindingRow, Icon } from '../../../kit/ui';
import {
  choosePlace,
  keeper,
  places,
  takeDocuments,
  wakePlace,
} from '../../../model/backups/keeping';
import { type PlaceState, useBackupDesk } from '../../../model/backups/store';

const titleOf = (place: PlaceState): readonly [text: string, folder: string] => {
  if (place.kind === 'ready') return ['backup:place.ready', place.place.name];
  if (place.kind === 'asleep') return ['backup:place.ready', place.name];
  return [place.kind === 'none' ? 'backup:place.none' : 'backup:place.looking', ''];
};

const textOf = ({ kind }: PlaceState): string => {
  if (kind === 'ready') return 'backup:place.readyText';
  if (kind === 'asleep') return 'backup:place.asleepText';
  return places.choose === undefined ? 'backup:place.noWay' : 'backup:place.noneText';
};

const Choosing = ({ isFirst }: { readonly isFirst: boolean }) => {
  const { t } = useTranslation();
  if (places.choose === undefined) return null;
  return (
    <>
      <Button variant={isFirst ? 'filled' : 'text'} icon="file" onPress={() => void choosePlace()}>
        {t(isFirst ? 'backup:place.choose' : 'backup:place.other')}
      </Button>
      {isFirst && places.useDocuments !== undefined ? (
        <Button onPress={() => void takeDocuments()}>{t('backup:place.documents')}</Button>
      ) : null}
    </>
  );
};

const Acts = ({ place }: { readonly place: PlaceState }) => {
  const { t } = useTranslation();
  const isWorking = useBackupDesk(({ isWorking }) => isWorking);
  const { campaign, readOnly } = useSession();
  const mine = readOnly ? null : campaign;
  return (
    <div className="ww-backup-acts">
      {place.kind === 'ready' && mine !== null ? (
        <Button
          variant="filled"
          icon="check"
          isBusy={isWorking}
          onPress={() => void keeper.now.backUp()}
        >
          {t('backup:place.now')}
        </Button>
      ) : null}
      {place.kind === 'asleep' ? (
        <Button variant="filled" onPress={() => void wakePlace()}>
          {t('backup:banner.wake')}
        </Button>
      ) : null}
      <Choosing isFirst={place.kind === 'none'} />
      {place.kind !== 'ready' && campaign !== null ? (
        <Button variant="text" icon="download" onPress={() => void saveCopy(campaign)}>
          {t('backup:banner.download')}
        </Button>
      ) : null}
    </div>
  );
};

/** Where backups go, how the last one went, and how to make one now. */
export const PlacePart = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation();
  const { place, trouble, troubleAbout } = useBackupDesk();
  const isReader = useSession(({ campaign, readOnly }) => campaign !== null && readOnly);
  const [title, folder] = titleOf(place);
  return (
    <section className="ww-backup-place ww-grid ww-gap-16" aria-label={t('backup:title')}>
      <Icon name="shield" size={28} />
      <div>
        <h3 className="ww-head">{t(title, { folder })}</h3>
        <p className="ww-quiet">{t(textOf(place))}</p>
        {isReader ? <p className="ww-quiet">{t('backup:place.readOnly')}</p> : null}
        {children}
        {trouble === null ? null : (
          <FindingRow kind="WARN" label={t('backup:banner.label')}>
            {t(`backup:trouble.${trouble}`, troubleAbout)}
          </FindingRow>
        )}
        <Acts place={place} />
      </div>
    </section>
  );
};
