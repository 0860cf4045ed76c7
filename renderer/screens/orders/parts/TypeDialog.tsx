import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../kit/ui';
import { type Completer, OrderText } from '../../../model/letters/OrderText';

export interface TypeDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onText: (text: string) => void;
  readonly complete?: Completer | undefined;
}

/** A letter on paper, typed in. Orders are completed while one writes them. */
export function TypeDialog({ title, isOpen, onClose, onText, complete }: TypeDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const take = (): void => {
    onText(text);
    setText('');
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={onClose}
      width="wide"
      footer={
        <>
          <Button variant="text" onPress={onClose}>
            {t('app:common.cancel')}
          </Button>
          <Button variant="filled" isDisabled={text.trim() === ''} onPress={take}>
            {t('turn:type.take')}
          </Button>
        </>
      }
    >
      <OrderText
        label={t('turn:type.label')}
        hint={t('turn:type.hint')}
        rows={14}
        value={text}
        onChange={setText}
        complete={complete}
      />
    </Dialog>
  );
}
