import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsDecision, RethrowDecision } from '../../../../../engine';
import { cardWords } from '../../../../explain';
import { useWords } from '../../../../explain/react';
import { DecisionView } from '../../../../turn/card/DecisionView';
import { DieButton } from '../../../../turn/card/DieButton';
import { Sign } from '../../../../turn/card/Sign';
import { Figure } from '../../../../turn/parts/Figure';
import { Button, Icon } from '../../../../ui';
import type { WarRecord, WarSide } from '../../../../../engine/systems/organisation';
import { useDecision } from '../../../../turn/card/use-decision';
import { useTable } from '../table-store';
import { useTableNames } from '../use-table-names';
import { DivisionForm } from './DivisionForm';

export interface WarPanelProps {
  readonly war: WarRecord;
  readonly index: 0 | 1;
  readonly isOpen: boolean;
  /** What it divides. */
  readonly division: FieldsDecision;
  /** Which of its dice research rolls again; undefined = none can be. */
  readonly reroll: RethrowDecision | undefined;
}

const PARTS = ['mobilised', 'attack', 'defence'] as const;

/** Mobilised, attack and defence; covered until both sides lie open. */
const Divided = ({ side, isOpen }: { readonly side: WarSide; readonly isOpen: boolean }) => {
  const { t } = useTranslation();
  return (
    <dl className="ww-war-division">
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{t(`organisation:war.${part}`)}</dt>
          <dd>
            {isOpen ? (
              side[part]
            ) : (
              <span className="ww-war-cover">
                <Icon name="lock" size={14} />
                <span className="ww-visually-hidden">{t('organisation:war.covered')}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** How many dice, with the derivation, and the dice as they fell. */
const Dice = ({
  side,
  war,
  reroll,
}: Pick<WarPanelProps, 'war' | 'reroll'> & { readonly side: WarSide }) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useTableNames();
  const party = names.party(side.party);
  return (
    <div className="ww-war-dice">
      <p>
        {t('organisation:war.dice')}{' '}
        <Figure
          explained={side.count}
          title={t('organisation:war.diceOf', { party })}
          ruling={`${war.key}/dice/${side.party}`}
          range={[1, 200]}
          subject={{
            name: 'organisation.warDice',
            about: { party: side.party },
            coveredUntil: war.revealed,
          }}
        />
      </p>
      <span className="ww-dice">
        {side.dice.map((roll, index) => (
          <DieButton
            key={`${roll.stream} ${String(roll.index)}`}
            roll={roll}
            label={t('organisation:war.die', { party, number: index + 1 })}
            subject={{
              name: 'organisation.die',
              about: { purpose: 'war', party: side.party, number: index + 1 },
              coveredUntil: war.revealed,
            }}
          />
        ))}
      </span>
      {side.rerolls.map(({ isDamaged, by, research, die: number, before, roll }, index) => (
        <p key={index} className="ww-small ww-quiet">
          {cardWords(
            {
              name: `organisation.rolledAgain${isDamaged ? 'Damaged' : ''}`,
              about: { party: by, research, number, before, after: roll.value },
            },
            words,
          )}
        </p>
      ))}
      {reroll === undefined ? null : <DecisionView decision={reroll} values={side.values} />}
    </div>
  );
};

/** One side of a war. Only one side is open for entering at a time; what is entered is covered at once. */
export const WarPanel = ({ war, index, isOpen, division, reroll }: WarPanelProps) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const { entering, set } = useTable();
  const panel = useRef<HTMLElement>(null);
  const side = war.sides[index];
  const place = `${war.key} ${String(index)}`;
  const party = names.party(side.party);
  const { readOnly, held, takeBack } = useDecision(division);
  const isByHand = held !== undefined;
  const source = isByHand ? 'gm' : side.source;
  return (
    <section ref={panel} className="ww-war-side" data-side={index} aria-label={party}>
      <header>
        <h4>
          <Sign party={side.party} /> {party}
        </h4>
        <span className="ww-small ww-quiet">
          {t(index === 0 ? 'organisation:war.initiator' : 'organisation:war.opponent')}
        </span>
      </header>
      <p className="ww-war-military">
        {t('organisation:war.military')}{' '}
        <Figure explained={side.military} title={t('organisation:war.militaryOf', { party })} />
      </p>
      {entering === place ? (
        <DivisionForm
          war={war}
          index={index}
          decision={division}
          onClose={() => {
            set({ entering: null });
            // The form goes; the button that opened it is there again with the next frame.
            requestAnimationFrame(() =>
              panel.current?.querySelector<HTMLElement>('.ww-war-acts button')?.focus(),
            );
          }}
        />
      ) : (
        <>
          <Divided side={side} isOpen={isOpen} />
          <p className="ww-small" {...(isByHand ? { className: 'ww-small ww-hand' } : {})}>
            {t(`organisation:war.source.${source}`)}
          </p>
          <div className="ww-war-acts">
            <Button
              icon={isOpen ? 'pencil' : 'lock'}
              isDisabled={readOnly}
              onPress={() => set({ entering: place })}
              aria-label={t('organisation:war.enterOf', { party })}
            >
              {t(isOpen ? 'organisation:war.change' : 'organisation:war.enter')}
            </Button>
            {isByHand ? (
              <Button variant="text" isDisabled={readOnly} onPress={takeBack}>
                {t('organisation:war.restore')}
              </Button>
            ) : null}
          </div>
        </>
      )}
      {isOpen ? <Dice side={side} war={war} reroll={reroll} /> : null}
    </section>
  );
};
