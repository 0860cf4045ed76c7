import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../ui';

export interface ReplaceDialogProps {
  readonly party: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReplace: () => void;
}

/** A second letter of the same realm: only on purpose. */
export const ReplaceDialog = ({ party, isOpen, onClose, onReplace }: ReplaceDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={t('turn:replace.title', { party })}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="text" onPress={onClose} autoFocus>
            {t('turn:replace.keep')}
          </Button>
          <Button onPress={onReplace}>{t('turn:replace.replace')}</Button>
        </>
      }
    >
      <p>{t('turn:replace.text')}</p>
    </Dialog>
  );
};
