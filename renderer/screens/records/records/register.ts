import {
  cellValue,
  fieldValue,
  filled,
  inLanguage,
  inParts,
  inWhole,
  isWritten,
  type OwnedRecord,
  type RecordField,
  type RecordKind,
  type RecordRow,
  type RecordValue,
  settingsInForce,
  shownIn,
  type World,
  written,
  moneyParts,
} from '../../../../engine';
import {
  changed,
  type Choice,
  type Column,
  type Draft,
  type FieldKind,
  type FieldSpec,
  type FieldValue,
  refused,
  type Refusal,
  type Register,
  type RegisterPlace,
  type ShownObjection,
} from '../../../model/records/register';
import { ActsPart } from './ActsPart';
import { changeWorld, recordName, recordPlace } from './commands';
import { readTableAct } from './ReadTable';

export type Kind = RecordKind<World>;
type Field = RecordField<World, RecordRow>;
type Owned = OwnedRecord<RecordRow>;

/** Text key of something of a kind of record. */
export const recordText = (game: string, kind: string, key: string): string =>
  `${game}:record.${kind}.${key}`;

/** Fields of a record in the words of registers; money is shown in whole pieces. */
const KINDS: Readonly<Record<Field['kind'], FieldKind>> = {
  text: 'text',
  number: 'number',
  money: 'number',
  flag: 'flag',
  choice: 'choice',
  region: 'choice',
  party: 'realm',
  parties: 'text',
  owner: 'realm',
  turn: 'turn',
};

/** Least width of a column in px, by what is in it; where its name is longer than its values, by its name. */
const leastWidth = ({ kind, label }: Field): number => {
  const name = Math.max(...label.map((words) => words.length));
  if (kind === 'number' || kind === 'money' || kind === 'flag') return Math.round(name * 6.6) + 18;
  return { text: 96, choice: 110, region: 128, party: 104, parties: 150, owner: 104, turn: 130 }[
    kind
  ];
};

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label);

const optionsOf = (
  { options = [], id: field, kind }: Field,
  text: (key: string) => string,
): ((place: RegisterPlace) => readonly Choice[]) =>
  kind === 'region'
    ? ({ campaign, words }) =>
        Object.values(campaign.world.board?.regions ?? {})
          .map(({ key, name, names }) => ({
            id: key,
            label: names === undefined ? name : words('explain:place', { region: key }),
          }))
          .sort(byLabel)
    : ({ words }) => options.map(({ id }) => ({ id, label: words(text(`option.${field}.${id}`)) }));

const specOf = (field: Field, text: (key: string) => string): FieldSpec => {
  const { id, isOptional, none, hint, lines, said } = field;
  const kind = KINDS[field.kind];
  return {
    id,
    text: text(`field.${id}`),
    kind,
    ...(kind === 'choice' ? { options: optionsOf(field, text) } : {}),
    ...(isOptional === true ? { isOptional } : {}),
    ...(none === undefined ? {} : { none: text(`none.${id}`) }),
    ...(hint === undefined ? {} : { hint: text(`hint.${id}`) }),
    ...(said === undefined
      ? {}
      : { said: (value, { language }) => inLanguage(said(value), language) }),
    ...(lines === undefined ? {} : { rows: lines }),
  };
};

/** Parts of the currency of the game to the whole: registers show and take whole pieces. */
const partsOf = ({ system }: RegisterPlace): number => moneyParts(system?.currency);

/** A value of a register as it is kept in a record. */
const keptValue = (field: Field, value: FieldValue, place: RegisterPlace): RecordValue =>
  field.kind === 'parties'
    ? (cellValue(field, String(value ?? ''), place.campaign.world) ?? null)
    : inParts(field, typeof value === 'object' ? null : value, partsOf(place));

/** The sentence against a value: the kind's own, or that it cannot be held. */
const refusal = (
  { id, faults = {} }: Field,
  fault: string,
  value: FieldValue,
  text: (key: string) => string,
  { words }: RegisterPlace,
): Refusal =>
  Object.hasOwn(faults, fault)
    ? refused(text(`fault.${id}.${fault}`))
    : refused('cast:refused.value', {
        typed: String(value ?? ''),
        field: words(text(`field.${id}`)),
      });

const columnOf = (kind: Kind, field: Field, text: (key: string) => string): Column<Owned> => {
  const { share = 1, isOnPaper, isSecret = false } = field;
  const spec = specOf(field, text);
  return {
    ...spec,
    ...(isSecret ? { isSecret, isBulk: false } : {}),
    ...(share === 0 || isOnPaper === true || isSecret
      ? {}
      : { width: [leastWidth(field), Math.max(1, Math.round(share * 10))] as const }),
    value: ({ owner, row }, place) => {
      const at = recordPlace(owner, place);
      if (field.kind !== 'parties')
        return inWhole(field, fieldValue(field, row, at), partsOf(place));
      const shown = shownIn(field, row, at);
      return shown.as === 'name' ? shown.text : '';
    },
    ...(field.figure === undefined
      ? {}
      : {
          explained: ({ owner, row }: Owned, place: RegisterPlace) =>
            field.figure?.(row, recordPlace(owner, place)),
        }),
    ...(field.isAbsent === undefined
      ? {}
      : { isAbsent: ({ row }: Owned) => field.isAbsent?.(row) === true }),
    ...(isWritten(kind, field)
      ? {
          edit: ({ owner, row }: Owned, value: FieldValue, place: RegisterPlace) => {
            const at = recordPlace(owner, place);
            const after = written(kind, field, row, keptValue(field, value, place), at);
            if ('fault' in after) return refusal(field, after.fault, value, text, place);
            return changed((draft) => {
              changeWorld(draft, (world) => kind.put?.(after.row, { ...at, world }) ?? world);
            });
          },
        }
      : {}),
    ...(spec.kind === 'text' ? { isBulk: false } : {}),
  };
};

