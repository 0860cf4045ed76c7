import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardBlock, FieldsDecision, TurnEvent } from '../../../engine';
import { CardBlocks } from '../../model/turn/card/CardBlocks';
import { Sign } from '../../model/turn/card/Sign';
import { Figure } from '../../model/turn/parts/Figure';
import { Button, Icon, NumberField } from '../../kit/ui';
import { divisionFault, type WarRecord, type WarSide } from '../../../engine/systems/organisation';
import { useDecision } from '../../model/turn/card/use-decision';
import { useTable } from '../../model/turn/table/table-store';
import { useNames } from '../../model/turn/names';

interface DivisionFormProps {
  readonly war: WarRecord;
  readonly index: 0 | 1;
  readonly decision: FieldsDecision;
  readonly onClose: () => void;
}

/** The division of one side, entered while the other one looks away; Enter covers it, Escape leaves it as it was. */
const DivisionForm = ({ war, index, decision, onClose }: DivisionFormProps) => {
  const { t } = useTranslation();
  const names = useNames();
  const state = useDecision(decision);
  const [division, setDivision] = useState(decision.proposal);
  const [available, military] = decision.fields.map((field) =>
    'range' in field ? field.range[1] : 0,
  );
  const part = (id: string): number => Number(division[id] ?? 0);
  const fault = divisionFault(
    { mobilised: part('mobilised'), attack: part('attack'), defence: part('defence') },
    available ?? 0,
    military ?? 0,
    index === 0 ? 'attacker' : 'nothing',
  );
  const party = names.party(war.sides[index].party);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (fault !== undefined) return;
    state.decide({ ...division }, state.text('reason'));
    onClose();
  };
  return (
    <form
      className="ww-war-form ww-grid ww-gap-10"
      aria-label={t('organisation:war.division', { party })}
      onSubmit={submit}
      autoComplete="off"
    >
      <div className="ww-war-fields ww-grid ww-gap-10">
        {decision.fields.map(
          (field) =>
            'range' in field && (
              <NumberField
                key={field.id}
                label={t(`organisation:war.${field.id}`)}
                value={part(field.id)}
                minValue={field.range[0]}
                maxValue={field.range[1]}
                onChange={(value) =>
                  setDivision({ ...division, [field.id]: Number.isNaN(value) ? 0 : value })
                }
                autoFocus={field.id === 'mobilised'}
              />
            ),
        )}
      </div>
      <p className="ww-small ww-quiet">{t('organisation:war.limits', { available, military })}</p>
      {fault === undefined ? null : (
        <p className="ww-field-error" role="alert">
          {t(`organisation:war.fault.${fault.replace('organisation.', '')}`)}
        </p>
      )}
      <div className="ww-war-acts ww-row ww-align-stretch ww-wrapping ww-gap-6">
        <Button variant="filled" type="submit" isDisabled={fault !== undefined}>
          {t('organisation:war.coverEntry')}
        </Button>
        <Button variant="text" onPress={onClose}>
          {t('app:common.cancel')}
        </Button>
      </div>
    </form>
  );
};

export interface WarPanelProps {
  readonly war: WarRecord;
  readonly index: 0 | 1;
  readonly isOpen: boolean;
  /** What it divides. */
  readonly division: FieldsDecision;
  /** The card of the war. */
  readonly event: TurnEvent;
}

const PARTS = ['mobilised', 'attack', 'defence'] as const;

/** Mobilised, attack and defence; covered until both sides are revealed. */
const Divided = ({ side, isOpen }: { readonly side: WarSide; readonly isOpen: boolean }) => {
  const { t } = useTranslation();
  return (
    <dl className="ww-war-division ww-grid ww-gap-2">
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{t(`organisation:war.${part}`)}</dt>
          <dd>
            {isOpen ? (
              side[part]
            ) : (
              <span className="ww-war-cover ww-quiet">
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

/** What stands of a side on the card: how many dice, what fell, and which of them research rolls again. */
const blocksOf = (
  { party, dice, values, rerolls }: WarSide,
  { blocks = [] }: TurnEvent,
): readonly CardBlock[] => [
  ...blocks.filter((block) => block.kind === 'figure' && block.about['party'] === party),
  {
    kind: 'dice',
    name: 'organisation.die',
    about: { purpose: 'war' },
    rolls: dice,
    values,
  },
  ...rerolls.map(({ isDamaged, by, research, die: number, before, roll }): CardBlock => ({
    kind: 'sentence',
    name: `organisation.rolledAgain${isDamaged ? 'Damaged' : ''}`,
    about: { party: by, research, number, before, after: roll.value },
  })),
  ...blocks.filter(
    (block) => block.kind === 'decision' && 'left' in block.decision && block.decision.by === party,
  ),
];

/** One side of a war. Only one side can be entered at a time; an entry is covered at once. */
export function WarPanel({ war, index, isOpen, division, event }: WarPanelProps) {
  const { t } = useTranslation();
  const names = useNames();
  const { entering, set } = useTable();
  const panel = useRef<HTMLElement>(null);
  const side = war.sides[index];
  const place = `${war.key} ${String(index)}`;
  const party = names.party(side.party);
  const { readOnly, held, takeBack } = useDecision(division);
  const isByHand = held !== undefined;
  const source = isByHand ? 'gm' : side.source;
  return (
    <section
      ref={panel}
      className="ww-war-side ww-grid ww-gap-10"
      data-side={index}
      aria-label={party}
    >
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
            // The form is unmounted; the button that opened it is rendered again with the next frame.
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
          <div className="ww-war-acts ww-row ww-align-stretch ww-wrapping ww-gap-6">
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
      {isOpen ? (
        <div className="ww-war-dice ww-grid ww-gap-4">
          <CardBlocks
            blocks={blocksOf(side, event)}
            event={{ ...event, parties: [side.party, war.sides[index === 0 ? 1 : 0].party] }}
          />
        </div>
      ) : null}
    </section>
  );
}
