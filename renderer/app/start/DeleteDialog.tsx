import { useTranslation } from 'react-i18next';
import { type CampaignHead, storage } from '../../storage';
import { Button, Dialog } from '../../ui';
import { saveCopyOf } from '../files/acts';

export interface DeleteDialogProps {
  readonly doomed: CampaignHead | null;
  readonly onDone: () => void;
}

/** Asks before a world is deleted for good. */
export const DeleteDialog = ({ doomed, onDone }: DeleteDialogProps) => {
  const { t } = useTranslation();
  if (doomed === null) return null;
  return (
    <Dialog
      role="alertdialog"
      title={t('app:start.deleteTitle', { name: doomed.name })}
      isOpen
      onOpenChange={onDone}
      footer={
        <>
          <Button variant="text" onPress={() => void saveCopyOf(doomed.id)}>
            {t('app:start.saveFirst')}
          </Button>
          <Button onPress={onDone} autoFocus>
            {t('app:common.cancel')}
          </Button>
          <Button variant="filled" onPress={() => void storage.remove(doomed.id).then(onDone)}>
            {t('app:start.deleteNow')}
          </Button>
        </>
      }
    >
      {t('app:start.deleteText')}
    </Dialog>
  );
};
