import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight, FightUnit, Json } from '../../../../../engine';
import { NumberField, RadioList, ReasonForm } from '../../../../kit/ui';
import { useNames } from '../../../../model/turn/names';

const idOf = ({ party, unit }: FightUnit): string => `${party}:${String(unit).padStart(3, '0')}`;

type Winner = 0 | 1 | null;
const WINNERS: readonly Winner[] = [0, 1, null];

export interface OutcomeFormProps {
  readonly fight: Fight;
  readonly onSubmit: (outcome: Json, reason: string) => void;
  readonly onCancel: () => void;
}

/** The GM's decision on a whole fight: who wins, what is left of each unit. The reason is mandatory (WW-0.1-05). */
export function OutcomeForm({ fight, onSubmit, onCancel }: OutcomeFormProps) {
  const { t } = useTranslation();
  const names = useNames();
  const units = fight.sides.flatMap(({ units: some }) => some);
  const [winner, setWinner] = useState<Winner>(fight.winner);
  const [left, setLeft] = useState<Readonly<Record<string, number>>>({});
  const leftOf = (unit: FightUnit): number => left[idOf(unit)] ?? unit.left;
  const submit = (reason: string): void => {
    const kept = Object.fromEntries(units.map((unit) => [idOf(unit), leftOf(unit)]));
    onSubmit({ winner, left: kept }, reason);
  };
  const words = (side: Winner): string =>
    side === null ? t('decide:fight.nobody') : names.side(fight.sides[side]);
  return (
    <ReasonForm
      title={t('decide:fight.overrule')}
      look="hand"
      onSubmit={submit}
      onCancel={onCancel}
    >
      <RadioList
        label={t('decide:fight.whoWins')}
        options={WINNERS.map((side) => ({ id: String(side), label: words(side) }))}
        value={String(winner)}
        onChange={(id) => setWinner(WINNERS.find((side) => String(side) === id) ?? null)}
      />
      <div className="ww-outcome-left ww-grid ww-gap-10">
        {units.map((unit) => (
          <NumberField
            key={idOf(unit)}
            label={t('decide:fight.leftOf', { unit: names.unit(unit), before: unit.before })}
            value={leftOf(unit)}
            onChange={(heads) => {
              if (Number.isFinite(heads)) setLeft({ ...left, [idOf(unit)]: heads });
            }}
            minValue={0}
            maxValue={unit.before}
            step={1}
          />
        ))}
      </div>
    </ReasonForm>
  );
}
