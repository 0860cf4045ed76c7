import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, TextField } from '../../ui';

export interface NewVariantProps {
  /** The name that stands there at first. */
  readonly proposal: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

const Form = ({ proposal, onClose, onName }: Omit<NewVariantProps, 'isOpen'>) => {
  const { t } = useTranslation();
  const [name, setName] = useState(proposal);
  return (
    <form
      className="ww-new-variant"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        onName(name.trim() === '' ? proposal : name.trim());
      }}
    >
      <TextField
        label={t('whatif:new.name')}
        hint={t('whatif:new.hint')}
        value={name}
        onChange={setName}
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement) target.select();
        }}
        autoFocus
      />
      <div className="ww-new-variant-acts">
        <Button variant="text" onPress={onClose}>
          {t('app:common.cancel')}
        </Button>
        <Button variant="filled" type="submit">
          {t('whatif:new.begin')}
        </Button>
      </div>
    </form>
  );
};

/** Asks for the name of a new what-if. */
export const NewVariant = ({ isOpen, onClose, ...rest }: NewVariantProps) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('whatif:new.title')} isOpen={isOpen} onOpenChange={onClose}>
      <Form onClose={onClose} {...rest} />
    </Dialog>
  );
};
