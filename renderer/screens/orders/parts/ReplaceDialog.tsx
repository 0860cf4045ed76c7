import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../kit/ui';

export interface ReplaceDialogProps {
  readonly party: string;
  /** Name of the other realm the new letter seems to come from, and the way to file it there. */
  readonly other: { readonly name: string; readonly onFile: () => void } | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Lays the new letter beside the old one. */
  readonly onAppend: () => void;
  readonly onReplace: () => void;
}

/** A second letter of the same realm: beside the first or in its place, on purpose only. */
export const ReplaceDialog = ({
  party,
  other,
  isOpen,
  onClose,
  onAppend,
  onReplace,
}: ReplaceDialogProps) => {
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
          <Button variant={other === null ? 'filled' : 'outline'} onPress={onAppend}>
            {t('inbox:place.append')}
          </Button>
          {other === null ? null : (
            <Button variant="filled" onPress={other.onFile}>
              {t('turn:owner.file', { party: other.name })}
            </Button>
          )}
        </>
      }
    >
      <p>
        {other === null
          ? t('turn:replace.text')
          : t('turn:replace.otherText', { party, other: other.name })}
      </p>
    </Dialog>
  );
};
