import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignHead } from '../../model/storage';
import { Button, Dialog } from '../../kit/ui';
import { saveCopyOf } from '../../model/files/acts';
import { removeCampaign } from '../../model/files/remove';

export interface DeleteDialogProps {
  readonly doomed: CampaignHead | null;
  readonly onDone: () => void;
}

/** Asks before a world is deleted for good. */
export const DeleteDialog = ({ doomed, onDone }: DeleteDialogProps) => {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<{
    readonly id: string;
    readonly why: 'open' | 'copied';
  }>();
  if (doomed === null) return null;
  const remove = async (): Promise<void> => {
    const outcome = await removeCampaign(doomed.id);
    if (outcome === 'removed') onDone();
    else setRefusal({ id: doomed.id, why: outcome });
  };
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
          <Button variant="filled" onPress={() => void remove()}>
            {t('app:start.deleteNow')}
          </Button>
        </>
      }
    >
      <p>{t('app:start.deleteText')}</p>
      {refusal?.id === doomed.id ? <p role="alert">{t(`windows:kept.${refusal.why}`)}</p> : null}
    </Dialog>
  );
};
