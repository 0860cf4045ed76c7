import { useTranslation } from 'react-i18next';
import type { Language } from '../../../kit/text/words';
import { Select, ToggleGroup } from '../../../kit/ui';
import { ORIENTATIONS, PAPERS } from '../../../model/print/order';
import type { PaperChoice as Chosen } from '../../../model/print/paper';

/** Paper and how it lies. */
export function PaperChoice({
  value,
  onChange,
}: {
  readonly value: Chosen;
  readonly onChange: (choice: Partial<Chosen>) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="ww-print-pair ww-grid ww-align-end ww-gap-12">
      <Select
        label={t('print:paper')}
        options={PAPERS.map((id) => ({ id, label: id }))}
        value={value.paper}
        onChange={(paper) => onChange({ paper })}
      />
      <ToggleGroup
        label={t('print:orientation')}
        isLabelShown
        value={value.orientation}
        options={ORIENTATIONS.map((id) => ({ id, label: t(`print:${id}`) }))}
        onChange={(orientation) => onChange({ orientation })}
      />
    </div>
  );
}

/** Language of the sheets. */
export function LanguageChoice({
  value,
  onChange,
}: {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('print:language')}
      value={value}
      options={(['de', 'en'] as const).map((id) => ({ id, label: t(`print:languageName.${id}`) }))}
      onChange={onChange}
    />
  );
}
