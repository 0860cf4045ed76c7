import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DecisionSubject, Roll } from '../../../engine';
import { decisionText } from '../../explain';
import { useWords } from '../../explain/react';
import { decide, ruling, takeBack } from '../../state/decide';
import { useSession } from '../../state/session';
import { Button, Popover } from '../../ui';
import { Face } from '../decide/fight/Die';
import { useExecute } from '../execute';
import { facesOf, keyOfRoll } from '../model/figures';
import { useShownRulings } from '../whatif/use-shown';
import './card.css';

export interface DieButtonProps {
  readonly roll: Roll;
  readonly label: string;
  /** What the die is told by, once it is typed in. */
  readonly subject: DecisionSubject;
  /** What each face of a lot stands for. */
  readonly names?: readonly string[];
}

interface ChoiceProps extends Omit<DieButtonProps, 'subject'> {
  readonly onChoose: (value: number) => void;
  readonly onRestore: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The die behind this one of its throw; the last one stays. */
const nextDie = (die: HTMLElement | null): HTMLElement | null => {
  const dice = [...(die?.closest('.ww-dice')?.querySelectorAll('.ww-die-button') ?? [])];
  const next = dice[dice.findIndex((one) => one === die) + 1];
  return next instanceof HTMLElement ? next : die;
};

/** The faces to choose from, by click or by arrows; a lot shows what each face stands for. */
const Choice = ({ roll, label, names, onChoose, onRestore, onKeyDown }: ChoiceProps) => {
  const { t } = useTranslation();
  const faces = Array.from({ length: facesOf(roll) }, (_, index) => index + 1);
  return (
    <div className="ww-die-choice">
      <h4 className="ww-head">{label}</h4>
      <p className="ww-small ww-quiet">
        {roll.typed === undefined
          ? t('card:dice.how')
          : t('card:dice.computed', { value: roll.typed.computed })}
      </p>
      <div role="group" aria-label={label} className="ww-die-faces" onKeyDown={onKeyDown}>
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
      {roll.typed === undefined ? null : (
        <Button variant="text" onPress={onRestore}>
          {t('card:dice.restore')}
        </Button>
      )}
    </div>
  );
};

/**
 * One die among those of its throw (`.ww-dice`). A figure typed while it has the focus, or while its faces are open, is the die as it fell at the
 * table, also where the computed one fell alike, and leads on to the next die; a click opens its faces; Delete brings the
 * computed one back.
 */
export const DieButton = ({ roll, label, subject, names }: DieButtonProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const key = keyOfRoll(roll);
  // What was said last, also before the run that shows it is done.
  const typed = useShownRulings()[key]?.value;
  const choose = (value: number): void => {
    setOpen(false);
    if (value === typed) return;
    const said = `${label}: ${String(value)}`;
    const reason = decisionText(subject, 'reason', words) || t('card:dice.reason');
    void execute(decide(said, ruling({ ...subject, key }, value, reason)));
  };
  const restore = (): void => {
    setOpen(false);
    void execute(takeBack(label, key));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const figure = Number(event.key);
    const isFace = Number.isInteger(figure) && figure >= 1 && figure <= facesOf(roll);
    if (readOnly || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isFace) {
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
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {roll.die === 'd6' ? <Face value={roll.value} /> : value}
      </button>
      <Popover label={label} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <Choice
          roll={roll}
          label={label}
          {...(names === undefined ? {} : { names })}
          onChoose={choose}
          onRestore={restore}
          onKeyDown={onKeyDown}
        />
      </Popover>
    </>
  );
};
