import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Explained, Roll } from '../../../engine';
import { RulingForm } from '../../explain/react';
import { Button, Icon, Popover } from '../../ui';
import { facesOf, keyOfRoll, rollsIn } from '../model/figures';
import { useFigureRulings } from '../rulings';

/** One die: the computed one, or the one the GM threw himself. */
const Die = ({ roll, label }: { readonly roll: Roll; readonly label: string }) => {
  const { t } = useTranslation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { onRule, onRestore } = useFigureRulings();
  const isTyped = roll.typed !== undefined;
  const key = keyOfRoll(roll);
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
        {isTyped ? <Icon name="pencil" size={11} /> : null}
        {roll.value}
      </button>
      <Popover label={label} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <h4 className="ww-head">{label}</h4>
        {roll.typed === undefined ? null : (
          <p className="ww-small ww-quiet">
            {t('turn:fights.computedDie', { value: roll.typed.computed })}
          </p>
        )}
        <RulingForm
          label={label}
          value={roll.value}
          minimum={1}
          maximum={facesOf(roll)}
          onSubmit={(value, reason) => {
            onRule(key, label, value, reason);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
        {isTyped ? (
          <Button
            variant="text"
            onPress={() => {
              onRestore(key, label);
              setOpen(false);
            }}
          >
            {t('turn:fights.restoreDie')}
          </Button>
        ) : null}
      </Popover>
    </>
  );
};

/** The dice behind a figure, each to be typed in. */
export const Dice = ({
  explained,
  side,
}: {
  readonly explained: Explained;
  /** Words for whose dice they are. */
  readonly side: string;
}) => {
  const { t } = useTranslation();
  return rollsIn(explained).map((roll, index) => (
    <Die
      key={keyOfRoll(roll)}
      roll={roll}
      label={t('turn:fights.die', { side, number: index + 1 })}
    />
  ));
};
