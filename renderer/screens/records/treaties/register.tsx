import type { PartyKey, Treaty } from '../../../../engine';
import { freeId } from '../ids';
import {
  changed,
  type Column,
  type FieldValue,
  type NewField,
  refused,
  type Register,
  type RegisterPlace,
  type PartProps,
  specsUnder,
} from '../../../model/records/register';
import { optionsOf } from '../register';
import { objectionsOfParties } from '../register/edit';
import { useTranslation } from 'react-i18next';
import { showRule } from '../../../model/state/jump';
import { RemarkLink } from '../../../model/explain/RemarkLink';

/** The stances of the partners by a treaty, and whether it is in force (WW-11.2-03). */
function EffectPart({ row, place }: Pick<PartProps<Treaty>, 'row' | 'place'>) {
  const { t } = useTranslation();
  const { campaign, system } = place;
  const state = system?.parties.treaty?.(campaign.world, row.id);
  if (state === undefined) return null;
  const { turn } = campaign.world.clock;
  const term = state.isInForce ? 'holds' : row.from > turn ? 'later' : 'ended';
  return (
    <p>
      {state.relation === null
        ? t('records:treaty.noRelation')
        : t('records:treaty.gives', { relation: t(`records:relation.${state.relation}`) })}{' '}
      {t(`records:treaty.${term}`, { from: row.from, until: row.until ?? '' })}{' '}
      <RemarkLink remark="records:treaty.gives" onOpen={showRule} />
    </p>
  );
}

const column = specsUnder<Column<Treaty>>((id) => `records:treaty.${id}`);
const field = specsUnder<NewField>((id) => `records:treaty.${id}`);

const KINDS = ['peace', 'alliance', 'passage', 'roadBuilding', 'other'] as const;
const kinds = optionsOf(KINDS, (id) => `records:treatyKind.${id}`);

const keysOf = (value: FieldValue): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

const kindsOf = (value: FieldValue): Treaty['kinds'] =>
  KINDS.filter((kind) => keysOf(value).includes(kind));

/** Writes fields of a treaty. */
const write = (row: Treaty, change: Partial<Treaty>) =>
  changed(({ world }) => {
    const treaty = world.treaties[row.id];
    if (treaty !== undefined) Object.assign(treaty, change);
  });

const stateOf = ({ id }: Treaty, { campaign, system }: RegisterPlace) =>
  system?.parties.treaty?.(campaign.world, id);

const hasEnded = ({ until }: Treaty, { campaign }: RegisterPlace): boolean =>
  until !== null && until < campaign.world.clock.turn;

const namesOf = (parties: readonly PartyKey[], { campaign }: RegisterPlace): string =>
  parties.map((key) => campaign.world.parties[key]?.name ?? key).join(' – ');

const COLUMNS: readonly Column<Treaty>[] = [
  column('parties', 'realms', {
    width: [160, 2],
    isBulk: false,
    value: ({ parties }) => parties,
    edit: (row, value) => {
      const parties = keysOf(value);
      return parties.length < 2
        ? refused('records:treaty.tooFew')
        : write(row, { parties, copies: row.copies.filter((key) => parties.includes(key)) });
    },
  }),
  column('kinds', 'choices', {
    options: kinds,
    width: [120, 1],
    value: (row) => row.kinds,
    edit: (row, value) =>
      kindsOf(value).length === 0
        ? refused('records:treaty.noKind')
        : write(row, { kinds: kindsOf(value) }),
  }),
  column('from', 'turn', {
    width: [64],
    value: ({ from }) => from,
    edit: (row, value) =>
      row.until !== null && Number(value) > row.until
        ? refused('records:treaty.endsBefore', { from: Number(value), until: row.until })
        : write(row, { from: Number(value) }),
  }),
  column('until', 'turn', {
    width: [130],
    isOptional: true,
    none: 'records:treaty.forever',
    value: ({ until }) => until,
    edit: (row, value) =>
      value !== null && Number(value) < row.from
        ? refused('records:treaty.endsBefore', { from: row.from, until: Number(value) })
        : write(row, { until: value === null ? null : Number(value) }),
  }),
  column('copies', 'realms', {
    width: [120, 1],
    hint: 'records:treaty.copiesHint',
    isBulk: false,
    optionsFor: ({ parties }, { campaign }) =>
      parties.map((key) => ({ id: key, label: campaign.world.parties[key]?.name ?? key })),
    value: ({ copies }) => copies,
    edit: (row, value) => write(row, { copies: keysOf(value) }),
  }),
  column('text', 'text', {
    rows: 10,
    isOptional: true,
    isBulk: false,
    value: ({ text }) => text,
    edit: (row, value) => write(row, { text: String(value ?? '') }),
  }),
  column('inForce', 'flag', {
    width: [60],
    value: (row, place) => stateOf(row, place)?.isInForce ?? false,
  }),
];

/** Treaties filed with the GM: text, partners, term, who has a copy (WW-8.2-35, WW-11.2-03). */
export const treaties: Register<Treaty> = {
  id: 'treaties',
  title: 'records:treaty.title',
  fresh: 'records:treaty.fresh',
  empty: { title: 'records:treaty.emptyTitle', text: 'records:treaty.emptyText' },
  objections: objectionsOfParties('treaty'),
  rows: ({ world }) => Object.values(world.treaties),
  idOf: ({ id }) => id,
  nameOf: ({ parties }, place) => namesOf(parties, place),
  columns: COLUMNS,
  sheet: [
    { id: 'what', fields: ['kinds', 'from', 'until'] },
    { id: 'effect', text: 'records:treaty.effect', fields: [], Part: EffectPart },
    { id: 'who', fields: ['parties', 'copies'] },
    { id: 'text', fields: ['text'] },
  ],
  isFaded: hasEnded,
  create: {
    fields: [
      field('parties', 'realms', { initial: () => [] }),
      field('kinds', 'choices', { options: kinds, initial: () => ['peace'] }),
      field('from', 'turn', { initial: ({ campaign }) => campaign.world.clock.turn }),
    ],
    make: (values, { campaign }) => {
      const parties = keysOf(values['parties'] ?? null);
      if (parties.length < 2) return refused('records:treaty.tooFew');
      const chosen = kindsOf(values['kinds'] ?? null);
      if (chosen.length === 0) return refused('records:treaty.noKind');
      const id = freeId('v', campaign.world.treaties, campaign.shelf);
      const treaty: Treaty = {
        id,
        parties,
        kinds: chosen,
        from: Number(values['from']),
        until: null,
        copies: [],
        text: '',
      };
      return {
        ...changed(({ world }) => {
          Object.assign(world.treaties, { [id]: treaty });
        }),
        id,
      };
    },
  },
  shelve: (treaty) => ({
    ...changed(({ world }) => {
      Reflect.deleteProperty(world.treaties, treaty.id);
    }),
    item: { kind: 'treaty', value: treaty },
  }),
};
