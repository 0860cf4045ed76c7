import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { type Acting, type Advantage, CATEGORIES } from '../../../../engine/systems/organisation';
import { Button, NumberField, Select, TextField } from '../../../ui';
import { regionChoices } from './regions';

/** What the GM writes of an advantage. */
export type AdvantageDraft = Omit<Advantage, 'id' | 'exhausted'>;

/** What a natural advantage can act as: everything but fortification and itself (OS-5.8-05). */
const ACTINGS = CATEGORIES.filter(
  (category): category is Acting => category !== 'natural' && category !== 'fortification',
);

/** Longest name (OS-4-02). */
const LONGEST = 60;

const isFree = (name: string, taken: readonly string[]): boolean =>
  name !== '' && name.length <= LONGEST && !taken.includes(name);

export interface AdvantageFormProps {
  readonly campaign: Campaign;
  readonly initial: AdvantageDraft;
  /** Names the organisation uses already (OS-4-02). */
  readonly taken: readonly string[];
  readonly title: string;
  readonly onDone: (draft: AdvantageDraft) => void;
  readonly onCancel: () => void;
}

/** An advantage written by hand: name, category, region, levels. */
export const AdvantageForm = ({
  campaign,
  initial,
  taken,
  title,
  onDone,
  onCancel,
}: AdvantageFormProps) => {
  const { t } = useTranslation();
  const [draft, set] = useState(initial);
  const name = draft.name.trim();
  const isNamed = isFree(name, taken);
  const isNatural = draft.category === 'natural';
  const isSound = isNamed && draft.intact + draft.damaged > 0;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isSound) onDone({ ...draft, name, actsAs: isNatural ? draft.actsAs : null });
  };
  return (
    <form className="ww-org-form" aria-label={title} onSubmit={submit}>
      <TextField
        label={t('organisation:own.name')}
        value={draft.name}
        onChange={(value) => set({ ...draft, name: value })}
        error={name === '' || isNamed ? undefined : t('organisation:own.nameTaken')}
        autoFocus
      />
      <Select
        label={t('organisation:own.category')}
        value={draft.category}
        onChange={(category) => set({ ...draft, category })}
        options={CATEGORIES.map((id) => ({ id, label: t(`organisation:category.${id}`) }))}
      />
      {isNatural ? (
        <Select
          label={t('organisation:own.actsAs')}
          value={draft.actsAs ?? 'nothing'}
          onChange={(id) =>
            set({ ...draft, actsAs: ACTINGS.find((acting) => acting === id) ?? null })
          }
          options={[
            { id: 'nothing', label: t('organisation:own.actsAsNothing') },
            ...ACTINGS.map((id) => ({ id, label: t(`organisation:category.${id}`) })),
          ]}
        />
      ) : null}
      <Select
        label={t('organisation:own.in')}
        value={draft.region}
        onChange={(region) => set({ ...draft, region })}
        options={regionChoices(campaign)}
      />
      <NumberField
        label={t('organisation:own.intact')}
        value={draft.intact}
        minValue={0}
        onChange={(intact) => set({ ...draft, intact: Number.isNaN(intact) ? 0 : intact })}
      />
      <NumberField
        label={t('organisation:own.damaged')}
        value={draft.damaged}
        minValue={0}
        onChange={(damaged) => set({ ...draft, damaged: Number.isNaN(damaged) ? 0 : damaged })}
      />
      <div className="ww-org-acts">
        <Button type="submit" variant="filled" isDisabled={!isSound}>
          {t('organisation:own.save')}
        </Button>
        <Button variant="text" onPress={onCancel}>
          {t('app:common.cancel')}
        </Button>
      </div>
    </form>
  );
};
