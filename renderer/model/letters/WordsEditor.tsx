import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface WordsEditorProps {
  /** The words as they are read now. */
  readonly words: string;
  /** What the GM begins with; null = the words themselves. */
  readonly proposal: string | null;
  readonly onReplace: (words: string) => void;
  readonly onCancel: () => void;
}

/** A line over some words in which the GM writes others: Enter lays them over, Esc leaves all as it was. */
export function WordsEditor({ words, proposal, onReplace, onCancel }: WordsEditorProps) {
  const { t } = useTranslation();
  const isOver = useRef(false);
  const finish = (text: string): void => {
    if (isOver.current) return;
    isOver.current = true;
    if (text === words) onCancel();
    else onReplace(text);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      finish(event.currentTarget.value);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      finish(words);
    }
  };
  const value = proposal ?? words;
  return (
    <input
      className="ww-words-editor"
      aria-label={t('check:editor.label', { words })}
      title={t('check:editor.hint')}
      autoFocus
      defaultValue={value}
      size={Math.max(4, value.length + 2)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={onKey}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
