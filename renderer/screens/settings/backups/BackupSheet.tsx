import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../../kit/bridge';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, FindingRow, Icon } from '../../../kit/ui';
import {
  choosePlace,
  keepBackups,
  keeper,
  places,
  takeDocuments,
  wakePlace,
} from '../../../model/backups/keeping';
import { type PlaceState, useBackupState } from '../../../model/backups/store';
import { BackupList } from './BackupList';
import { Preview } from './Preview';
import './backups.css';
import { saveCopy } from '../../../model/files/actions';

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

const Actions = ({ place }: { readonly place: PlaceState }) => {
  const { t } = useTranslation();
  const isWorking = useBackupState(({ isWorking }) => isWorking);
  const { campaign, readOnly } = useSession();
  const mine = readOnly ? null : campaign;
  return (
    <div className="ww-backup-acts ww-row ww-align-stretch ww-wrapping ww-gap-8">
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

/** Where backups are stored, the result of the last one, and the button to make one now. */
const PlacePart = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation();
  const { place, trouble, troubleAbout } = useBackupState();
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
        <Actions place={place} />
      </div>
    </section>
  );
};

const chooseFile = async (): Promise<void> => {
  const { set } = useBackupState.getState();
  try {
    const file = await bridge.openSource({ kind: 'campaign' });
    if (file !== null) set({ chosen: { file: file.name, source: file.source }, refusal: null });
  } catch {
    set({ refusal: { text: 'storage:file.gone', about: {} } });
  }
};

const Overview = () => {
  const { t } = useTranslation();
  const { place, refusal, set } = useBackupState();
  const campaignId = useSession(({ campaign }) => campaign?.id ?? null);
  return (
    <>
      <PlacePart />
      {place.kind === 'ready' ? <BackupList place={place.place} campaignId={campaignId} /> : null}
      {refusal === null ? null : (
        <FindingRow kind="REJECT">{t(refusal.text, refusal.about)}</FindingRow>
      )}
      <div className="ww-dialog-footer">
        <Button variant="text" icon="file" onPress={() => void chooseFile()}>
          {t('backup:list.file')}
        </Button>
        <Button onPress={() => set({ isOpen: false })}>{t('app:common.close')}</Button>
      </div>
    </>
  );
};

/** Makes backups while the program runs, and shows them where the GM wants to see them. */
export function BackupSheet() {
  const { t } = useTranslation();
  const { isOpen, chosen, set } = useBackupState();
  useEffect(keepBackups, []);
  return (
    <Dialog
      title={t(chosen === null ? 'backup:title' : 'backup:preview.title')}
      isOpen={isOpen}
      onOpenChange={(isWanted) => set({ isOpen: isWanted, chosen: null, refusal: null })}
      width="wide"
    >
      {chosen === null ? <Overview /> : <Preview key={chosen.file} chosen={chosen} />}
    </Dialog>
  );
}
