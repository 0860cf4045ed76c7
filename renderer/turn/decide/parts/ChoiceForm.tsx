import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../state/session';
import { Button, TextField } from '../../../ui';

/** One thing the GM may choose. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
}

export interface ChoiceFormProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  /** What holds now. */
  readonly value: string;
  readonly submit: string;
  readonly onSubmit: (choice: string, reason: string) => void;
  /** Takes the GM's word back; absent = he has not spoken. */
  readonly onRestore?: (() => void) | undefined;
}

/** A choice of the GM, what holds now preselected; Enter accepts it. */
export const ChoiceForm = ({
  legend,
  choices,
  value,
  submit,
  onSubmit,
  onRestore,
}: ChoiceFormProps) => {
  const { t } = useTranslation();
  const group = useId();
  const readOnly = useSession((session) => session.readOnly);
  const [choice, setChoice] = useState(value);
  const [reason, setReason] = useState('');
  const accept = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!readOnly) onSubmit(choice, reason.trim());
  };
  return (
    <form className="ww-choice" onSubmit={accept} data-card-form data-edit aria-label={legend}>
      <fieldset className="ww-question-options">
        <legend>{legend}</legend>
        {choices.map(({ id, label, hint }) => (
          <label key={id} className="ww-radio">
            <input
              type="radio"
              name={group}
              value={id}
              checked={choice === id}
              disabled={readOnly}
              onChange={() => setChoice(id)}
            />
            <span>
              {label} {hint === '' ? null : <span className="ww-quiet">{hint}</span>}{' '}
              {id === value ? (
                <span className="ww-choice-now">{t('decide:choice.current')}</span>
              ) : null}
            </span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('decide:choice.reason')}
        value={reason}
        onChange={setReason}
        isDisabled={readOnly}
      />
      <div className="ww-card-acts">
        <Button variant="filled" type="submit" shortcut="Enter" isDisabled={readOnly}>
          {submit}
        </Button>
        {onRestore === undefined ? null : (
          <Button variant="text" onPress={onRestore} isDisabled={readOnly}>
            {t('decide:choice.restore')}
          </Button>
        )}
      </div>
    </form>
  );
};
