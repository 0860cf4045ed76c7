import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Roll } from '../../../../engine';
import { RulingForm } from '../../../kit/explain/react';
import { Button, Popover } from '../../../kit/ui';
import { facesOf, keyOfRoll } from '../model/figures';
import { useFigureRulings } from '../rulings';
import './die.css';

/** Places of the pips of a face in a field of 20 x 20. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[10, 10]],
  2: [
    [5.5, 5.5],
    [14.5, 14.5],
  ],
  3: [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  4: [
    [5.5, 5.5],
    [14.5, 5.5],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  5: [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  6: [
    [5.5, 5],
    [14.5, 5],
    [5.5, 10],
    [14.5, 10],
    [5.5, 15],
    [14.5, 15],
  ],
};

/** The face of a die; one with more than six faces shows its number. */
export const Face = ({ value, size = 34 }: { readonly value: number; readonly size?: number }) => {
  const pips = PIPS[value];
  return pips === undefined ? (
    <span className="ww-die-number">{value}</span>
  ) : (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {pips.map(([x, y]) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={1.75} />
      ))}
    </svg>
  );
};

/** One die: the computed one, or the one the GM threw himself. It opens to be typed in. */
export const Die = ({ roll, label }: { readonly roll: Roll; readonly label: string }) => {
  const { t } = useTranslation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { onRule, onRestore } = useFigureRulings();
  const isTyped = roll.typed !== undefined;
  const key = keyOfRoll(roll);
  const done = (act: () => void) => () => {
    act();
    setOpen(false);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="ww-die"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}: ${String(roll.value)}`}
        {...(isTyped ? { 'data-hand': true } : {})}
        onClick={() => setOpen(!isOpen)}
      >
        <Face value={roll.value} />
      </button>
      <Popover label={label} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <h4 className="ww-head">{label}</h4>
        {roll.typed === undefined ? null : (
          <p className="ww-small ww-quiet">
            {t('decide:fight.computedDie', { value: roll.typed.computed })}
          </p>
        )}
        <RulingForm
          label={label}
          value={roll.value}
          minimum={1}
          maximum={facesOf(roll)}
          onSubmit={(value, reason) => done(() => onRule(key, label, value, reason))()}
          onCancel={() => setOpen(false)}
        />
        {isTyped ? (
          <Button variant="text" onPress={done(() => onRestore(key, label))}>
            {t('decide:fight.restoreDie')}
          </Button>
        ) : null}
      </Popover>
    </>
  );
};
