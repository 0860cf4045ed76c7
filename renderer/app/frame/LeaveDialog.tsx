import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { useSession } from '../../model/state/session';
import { Button, Dialog } from '../../kit/ui';
import { saveCopy } from '../../model/files/acts';

export interface LeaveDialogProps {
  readonly campaign: Campaign;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks before steps that are not on the disk are given up. */
export const LeaveDialog = ({ campaign, isOpen, onOpenChange }: LeaveDialogProps) => {
  const { t } = useTranslation();
  const close = useSession(({ close }) => close);
  return (
    <Dialog
      role="alertdialog"
      title={t('storage:closing.title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="text" onPress={() => void saveCopy(campaign)}>
            {t('app:action.exportFile')}
          </Button>
          <Button onPress={() => onOpenChange(false)}>{t('app:common.cancel')}</Button>
          <Button variant="filled" onPress={() => void close()}>
            {t('storage:closing.discard')}
          </Button>
        </>
      }
    >
      {t('storage:closing.text')}
    </Dialog>
  );
};
