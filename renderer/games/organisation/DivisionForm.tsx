import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsDecision } from '../../../engine';
import { useDecision } from '../../model/turn/card/use-decision';
import { Button, NumberField } from '../../kit/ui';
import { divisionFault, type WarRecord } from '../../../engine/systems/organisation';
import { useNames } from '../../model/turn/names';

export interface DivisionFormProps {
  readonly war: WarRecord;
  readonly index: 0 | 1;
  readonly decision: FieldsDecision;
  readonly onClose: () => void;
}

/** What one side divides, entered while the other one looks away; Enter covers it, Escape leaves it as it was. */
export const DivisionForm = ({ war, index, decision, onClose }: DivisionFormProps) => {
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
