import { useTranslation } from 'react-i18next';
import { Dialog, FieldForm } from '../../../kit/ui';

export interface NewVariantProps {
  /** The name that stands there at first. */
  readonly proposal: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Asks for the name of a new what-if. */
export const NewVariant = ({ proposal, isOpen, onClose, onName }: NewVariantProps) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('whatif:new.title')} isOpen={isOpen} onOpenChange={onClose}>
      <FieldForm
        look="dialog"
        title={t('whatif:new.title')}
        fields={{
          name: {
            kind: 'text',
            label: t('whatif:new.name'),
            hint: t('whatif:new.hint'),
            initial: proposal,
            autoFocus: true,
          },
        }}
        act={{ label: t('whatif:new.begin'), variant: 'filled' }}
        onCancel={onClose}
        onSubmit={({ name }) => {
          onClose();
          onName(name === '' ? proposal : name);
        }}
      />
    </Dialog>
  );
};
