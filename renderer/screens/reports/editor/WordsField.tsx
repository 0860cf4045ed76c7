import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '../../../kit/ui';

/** Words that are kept when the GM leaves the field: one step of undo each time they changed. */
export function WordsField({
  label,
  value,
  rows,
  isReadOnly,
  onKeep,
}: {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly isReadOnly: boolean;
  readonly onKeep: (words: string) => void;
}) {
  // Null = nothing typed since it was kept: what is kept is shown.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      rows={rows}
      value={typed ?? value}
      onChange={setTyped}
      isReadOnly={isReadOnly}
      onBlur={() => {
        if (typed !== null && typed !== value) onKeep(typed);
        setTyped(null);
      }}
    />
  );
}

/** Words of a block in place: `Strg+Enter` takes them over, `Esc` throws them away. */
export function WordsEditor({
  value,
  onKeep,
  onCancel,
}: {
  readonly value: string;
  readonly onKeep: (words: string) => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  return (
    <div className="ww-grid ww-gap-8">
      <TextField
        label={t('delivery:edit.words')}
        isLabelHidden
        rows={Math.min(14, Math.max(3, Math.ceil(text.length / 60) + 1))}
        value={text}
        onChange={setText}
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onKeep(text);
        }}
      />
      <div className="ww-row ww-align-stretch ww-gap-8">
        <Button variant="hand" shortcut="Mod+Enter" onPress={() => onKeep(text)}>
          {t('delivery:edit.done')}
        </Button>
        <Button variant="text" shortcut="Esc" onPress={onCancel}>
          {t('delivery:edit.cancel')}
        </Button>
      </div>
    </div>
  );
}
