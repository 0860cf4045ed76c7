import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json, Roll } from '../../../../../engine';
import { decide, takeBack } from '../../../../state/decide';
import { useSession } from '../../../../state/session';
import { Face } from '../../../../turn/decide/fight/Die';
import { useExecute } from '../../../../turn/execute';
import { useShownRulings } from '../../../../turn/whatif/use-shown';
import { Button, Popover } from '../../../../ui';
import { rerollRuling } from '../../../../../engine/systems/organisation';
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
  const readOnly = useSession((session) => session.readOnly);
  const given = useShownRulings();
  const left = useRerollsLeft(party);
  const trigger = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [first] = dice;
  if (first === undefined) return null;
  const key = rerollRuling(first.stream);
  const before = given[key]?.value;
  const isByHand = before !== undefined;
  if (left === 0 && !isByHand) return null;
  const label = t('organisation:reroll.title', { party: names.party(party) });
  const again = (die: number): void => {
    setOpen(false);
    const earlier: readonly Json[] = Array.isArray(before) ? before : [];
    const said = t('organisation:command.reroll', { party: names.party(party), die });
    const value = [...earlier, { by: party, die }];
    void execute(decide(said, { key, value, reason: t('organisation:reroll.reason') }));
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
          onPress={() => void execute(takeBack(label, key))}
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
