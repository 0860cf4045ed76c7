import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Completion } from '../../../../engine';
import { Button, Dialog, TextField } from '../../../kit/ui';
import './type-dialog.css';

export interface TypeDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onText: (text: string) => void;
  /** How an order can go on at a place of the text; absent where it is not known whose letter it is. */
  readonly complete?: ((text: string, at: number) => readonly Completion[]) | undefined;
}

/** A text with the words of a completion in the place of those begun, a blank behind them, and where to write on. */
function completed(
  text: string,
  { text: words, span }: Completion,
): { readonly text: string; readonly at: number } {
  const rest = text.slice(span.end);
  const gap = rest.startsWith(' ') ? '' : ' ';
  return {
    text: text.slice(0, span.start) + words + gap + rest,
    at: span.start + words.length + 1,
  };
}

/** What the order that is being written can go on with; its place stays where nothing is offered. */
const Offered = ({
  offered,
  onTake,
}: {
  readonly offered: readonly Completion[];
  readonly onTake: (completion: Completion) => void;
}) => {
  const { t } = useTranslation();
  return (
    <div
      className="ww-offered ww-row ww-wrapping ww-gap-8"
      role="group"
      aria-label={t('turn:type.offered')}
    >
      {offered.length === 0 ? (
        <span className="ww-small ww-quiet">{t('turn:type.nothingOffered')}</span>
      ) : (
        offered.map((one, index) => (
          <Button
            key={one.text}
            {...(index === 0 ? { shortcut: 'Mod+Space' } : {})}
            onPress={() => onTake(one)}
          >
            {one.text}
          </Button>
        ))
      )}
    </div>
  );
};

/** A letter on paper, typed in. Orders are completed while one writes them. */
export function TypeDialog({ title, isOpen, onClose, onText, complete }: TypeDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [offered, setOffered] = useState<readonly Completion[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (next: string, at: number): void => {
    setText(next);
    setOffered(complete?.(next, at) ?? []);
  };
  const takeOffered = (completion: Completion | undefined): void => {
    if (completion === undefined) return;
    const next = completed(text, completion);
    // The text must be there before one can write on behind what was put in.
    flushSync(() => write(next.text, next.at));
    area.current?.focus();
    area.current?.setSelectionRange(next.at, next.at);
  };
  const take = (): void => {
    onText(text);
    write('', 0);
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
      <TextField
        label={t('turn:type.label')}
        hint={t('turn:type.hint')}
        rows={14}
        value={text}
        areaRef={area}
        onChange={(next) => write(next, area.current?.selectionStart ?? next.length)}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          takeOffered(offered[0]);
        }}
        autoFocus
      />
      {complete === undefined ? null : <Offered offered={offered} onTake={takeOffered} />}
    </Dialog>
  );
}
