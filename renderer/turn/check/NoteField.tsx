import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '../../ui';

export interface NoteFieldProps {
  readonly onNote: (note: string) => void;
  readonly onCancel: () => void;
}

/** A line for the GM's note to a finding: Enter keeps it, Esc goes back. */
export const NoteField = ({ onNote, onCancel }: NoteFieldProps) => {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onNote(note.trim());
  };
  return (
    <form className="ww-finding-acts" onSubmit={submit}>
      <TextField
        label={t('check:note.label')}
        isLabelHidden
        placeholder={t('check:note.label')}
        autoFocus
        value={note}
        onChange={setNote}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Button type="submit" shortcut="Enter">
        {t('check:note.keep')}
      </Button>
      <Button variant="text" shortcut="Escape" onPress={onCancel}>
        {t('check:note.cancel')}
      </Button>
    </form>
  );
};
