import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField, ReasonForm } from '../../ui';

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
  const isCounted = Number.isFinite(figure) && (parts === 1 || Number.isInteger(figure * parts));
  return (
    <ReasonForm
      title={t('explain:ruling.title')}
      isFaulty={!isCounted}
      onSubmit={(reason) => onSubmit(figure * parts, reason)}
      onCancel={onCancel}
    >
      {(tried) => (
        <NumberField
          label={t('explain:ruling.value', { label })}
          value={figure}
          onChange={setFigure}
          minValue={minimum / parts}
          maxValue={maximum / parts}
          error={tried && !isCounted ? t('explain:ruling.notHalf') : undefined}
          autoFocus
        />
      )}
    </ReasonForm>
  );
};
