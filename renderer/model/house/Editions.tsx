import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Edition, inLanguage } from '../../../engine';
import { useLanguage } from '../../kit/explain/react';
import { Button, FieldForm } from '../../kit/ui';
import { dropEdition, foundEdition, holdFrom, renameEdition } from './commands';
import { ruleCount } from './edition';
import type { House } from './use-house';

/** Choice of an edition that begins without a rule. */
const NOTHING = 'nothing';

/** The button for a new edition: its name is proposed. */
const NewEdition = ({ house }: { readonly house: House }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState(NOTHING);
  const { campaign, system } = house;
  // The first preset is the game as printed: an edition of it would be empty.
  const presets = system.presets?.list.slice(1) ?? [];
  const preset = presets.find(({ id }) => id === chosen);
  return (
    <FieldForm
      title={t('house:edition.newName')}
      look="row"
      className="ww-house-form"
      isBlocked={house.readOnly}
      fields={{
        name: {
          kind: 'text',
          label: t('house:edition.newName'),
          isContinued: true,
          isRequired: true,
          initial: preset
            ? inLanguage(preset.label, language)
            : t('house:edition.suggested', { campaign: campaign.name }),
        },
        ...(presets.length === 0
          ? {}
          : {
              preset: {
                kind: 'choice' as const,
                label: t('house:edition.preset'),
                options: [
                  { id: NOTHING, label: t('house:edition.blank') },
                  ...presets.map(({ id, label }) => ({ id, label: inLanguage(label, language) })),
                ],
              },
            }),
      }}
      act={{ label: t('house:edition.found'), icon: 'plus' }}
      onChange={(values) => setChosen(values.preset ?? NOTHING)}
      onSubmit={({ name }) => {
        const { id, command } = foundEdition(campaign, name, preset?.settings);
        house.execute(command);
        house.choose(id);
        return undefined;
      }}
    />
  );
};

const wholeTurn = (typed: string): number | null =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : null;

/** Name, first turn and end of the chosen edition. */
const EditionForm = ({ house, edition }: { readonly house: House; readonly edition: Edition }) => {
  const { t } = useTranslation();
  return (
    <FieldForm
      title={t('house:edition.title')}
      look="row"
      className="ww-house-form"
      isBlocked={house.readOnly}
      needsChange
      fields={{
        name: {
          kind: 'text',
          label: t('house:edition.name'),
          initial: edition.name,
          isContinued: true,
          check: (name) => (name === '' ? t('house:edition.noName') : undefined),
        },
        from: {
          kind: 'text',
          label: t('house:edition.from'),
          initial: String(edition.from),
          check: (words) =>
            wholeTurn(words) === null ? t('findings:F-SET-VALUE', { words }) : undefined,
        },
      }}
      act={{ label: t('house:edition.take') }}
      beside={
        <Button
          variant="text"
          icon="trash"
          isDisabled={house.readOnly}
          onPress={() => house.execute(dropEdition(edition))}
        >
          {t('house:edition.drop')}
        </Button>
      }
      onSubmit={({ name, from }) => {
        const turn = wholeTurn(from) ?? edition.from;
        if (name !== edition.name) house.execute(renameEdition(edition, name));
        if (turn !== edition.from) house.execute(holdFrom(edition, turn));
        return undefined;
      }}
    />
  );
};

/** The editions of a campaign; what is changed goes into the chosen one. */
export function Editions({ id, house }: { readonly id: string; readonly house: House }) {
  const { t } = useTranslation();
  const { editions, edition, system } = house;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {t('house:edition.title')}
      </h3>
      {edition === null ? (
        <p className="ww-rules-intro">{t('house:edition.none')}</p>
      ) : (
        <>
          <fieldset className="ww-house-editions">
            <legend className="ww-visually-hidden">{t('house:edition.list')}</legend>
            {editions.map((other) => (
              <label key={other.id} className="ww-radio ww-house-edition ww-grid ww-gap-8">
                <input
                  type="radio"
                  name="edition"
                  checked={other.id === edition.id}
                  onChange={() => house.choose(other.id)}
                />
                <span>
                  <b>{other.name}</b>{' '}
                  <span className="ww-quiet">
                    {t('house:edition.holds', { turn: other.from })}
                    {', '}
                    {t('house:edition.rules', { count: ruleCount(other, system.tables) })}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          <EditionForm key={edition.id} house={house} edition={edition} />
        </>
      )}
      {/* The form is reset with every new edition. */}
      <NewEdition key={editions.length} house={house} />
    </section>
  );
}