/** Whose a record is, before everything else, where the kind has no field of its own for it. */
const OWNER: Column<Owned> = {
  id: 'owner',
  text: 'cast:record.owner',
  kind: 'realm',
  width: [104, 2],
  value: ({ owner }) => owner,
};

/** How a new record is made: whose it is, and what the GM writes of every one; the rest he writes in its panel. */
const creation = (
  kind: Kind,
  text: (key: string) => string,
): NonNullable<Register<Owned>['create']> => {
  const fields = kind.fields.filter((one) => isWritten(kind, one) && one.isAbsent === undefined);
  const blankOf = (owner: string | null, place: RegisterPlace) =>
    kind.blank?.(recordPlace(owner, place));
  const isShared = kind.isShared === true;
  const ownerIn = ({ owner }: Draft): string | null =>
    typeof owner === 'string' && !isShared ? owner : null;
  const firstOwner = ({ campaign }: RegisterPlace): string | null =>
    Object.keys(campaign.world.parties)[0] ?? null;
  return {
    fields: [
      ...(isShared
        ? []
        : [
            { id: 'owner', text: 'cast:record.owner', kind: 'realm', initial: firstOwner } as const,
          ]),
      ...fields.map((field) => ({
        ...specOf(field, text),
        initial: (place: RegisterPlace, given: Draft) => {
          const owner = ownerIn({ owner: firstOwner(place), ...given });
          const row = blankOf(owner, place);
          if (row === undefined) return null;
          return inWhole(field, fieldValue(field, row, recordPlace(owner, place)), partsOf(place));
        },
      })),
    ],
    make: (values, place) => {
      const owner = ownerIn(values);
      const at = recordPlace(owner, place);
      const blank = blankOf(owner, place);
      if (blank === undefined) return refused('cast:record.notInGame');
      const valueOf = ({ id }: Field): FieldValue => values[id] ?? null;
      const after = filled(
        kind,
        fields,
        blank,
        (field) => keptValue(field, valueOf(field), place),
        at,
      );
      if ('fault' in after)
        return refusal(after.field, after.fault, valueOf(after.field), text, place);
      const made = after.row;
      return {
        ...changed((draft) => {
          changeWorld(draft, (world) => kind.put?.(made, { ...at, world }) ?? world);
        }),
        id: `${owner ?? ''}/${made.id}`,
        name: recordName(kind, { owner, row: made }, place),
      };
    },
  };
};

/** What the rules say against a record of a kind, in the words of its fields where they declare them. */
const objecting =
  (
    kind: Kind,
    text: (key: string) => string,
  ): ((id: string, place: RegisterPlace) => readonly ShownObjection[]) =>
  (id, place) => {
    const at = id.indexOf('/');
    const owner = at > 0 ? id.slice(0, at) : null;
    return (kind.objections?.(id.slice(at + 1), recordPlace(owner, place)) ?? []).map((said) => {
      const { faults = {} } = kind.fields.find(({ id: field }) => field === said.field) ?? {};
      return Object.hasOwn(faults, said.code)
        ? { ...said, text: text(`fault.${said.field}.${said.code}`) }
        : said;
    });
  };

/** The register of a kind of record, made of its declaration alone. */
export const registerOf = (game: string, kind: Kind): Register<Owned> => {
  const text = (key: string): string => recordText(game, kind.id, key);
  const columns = kind.fields.map((field) => columnOf(kind, field, text));
  const hasOwner = kind.isShared === true || kind.fields.some((field) => field.kind === 'owner');
  const own = hasOwner ? columns : [OWNER, ...columns];
  return {
    id: `${game}.${kind.id}`,
    title: text('title'),
    fresh: kind.words.fresh === undefined ? text('title') : text('fresh'),
    empty: { title: text('empty'), text: 'cast:record.emptyText' },
    rows: (campaign) => kind.rows(campaign.world, settingsInForce(campaign)),
    idOf: ({ owner, row }) => `${owner ?? ''}/${row.id}`,
    nameOf: (owned, place) => recordName(kind, owned, place),
    columns: own,
    sheet: [
      { id: 'fields', fields: own.map(({ id }) => id) },
      ...(kind.acts === undefined ? [] : [{ id: 'acts', fields: [], Part: ActsPart(kind, game) }]),
    ],
    ...(kind.objections === undefined ? {} : { objections: objecting(kind, text) }),
    ...(kind.blank === undefined ? {} : { create: creation(kind, text) }),
    ...(kind.put === undefined ? {} : { Acts: readTableAct(game, kind) }),
    ...(kind.remove === undefined
      ? {}
      : {
          shelve: (owned: Owned, place: RegisterPlace) => {
            const at = recordPlace(owned.owner, place);
            return {
              ...changed((draft) => {
                changeWorld(draft, (world) => kind.remove?.(owned.row, { ...at, world }) ?? world);
              }),
              item: {
                kind: 'record' as const,
                record: kind.id,
                owner: owned.owner,
                name: recordName(kind, owned, place),
                value: { ...owned.row },
              },
            };
          },
        }),
  };
};
