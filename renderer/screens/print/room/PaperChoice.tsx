import { useTranslation } from 'react-i18next';
import { Select, ToggleGroup } from '../../../kit/ui';
import { ORIENTATIONS, PAPERS } from '../../../model/print/order';
import type { PaperChoice as Chosen } from '../../../model/print/paper';

/** Paper and how it lies. */
export const PaperChoice = ({
  value,
  onChange,
}: {
  readonly value: Chosen;
  readonly onChange: (choice: Partial<Chosen>) => void;
}) => {
  const { t } = useTranslation();
  return (
    <div className="ww-print-pair ww-grid ww-align-end ww-gap-12">
      <Select
        label={t('print:paper')}
        options={PAPERS.map((id) => ({ id, label: id }))}
        value={value.paper}
        onChange={(paper) => onChange({ paper })}
      />
      <div className="ww-print-choice ww-stack ww-gap-4">
        <span className="ww-field-label" aria-hidden="true">
          {t('print:orientation')}
        </span>
        <ToggleGroup
          label={t('print:orientation')}
          value={value.orientation}
          options={ORIENTATIONS.map((id) => ({ id, label: t(`print:${id}`) }))}
          onChange={(orientation) => onChange({ orientation })}
        />
      </div>
    </div>
  );
};
