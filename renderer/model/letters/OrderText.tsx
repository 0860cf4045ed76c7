import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Campaign, type Completion, type PartyKey, systems } from '../../../engine';
import { completed } from '../../kit/text/completed';
import { Button, TextField, type TextFieldProps } from '../../kit/ui';
import './order-text.css';

/** How an order can go on at a place of a text. */
export type Completer = (text: string, at: number) => readonly Completion[];

/** Completions of orders of a party; undefined in games that have none. */
export function completerOf({ system, world }: Campaign, party: PartyKey): Completer | undefined {
  const orders = systems[system]?.orders;
  if (orders?.complete === undefined) return undefined;
  return (text, at) => orders.complete?.(text, at, party, world) ?? [];
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

interface OrderTextProps extends Pick<
  TextFieldProps,
  'label' | 'isLabelHidden' | 'hint' | 'error' | 'rows' | 'onKeyDown'
> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Absent where it is not known whose orders these are. */
  readonly complete?: Completer | undefined;
  readonly areaRef?: RefObject<HTMLTextAreaElement | null>;
}

/** A text of orders. They are completed while one writes them. */
export function OrderText({ value, onChange, complete, onKeyDown, ...rest }: OrderTextProps) {
  const [offered, setOffered] = useState<readonly Completion[]>([]);
  const own = useRef<HTMLTextAreaElement>(null);
  const area = rest.areaRef ?? own;
  const write = (next: string, at: number): void => {
    onChange(next);
    setOffered(complete?.(next, at) ?? []);
  };
  const takeOffered = (completion: Completion | undefined): void => {
    if (completion === undefined) return;
    const next = completed(value, completion);
    // The text must be there before one can write on behind what was put in.
    flushSync(() => write(next.text, next.at));
    area.current?.focus();
    area.current?.setSelectionRange(next.at, next.at);
  };
  return (
    <>
      <TextField
        {...rest}
        areaRef={area}
        value={value}
        onChange={(next) => write(next, area.current?.selectionStart ?? next.length)}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !(event.ctrlKey || event.metaKey)) return onKeyDown?.(event);
          event.preventDefault();
          takeOffered(offered[0]);
        }}
        autoFocus
      />
      {complete === undefined ? null : <Offered offered={offered} onTake={takeOffered} />}
    </>
  );
}
