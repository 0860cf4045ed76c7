import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json, RethrowDecision } from '../../../../engine';
import { Button, Popover } from '../../../kit/ui';
import { Face } from './Die';
import type { InputProps } from './use-decision';

export interface RethrowProps extends InputProps<RethrowDecision> {
  /** What the dice count now. */
  readonly values: readonly number[];
}

/** Throws one of some dice again while a throw is left, chosen by what it counts; each throw is added to the list. */
export const Rethrow = ({ decision: { by, left }, state, values }: RethrowProps) => {
  const { t } = useTranslation();
  const trigger = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { title, held, readOnly, text } = state;
  const again = (die: number): void => {
    setOpen(false);
    const earlier: readonly Json[] = Array.isArray(held?.value) ? held.value : [];
    state.decide([...earlier, { by, die }], text('reason') || t('decide:choice.chosen'));
  };
  return (
    <div ref={trigger}>
      {left === 0 ? (
        <span className="ww-small ww-quiet">{title}</span>
      ) : (
        <Button variant="text" icon="redo" isDisabled={readOnly} onPress={() => setOpen(true)}>
          {t('card:rethrow.act', { count: left })}
        </Button>
      )}
      <Popover label={title} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <div className="ww-grid ww-gap-8">
          <h4 className="ww-head">{title}</h4>
          <p className="ww-small ww-quiet">
            {t('card:rethrow.which')} {text('note')}
          </p>
          <div
            role="group"
            aria-label={title}
            className="ww-die-faces ww-row ww-align-stretch ww-wrapping ww-gap-6"
          >
            {values.map((value, index) => (
              <button
                key={index}
                type="button"
                className="ww-die"
                aria-label={t('card:rethrow.die', { number: index + 1, value })}
                onClick={() => again(index + 1)}
              >
                <Face value={value} size={26} />
              </button>
            ))}
          </div>
        </div>
      </Popover>
    </div>
  );
};
