import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Audience,
  audienceOf,
  type Campaign,
  fieldValue,
  moneyParts,
  type OwnedRecord,
  partiesInOrder,
  printed,
  type RecordField,
  type RecordKind,
  type RecordRow,
  type RuleSystem,
  type Settings,
  settingsInForce,
  systems,
  type World,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { useVeil } from '../../../model/state/veil';
import { Button, DataTable, EmptyState, Select } from '../../../kit/ui';
import { PartySign } from '../parties/parts';
import type { Language } from '../../../kit/text/words';
import './secrets.css';

type Kind = RecordKind<World>;
type Field = RecordField<World, RecordRow>;

/** One secret: a field of a record that nobody may read over the GM's shoulder. */
interface Secret {
  readonly id: string;
  /** Its owner; null = none. */
  readonly owner: string | null;
  readonly kind: Kind;
  /** The name of the record: its first text that is no secret. */
  readonly record: string;
  readonly field: Field;
  readonly audience: Audience;
  readonly text: string;
}

/** Every secret of a world in the order of the declarations; empty fields are left out. */
export function secretsOf(
  { records, currency }: Pick<RuleSystem<World>, 'records' | 'currency'>,
  world: World,
  settings: Settings,
  language: Language,
): readonly Secret[] {
  const parts = moneyParts(currency);
  const textOf = (field: Field, { owner, row }: OwnedRecord<RecordRow>): string =>
    printed(field, row, { world, settings, owner }, language, parts);
  return records.flatMap((kind) => {
    const secret = kind.fields.filter(({ isSecret }) => isSecret === true);
    const named = kind.fields.filter(
      (field) => field.kind !== 'owner' && field.kind !== 'flag' && field.isSecret !== true,
    );
    return kind.rows(world, settings).flatMap((owned) => {
      const { owner, row } = owned;
      const place = { world, settings, owner };
      const record = named
        .slice(0, 2)
        .map((field) => textOf(field, owned))
        .filter((text) => text !== '')
        .join(', ');
      return secret.flatMap((field): readonly Secret[] => {
        const value = fieldValue(field, row, place);
        const text = textOf(field, owned);
        // An empty choice has its own text, such as "none": it hides nothing.
        if (text === '' || value === '' || value === 0) return [];
        const id = `${kind.id}/${owner ?? ''}/${row.id}/${field.id}`;
        return [{ id, owner, kind, record, field, audience: audienceOf(field, row), text }];
      });
    });
  });
}

/** Represents all parties in the list; no party has an empty key. */
const ALL = '';

/** Hides secrets or shows them, by button and by key. */
const Switch = () => {
  const { t } = useTranslation();
  const { isLifted, toggle } = useVeil();
  return (
    <Button shortcut="G" variant={isLifted ? 'filled' : 'outline'} onPress={toggle}>
      {t(isLifted ? 'records:secrets.veil' : 'records:secrets.show')}
    </Button>
  );
};

/**
 * Everything of the world that only its owner or the GM may know, in one table: hidden until a key shows it. While it
 * is hidden not even how many there are can be read.
 */
export function SecretsView({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isLifted = useVeil((veil) => veil.isLifted);
  const [party, setParty] = useState(ALL);
  const system = systems[campaign.system];
  const { world } = campaign;
  const { parties } = world;
  const secrets = useMemo(
    () =>
      system === undefined || !isLifted
        ? []
        : secretsOf(system, world, settingsInForce(campaign), language),
    [system, world, campaign, language, isLifted],
  );
  const rows = secrets.filter(({ owner }) => party === ALL || owner === party);
  const text = (one: Secret, key: string): string =>
    t(`${campaign.system}:record.${one.kind.id}.${key}`);
  return (
    <section className="ww-secrets ww-grid ww-gap-10" aria-label={t('records:secrets.title')}>
      <header className="ww-line-head">
        <h2 className="ww-title">{t('records:secrets.title')}</h2>
        <Select
          label={t('records:secrets.whose')}
          isLabelHidden
          value={party}
          onChange={setParty}
          options={[
            { id: ALL, label: t('records:secrets.all') },
            ...partiesInOrder(parties).map(({ key, name }) => ({ id: key, label: name })),
          ]}
        />
        <Switch />
      </header>
      <p className="ww-small ww-quiet">{t('records:secrets.hint')}</p>
      <div role="status" className="ww-visually-hidden">
        {t(isLifted ? 'records:secrets.isShown' : 'records:secrets.isVeiled')}
      </div>
      {!isLifted ? (
        <EmptyState title={t('records:secrets.veiledTitle')}>
          {t('records:secrets.veiledText')}
        </EmptyState>
      ) : rows.length === 0 ? (
        <p className="ww-quiet">{t('records:secrets.none')}</p>
      ) : (
        <DataTable
          label={t('records:secrets.title')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'owner',
              label: t('records:record.owner'),
              isHead: true,
              cell: ({ owner }) => {
                const of = owner === null ? undefined : parties[owner];
                return of === undefined ? (
                  '–'
                ) : (
                  <span className="ww-party-name">
                    <PartySign row={of} /> {of.name}
                  </span>
                );
              },
            },
            { id: 'kind', label: t('records:secrets.kind'), cell: (one) => text(one, 'title') },
            { id: 'record', label: t('records:secrets.record'), cell: ({ record }) => record },
            {
              id: 'field',
              label: t('app:common.what'),
              cell: (one) => text(one, `field.${one.field.id}`),
            },
            {
              id: 'text',
              label: t('records:secrets.value'),
              isWrapped: true,
              cell: ({ field, text: said }) => (
                <b>{field.kind === 'flag' ? t('records:yes') : said}</b>
              ),
            },
            {
              id: 'audience',
              label: t('records:secrets.audience'),
              cell: ({ audience }) => t(`records:secrets.knows.${audience}`),
            },
          ]}
        />
      )}
    </section>
  );
}
