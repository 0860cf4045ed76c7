import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Roll } from '../../../../../engine';
import { decide, takeBack } from '../../../../state/decide';
import { useSession } from '../../../../state/session';
import { Face } from '../../../../turn/decide/fight/Die';
import '../../../../turn/decide/fight/die.css';
import { useExecute } from '../../../../turn/execute';
import { keyOfRoll } from '../../../../turn/model/figures';
import { Button, Popover } from '../../../../ui';

/** Faces of a die or a lot. */
const facesOf = ({ die, faces }: Roll): number =>
  die === 'lot' ? (faces ?? 1) : die === 'd6' ? 6 : 100;

export interface TrayDieProps {
  readonly roll: Roll;
  readonly label: string;
  /** What each face of a lot stands for. */
  readonly names?: readonly string[];
}

interface ChoiceProps extends TrayDieProps {
  readonly onChoose: (value: number) => void;
  readonly onRestore: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The die behind this one of its throw; the last one stays. */
const nextDie = (die: HTMLElement | null): HTMLElement | null => {
  const dice = [...(die?.parentElement?.querySelectorAll('.ww-tray-die') ?? [])];
  const next = dice[dice.findIndex((one) => one === die) + 1];
  return next instanceof HTMLElement ? next : die;
};

/** The faces to choose from, by click or by arrows; a lot shows what each face stands for. */
const Choice = ({ roll, label, names, onChoose, onRestore, onKeyDown }: ChoiceProps) => {
  const { t } = useTranslation();
  const faces = Array.from({ length: facesOf(roll) }, (_, index) => index + 1);
  return (
    <div className="ww-tray-choice">
      <h4 className="ww-head">{label}</h4>
      <p className="ww-small ww-quiet">
        {roll.typed === undefined
          ? t('organisation:dice.how')
          : t('organisation:dice.computed', { value: roll.typed.computed })}
      </p>
      <div role="group" aria-label={label} className="ww-tray-faces" onKeyDown={onKeyDown}>
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
          {t('organisation:dice.restore')}
        </Button>
      )}
    </div>
  );
};

/**
 * One die of the tray. A figure typed while it has the focus, or while its faces are open, is the die as it fell at the
 * table, also where the computed one fell alike, and leads on to the next die; a click opens its faces; Delete brings the
 * computed one back.
 */
export const TrayDie = ({ roll, label, names }: TrayDieProps) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const key = keyOfRoll(roll);
  const choose = (value: number): void => {
    setOpen(false);
    if (roll.typed !== undefined && value === roll.value) return;
    const said = `${label}: ${String(value)}`;
    void execute(decide(said, { key, value, reason: t('organisation:dice.reason') }));
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
    } else if (event.key === 'Delete' && roll.typed !== undefined) restore();
    else return;
    event.preventDefault();
  };
  const value = names?.[roll.value - 1] ?? String(roll.value);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="ww-die ww-tray-die"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}: ${value}`}
        title={readOnly ? t('organisation:desk.readOnly') : t('organisation:dice.how')}
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
