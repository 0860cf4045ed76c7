import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decide } from '../../../../state/decide';
import { useExecute } from '../../../../turn/execute';
import { Button, NumberField } from '../../../../ui';
import {
  type Division,
  divisionFault,
  type WarRecord,
} from '../../../../../engine/systems/organisation';
import { useTableNames } from '../use-table-names';

export interface DivisionFormProps {
  readonly war: WarRecord;
  readonly index: 0 | 1;
  readonly available: number;
  readonly onClose: () => void;
}

/** What one side divides, entered while the other one looks away; Enter covers it, Escape leaves it as it was. */
export const DivisionForm = ({ war, index, available, onClose }: DivisionFormProps) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const execute = useExecute();
  const side = war.sides[index];
  const { mobilised, attack, defence } = side;
  const [division, setDivision] = useState<Division>({ mobilised, attack, defence });
  const military = side.military.value;
  const fault = divisionFault(division, available, military, index === 0 ? 'attacker' : 'nothing');
  const party = names.party(side.party);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (fault !== undefined) return;
    const label = t('organisation:command.divide', { party });
    const reason = t('organisation:war.reason');
    void execute(decide(label, { key: side.ruling, value: { ...division }, reason }));
    onClose();
  };
  const field = (part: keyof Division, maximum: number) => (
    <NumberField
      label={t(`organisation:war.${part}`)}
      value={division[part]}
      minValue={0}
      maxValue={maximum}
      onChange={(value) => setDivision({ ...division, [part]: Number.isNaN(value) ? 0 : value })}
      {...(part === 'mobilised' ? { autoFocus: true } : {})}
    />
  );
  return (
    <form
      className="ww-war-form"
      aria-label={t('organisation:war.division', { party })}
      onSubmit={submit}
      autoComplete="off"
    >
      <div className="ww-war-fields">
        {field('mobilised', available)}
        {field('attack', military)}
        {field('defence', military)}
      </div>
      <p className="ww-small ww-quiet">{t('organisation:war.limits', { available, military })}</p>
      {fault === undefined ? null : (
        <p className="ww-field-error" role="alert">
          {t(`organisation:war.fault.${fault.replace('organisation.', '')}`)}
        </p>
      )}
      <div className="ww-war-acts">
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
