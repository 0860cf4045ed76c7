import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../kit/ui';
import { clampFieldMm, MAX_FIELD_MM, MIN_FIELD_MM } from '../../../model/print/order';

const STEP = 0.5;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: STEP, ArrowDown: -STEP };

/** Width of a Kleinfeld: typed exactly to a hundredth of a millimetre, or by the arrow keys in halves. */
export function Millimetres({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (fieldMm: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <div
      onKeyDownCapture={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onChange(clampFieldMm(Math.round(value / STEP) * STEP + step));
      }}
    >
      <NumberField
        label={`${t('print:fieldMm')} (${t('print:mm')})`}
        hint={t('print:fieldMmHint')}
        value={value}
        minValue={MIN_FIELD_MM}
        maxValue={MAX_FIELD_MM}
        formatOptions={{ maximumFractionDigits: 2 }}
        onChange={(fieldMm) => onChange(Number.isNaN(fieldMm) ? value : fieldMm)}
      />
    </div>
  );
}
