import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DecisionSubject, Roll } from '../../../../engine';
import { decisionText } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { decide, ruling, takeBack } from '../../state/decide';
import { useSession } from '../../state/session';
import { Button, NumberField, Popover } from '../../../kit/ui';
import { Face } from './Die';
import { useExecute } from '../execute';
import { facesOf, keyOfRoll } from '../model/figures';
import { useShownRulings } from '../whatif/shown';
import './card.css';

export interface DieButtonProps {
  readonly roll: Roll;
  readonly label: string;
  /** What the die is for, once it is typed in. */
  readonly subject: DecisionSubject;
  /** What each face of a lot stands for. */
  readonly names?: readonly string[];
}

/** More faces than these are typed as a number, such as a roll in percent. */
const MOST_FACES = 20;

/** A roll of many faces, typed as a number; it begins with what was typed onto the die. */
const TypedFace = ({
  roll,
  label,
  begun,
  onChoose,
}: Pick<ChoiceProps, 'roll' | 'label' | 'onChoose'> & { readonly begun: number | null }) => {
  const { t } = useTranslation();
  const [value, setValue] = useState(begun ?? roll.value);
  const most = facesOf(roll);
  const isFace = Number.isInteger(value) && value >= 1 && value <= most;
  return (
    <form
      className="ww-row ww-align-end ww-gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFace) onChoose(value);
      }}
    >
      <NumberField
        label={label}
        isLabelHidden
        value={value}
        onChange={setValue}
        minValue={1}
        maxValue={most}
        autoFocus
      />
      <Button type="submit" variant="filled" isDisabled={!isFace}>
        {t('card:dice.take')}
      </Button>
    </form>
  );
};

interface ChoiceProps extends Omit<DieButtonProps, 'subject'> {
  readonly onChoose: (value: number) => void;
  readonly onRestore: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** First figure of a number that is being typed; null = none yet. */
  readonly begun: number | null;
}

/** The die after this one of its throw; the last one stays. */
const nextDie = (die: HTMLElement | null): HTMLElement | null => {
  const dice = [...(die?.closest('.ww-dice')?.querySelectorAll('.ww-die-button') ?? [])];
  const next = dice[dice.findIndex((one) => one === die) + 1];
  return next instanceof HTMLElement ? next : die;
};

const isTyped = (roll: Roll): boolean => facesOf(roll) > MOST_FACES;

/** The faces to choose from, by click or by arrows; a lot shows what each face stands for. */
const Choice = ({ roll, label, names, begun, onChoose, onRestore, onKeyDown }: ChoiceProps) => {
  const { t } = useTranslation();
  const faces = Array.from({ length: facesOf(roll) }, (_, index) => index + 1);
  return (
    <div className="ww-grid ww-gap-8">
      <h4 className="ww-head">{label}</h4>
      <p className="ww-small ww-quiet">
        {roll.typed === undefined
          ? t('card:dice.how')
          : t('card:dice.computed', { value: roll.typed.computed })}
      </p>
      {isTyped(roll) ? (
        <TypedFace roll={roll} label={label} begun={begun} onChoose={onChoose} />
      ) : (
        <div
          role="group"
          aria-label={label}
          className="ww-die-faces ww-row ww-align-stretch ww-wrapping ww-gap-6"
          onKeyDown={onKeyDown}
        >
          {faces.map((face) => (
            <button
              key={face}
              type="button"
              className="ww-die"
              aria-label={names?.[face - 1] ?? String(face)}
              aria-pressed={face === roll.value}
              onClick={() => onChoose(face)}
            >
              {roll.die === 'd6' ? <Face value={face} size={26} /> : (names?.[face - 1] ?? face)}
            </button>
          ))}
        </div>
      )}
      {roll.typed === undefined ? null : (
        <Button variant="text" onPress={onRestore}>
          {t('card:dice.restore')}
        </Button>
      )}
    </div>
  );
};

/**
 * One die among those of its throw (`.ww-dice`). A figure typed while it has the focus, or while its faces are open, is
 * the die as it fell at the table, also where the computed one fell alike, and moves on to the next die; a click opens
 * its faces; Delete restores the computed one.
 */
export function DieButton({ roll, label, subject, names }: DieButtonProps) {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState<number | null>(null);
  const key = keyOfRoll(roll);
  // The last decision, also before the run that shows it is done.
  const typed = useShownRulings()[key]?.value;
  const choose = (value: number): void => {
    setOpen(false);
    if (value === typed) return;
    const entry = `${label}: ${String(value)}`;
    const reason = decisionText(subject, 'reason', words) || t('card:dice.reason');
    void execute(decide(entry, ruling({ ...subject, key }, value, reason)));
  };
  const restore = (): void => {
    setOpen(false);
    void execute(takeBack(label, key));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const figure = Number(event.key);
    const isFace = Number.isInteger(figure) && figure >= 1 && figure <= facesOf(roll);
    if (readOnly || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isFace && isTyped(roll)) {
      // In the open box figures are typed by the browser itself.
      if (isOpen) return;
      setBegun(figure);
      setOpen(true);
    } else if (isFace) {
      choose(figure);
      // Behind the popover, which gives the focus back when it closes.
      requestAnimationFrame(() => nextDie(trigger.current)?.focus());
    } else if (event.key === 'Delete' && (typed ?? roll.typed) !== undefined) restore();
    else return;
    event.preventDefault();
  };
  const value = names?.[roll.value - 1] ?? String(roll.value);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="ww-die ww-die-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}: ${value}`}
        title={readOnly ? t('card:dice.readOnly') : t('card:dice.how')}
        disabled={readOnly}
        {...(roll.typed === undefined ? {} : { 'data-hand': true })}
        {...(roll.die === 'lot' ? { 'data-lot': true } : {})}
        onClick={() => {
          setBegun(null);
          setOpen(!isOpen);
        }}
        onKeyDown={onKeyDown}
      >
        {roll.die === 'd6' ? <Face value={roll.value} /> : value}
      </button>
      <Popover label={label} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <Choice
          roll={roll}
          label={label}
          {...(names === undefined ? {} : { names })}
          begun={begun}
          onChoose={choose}
          onRestore={restore}
          onKeyDown={onKeyDown}
        />
      </Popover>
    </>
  );
}
