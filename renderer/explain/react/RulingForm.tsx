import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui';
import { RulingEnd } from './RulingEnd';

export interface RulingFormProps {
  /** What is changed, such as "Schwierigkeit von 145/48". */
  readonly label: string;
  /** The figure as it stands. */
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly onSubmit: (value: number, reason: string) => void;
  readonly onCancel: () => void;
}

/** The figure is selected on entering it, so that typing replaces it. */
const selectFigure = ({ target }: FocusEvent): void => {
  if (target instanceof HTMLInputElement) target.select();
};

/** The GM's own figure in place of a computed one. The reason is mandatory; it is shown wherever the figure is. */
export const RulingForm = ({
  label,
  value,
  minimum,
  maximum,
  onSubmit,
  onCancel,
}: RulingFormProps) => {
  const { t } = useTranslation();
  const [figure, setFigure] = useState(value);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '' && Number.isFinite(figure)) onSubmit(figure, reason.trim());
  };
  const missing = tried && reason.trim() === '' ? t('explain:ruling.reasonMissing') : undefined;
  return (
    <form
      className="ww-ruling"
      onSubmit={submit}
      onFocus={selectFigure}
      aria-label={t('explain:ruling.title')}
    >
      <NumberField
        label={t('explain:ruling.value', { label })}
        value={figure}
        onChange={setFigure}
        minValue={minimum}
        maxValue={maximum}
        autoFocus
      />
      <RulingEnd reason={reason} onReason={setReason} error={missing} onCancel={onCancel} />
    </form>
  );
};
