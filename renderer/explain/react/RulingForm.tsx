import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui';
import { RulingEnd } from './RulingEnd';

export interface RulingFormProps {
  /** What is changed, such as "Schwierigkeit von 145/48". */
  readonly label: string;
  /** The figure as it stands, and the parts it counts: of halves it is told and typed as half of it. */
  readonly value: number;
  readonly parts?: 1 | 2;
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
  parts = 1,
  minimum,
  maximum,
  onSubmit,
  onCancel,
}: RulingFormProps) => {
  const { t } = useTranslation();
  const [figure, setFigure] = useState(value / parts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isCounted = Number.isFinite(figure) && (parts === 1 || Number.isInteger(figure * parts));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '' && isCounted) onSubmit(figure * parts, reason.trim());
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
        minValue={minimum / parts}
        maxValue={maximum / parts}
        error={tried && !isCounted ? t('explain:ruling.notHalf') : undefined}
        autoFocus
      />
      <RulingEnd reason={reason} onReason={setReason} error={missing} onCancel={onCancel} />
    </form>
  );
};
