import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../../kit/bridge';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, FindingRow } from '../../../kit/ui';
import { keepBackups } from '../../../model/backups/keeping';
import { useBackupDesk } from '../../../model/backups/store';
import { BackupList } from './BackupList';
import { PlacePart } from './PlacePart';
import { Preview } from './Preview';
import './backups.css';

const chooseFile = async (): Promise<void> => {
  const { set } = useBackupDesk.getState();
  try {
    const file = await bridge.openSource({ kind: 'campaign' });
    if (file !== null) set({ chosen: { file: file.name, source: file.source }, refusal: null });
  } catch {
    set({ refusal: { text: 'storage:file.gone', about: {} } });
  }
};

const Overview = () => {
  const { t } = useTranslation();
  const { place, refusal, set } = useBackupDesk();
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

/** Keeps backups while the program runs, and shows them where the GM wants to see them. */
export const BackupSheet = () => {
  const { t } = useTranslation();
  const { isOpen, chosen, set } = useBackupDesk();
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
};
