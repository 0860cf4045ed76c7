import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Edition, inLanguage } from '../../../engine';
import { useLanguage } from '../../kit/explain/react';
import { Button, Select, TextField } from '../../kit/ui';
import { dropEdition, foundEdition, holdFrom, renameEdition } from './commands';
import { ruleCount } from './edition';
import type { House } from './use-house';

/** Choice of an edition that begins without a rule. */
const NOTHING = 'nothing';

/** The way to a new edition: its name is proposed. */
const NewEdition = ({ house }: { readonly house: House }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState(NOTHING);
  const { campaign, system } = house;
  // The first preset is the game as printed: an edition of it would be empty.
  const presets = system.presets?.list.slice(1) ?? [];
  const preset = presets.find(({ id }) => id === chosen);
  const suggested = t('house:edition.suggested', { campaign: campaign.name });
  const name = typed ?? (preset ? inLanguage(preset.label, language) : suggested);
  const found = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    const { id, command } = foundEdition(campaign, name.trim(), preset?.settings);
    house.execute(command);
    house.choose(id);
    setTyped(null);
    setChosen(NOTHING);
  };
  return (
    <form className="ww-house-form ww-row ww-align-end ww-wrapping ww-gap-12" onSubmit={found}>
      <TextField label={t('house:edition.newName')} value={name} onChange={setTyped} />
      {presets.length === 0 ? null : (
        <Select
          label={t('house:edition.preset')}
          options={[
            { id: NOTHING, label: t('house:edition.blank') },
            ...presets.map(({ id, label }) => ({ id, label: inLanguage(label, language) })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <Button type="submit" icon="plus" isDisabled={house.readOnly || name.trim() === ''}>
        {t('house:edition.found')}
      </Button>
    </form>
  );
};

const wholeTurn = (typed: string): number | null =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : null;

/** Name, first turn and end of the chosen edition. */
const EditionForm = ({ house, edition }: { readonly house: House; readonly edition: Edition }) => {
  const { t } = useTranslation();
  const [name, setName] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const turn = wholeTurn(from ?? String(edition.from));
  const noName = name?.trim() === '' ? t('house:edition.noName') : undefined;
  const noTurn = turn === null ? t('findings:F-SET-VALUE', { words: from }) : undefined;
  const isChanged =
    (name !== null && name.trim() !== edition.name) || (turn !== null && turn !== edition.from);
  const take = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (noName !== undefined || turn === null) return;
    if (name !== null && name.trim() !== edition.name)
      house.execute(renameEdition(edition, name.trim()));
    if (turn !== edition.from) house.execute(holdFrom(edition, turn));
    setName(null);
    setFrom(null);
  };
  return (
    <form className="ww-house-form ww-row ww-align-end ww-wrapping ww-gap-12" onSubmit={take}>
      <TextField
        label={t('house:edition.name')}
        value={name ?? edition.name}
        onChange={setName}
        error={noName}
      />
      <div className="ww-house-turn">
        <TextField
          label={t('house:edition.from')}
          value={from ?? String(edition.from)}
          onChange={setFrom}
          error={noTurn}
        />
      </div>
      <Button type="submit" isDisabled={!isChanged || house.readOnly}>
        {t('house:edition.take')}
      </Button>
      <Button
        variant="text"
        icon="trash"
        isDisabled={house.readOnly}
        onPress={() => house.execute(dropEdition(edition))}
      >
        {t('house:edition.drop')}
      </Button>
    </form>
  );
};

/** The editions of a campaign; what is changed goes into the chosen one. */
export const Editions = ({ id, house }: { readonly id: string; readonly house: House }) => {
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
              <label key={other.id} className="ww-radio ww-house-edition">
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
      <NewEdition house={house} />
    </section>
  );
};
