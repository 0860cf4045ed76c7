import { useTranslation } from 'react-i18next';
import type { FormDefinition, Party } from '../../../../../engine';
import { useLanguage } from '../../../../kit/explain/react';
import type { Language } from '../../../../kit/text/words';
import { Select, ToggleGroup } from '../../../../kit/ui';
import type { FormChoice } from '../form-store';
import { FORM_PAPERS } from '../order';

const LANGUAGES: readonly Language[] = ['de', 'en'];

/** Stands for no realm among the realms; no key of a party is empty. */
const NOBODY = '';

/** Which form, for whom, in which language, on which paper. */
export const FormOptions = ({
  forms,
  form,
  parties,
  choice,
  language,
  onChange,
}: {
  readonly forms: readonly FormDefinition[];
  readonly form: FormDefinition;
  readonly parties: readonly Party[];
  readonly choice: FormChoice;
  readonly language: Language;
  readonly onChange: (change: Partial<FormChoice>) => void;
}) => {
  const { t } = useTranslation();
  const screen = useLanguage();
  return (
    <>
      <Select
        label={t('forms:form')}
        options={forms.map(({ id, title }) => ({ id, label: title[screen] }))}
        value={form.id}
        onChange={(id) => onChange({ form: id })}
      />
      <p className="ww-quiet ww-small">{t(form.isReturned ? 'forms:returned' : 'forms:kept')}</p>
      <Select
        label={t('forms:filledFor')}
        options={[
          { id: NOBODY, label: t('forms:nobody') },
          ...parties.map(({ key, name }) => ({ id: key, label: name })),
        ]}
        value={choice.party ?? NOBODY}
        onChange={(party) => onChange({ party: party === NOBODY ? null : party })}
      />
      <div className="ww-print-pair ww-grid ww-align-end ww-gap-12">
        <ToggleGroup
          label={t('forms:language')}
          isLabelShown
          value={language}
          options={LANGUAGES.map((id) => ({ id, label: t(`forms:languageName.${id}`) }))}
          onChange={(next) => onChange({ language: next })}
        />
        <ToggleGroup
          label={t('forms:paper')}
          isLabelShown
          value={choice.paper}
          options={FORM_PAPERS.map((id) => ({ id, label: id }))}
          onChange={(paper) => onChange({ paper })}
        />
      </div>
    </>
  );
};
