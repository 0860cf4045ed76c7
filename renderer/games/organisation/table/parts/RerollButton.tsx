import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Roll } from '../../../../../engine';
import { useSession } from '../../../../state/session';
import { withdrawRuling } from '../../../../turn/commands';
import { Face } from '../../../../turn/decide/fight/Die';
import { useExecute } from '../../../../turn/execute';
import { Button, Popover } from '../../../../ui';
import { rerollRuling } from '../../../../../engine/systems/organisation';
import { rerollDie } from '../commands';
import { useRerollsLeft } from '../table-context';
import { useTableNames } from '../use-table-names';

export interface RerollButtonProps {
  /** Whose research rolls. */
  readonly party: string;
  /** The dice as rolled first. */
  readonly dice: readonly Roll[];
  /** As they count now. */
  readonly values: readonly number[];
}

/** Rolls one of some dice again with research, where a level is left for it; the GM's wish can be taken back. */
export const RerollButton = ({ party, dice, values }: RerollButtonProps) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const execute = useExecute();
  const { readOnly, campaign } = useSession();
  const left = useRerollsLeft(party);
  const trigger = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [first] = dice;
  if (first === undefined) return null;
  const key = rerollRuling(first.stream);
  const isByHand = campaign?.rulings[key] !== undefined;
  if (left === 0 && !isByHand) return null;
  const label = t('organisation:reroll.title', { party: names.party(party) });
  const again = (die: number): void => {
    setOpen(false);
    void execute(rerollDie(first.stream, party, die, t('organisation:reroll.reason')));
  };
  return (
    <div ref={trigger} className="ww-reroll">
      {left === 0 ? null : (
        <Button variant="text" icon="redo" isDisabled={readOnly} onPress={() => setOpen(true)}>
          {t('organisation:reroll.act', { count: left })}
        </Button>
      )}
      {isByHand ? (
        <Button
          variant="text"
          isDisabled={readOnly}
          onPress={() => void execute(withdrawRuling(key, label))}
        >
          {t('organisation:reroll.restore')}
        </Button>
      ) : null}
      <Popover label={label} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <div className="ww-tray-choice">
          <h4 className="ww-head">{label}</h4>
          <p className="ww-small ww-quiet">{t('organisation:reroll.text')}</p>
          <div role="group" aria-label={label} className="ww-tray-faces">
            {values.map((value, index) => (
              <button
                key={index}
                type="button"
                className="ww-die"
                aria-label={t('organisation:reroll.die', { number: index + 1, value })}
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
