import type { ComponentType } from 'react';
import {
  cellValue,
  type Explained,
  fieldValue,
  filled,
  idsIn,
  inLanguage,
  inParts,
  inWhole,
  isWritten,
  type NewRecordField,
  type OwnedRecord,
  optionsIn,
  type RecordField,
  type RecordKind,
  type RecordOption,
  type RecordRow,
  type RecordValue,
  settingsInForce,
  shownIn,
  type World,
  written,
  moneyParts,
  nameField,
} from '../../../../engine';
import {
  changed,
  type Choice,
  type Column,
  type Draft,
  type FieldKind,
  type FieldSpec,
  type FieldValue,
  type PartProps,
  refused,
  type Refusal,
  type Register,
  type RegisterPlace,
  type Shelved,
  type SheetPart,
  type ShownObjection,
} from '../../../model/records/register';
import { valueWords } from '../../../model/records/values';
import { idsOnShelf } from '../ids';
import { ActsPart } from './ActsPart';
import { changeWorld, recordId, recordName, recordPlace } from './commands';
import { readTableAct } from './ReadTable';

export type Kind = RecordKind<World>;
type Field = RecordField<World, RecordRow>;
export type Owned<Row extends RecordRow = RecordRow> = OwnedRecord<Row>;

/** What stands beside the declaration of a kind of record where a view made by hand is better. */
export interface RecordViews {
  /** Under the fields of a part of the sheet, by its id. */
  readonly parts: Readonly<Record<string, ComponentType<PartProps<never>>>>;
  /** What is laid aside of a record that has a place of its own on the shelf. */
  readonly shelved?: (row: never, world: World) => Shelved;
}

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
  choices: 'choices',
  region: 'choice',
  party: 'realm',
  parties: 'text',
  members: 'realms',
  owner: 'realm',
  turn: 'turn',
};

/** Places behind the mark of numbers that are kept in parts. */
const PLACES = 4;

/** Least width of a column in px, by what is in it; where its name is longer than its values, by its name. */
const leastWidth = ({ kind, label }: Field): number => {
  const name = Math.max(...label.map((words) => words.length));
  if (kind === 'number' || kind === 'money' || kind === 'flag')
    return Math.max(44, Math.round(name * 6.6) + 18);
  return {
    ...{ text: 96, choice: 110, choices: 110, region: 128, party: 104, parties: 150 },
    ...{ members: 120, owner: 104, turn: 80 },
  }[kind];
};

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label);

const inTongue =
  ({ language }: RegisterPlace) =>
  ({ id, label }: RecordOption): Choice => ({ id, label: inLanguage(label, language) });

const optionsOf = ({
  options = [],
  kind,
}: Pick<Field, 'options' | 'kind'>): ((place: RegisterPlace) => readonly Choice[]) =>
  kind === 'region'
    ? ({ campaign, words }) =>
        Object.values(campaign.world.board?.regions ?? {})
          .map(({ key, name, names }) => ({
            id: key,
            label: names === undefined ? name : words('explain:place', { region: key }),
          }))
          .sort(byLabel)
    : (place) => options.map(inTongue(place));

const specOf = (field: Field | NewRecordField<World>, text: (key: string) => string): FieldSpec => {
  const { id, isOptional, none, hint } = field;
  const { lines, said, parts }: Partial<Field> = field;
  const kind = KINDS[field.kind];
  const hasOptions = kind === 'choices' || (kind === 'choice' && !('optionsOf' in field));
  return {
    id,
    text: text(`field.${id}`),
    kind,
    ...(hasOptions ? { options: optionsOf(field) } : {}),
    ...(isOptional === true ? { isOptional } : {}),
    ...(none === undefined ? {} : { none: text(`none.${id}`) }),
    ...(hint === undefined ? {} : { hint: text(`hint.${id}`) }),
    ...(said === undefined
      ? {}
      : { said: (value, { language }) => inLanguage(said(value), language) }),
    ...(lines === undefined ? {} : { rows: lines }),
    ...(parts === undefined ? {} : { decimals: PLACES }),
  };
};

/** Parts of the currency of the game to the whole: registers show and take whole pieces. */
const partsOf = ({ system }: RegisterPlace): number => moneyParts(system?.currency);

const isList = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'choices' || kind === 'members';

/** A value of a record as a register has it. */
const shownValue = (field: Field, value: RecordValue, place: RegisterPlace): FieldValue =>
  isList(field) ? idsIn(value) : inWhole(field, value, partsOf(place));

/** A value of a register as it is kept in a record. */
const keptValue = (field: Field, value: FieldValue, place: RegisterPlace): RecordValue => {
  if (field.kind === 'parties')
    return cellValue(field, String(value ?? ''), place.campaign.world) ?? null;
  return inParts(
    field,
    typeof value === 'object' ? (value?.join(' ') ?? null) : value,
    partsOf(place),
  );
};

/** The sentence against a value: the kind's own, or that it cannot be held. */
const refusal = (
  { id, faults = {} }: Pick<Field, 'id' | 'faults'>,
  fault: string,
  value: FieldValue,
  text: (key: string) => string,
  { words }: RegisterPlace,
  about: NonNullable<Refusal['about']> = {},
): Refusal => {
  const typed = String(value ?? '');
  return Object.hasOwn(faults, fault)
    ? refused(text(`fault.${id}.${fault}`), { typed, ...about })
    : refused('cast:refused.value', { typed, field: words(text(`field.${id}`)) });
};

type Figures = Map<Field, Explained | undefined>;

/** What was derived of a record at a place holds as long as both do. */
const DERIVED = new WeakMap<RegisterPlace, WeakMap<RecordRow, Figures>>();

/** A derived figure of a record, derived once. */
const figureOf = (field: Field, { owner, row }: Owned, place: RegisterPlace) => {
  const ofPlace = DERIVED.get(place) ?? new WeakMap<RecordRow, Figures>();
  DERIVED.set(place, ofPlace);
  const known = ofPlace.get(row) ?? new Map<Field, Explained | undefined>();
  ofPlace.set(row, known);
  if (!known.has(field)) known.set(field, field.figure?.(row, recordPlace(owner, place)));
  return known.get(field);
};

/** How a field of a record is told where its value alone does not say it. */
const toldIn = (field: Field, { owner, row }: Owned, place: RegisterPlace): string | undefined => {
  const told = field.told?.(row, recordPlace(owner, place));
  return told && inLanguage(told, place.language);
};

const columnOf = (kind: Kind, field: Field, text: (key: string) => string): Column<Owned> => {
  const { share = 1, isOnPaper, isSecret = false, isBulk = field.kind !== 'text' } = field;
  const spec = specOf(field, text);
  const value = (owned: Owned, place: RegisterPlace): FieldValue => {
    if (field.figure !== undefined)
      return shownValue(field, figureOf(field, owned, place)?.value ?? null, place);
    const at = recordPlace(owned.owner, place);
    if (field.kind !== 'parties') return shownValue(field, fieldValue(field, owned.row, at), place);
    const shown = shownIn(field, owned.row, at);
    return shown.as === 'name' ? shown.text : '';
  };
  return {
    ...spec,
    value,
    ...(isSecret ? { isSecret } : {}),
    ...(isSecret || !isBulk ? { isBulk: false } : {}),
    ...(share === 0 || isOnPaper === true || isSecret
      ? {}
      : { width: [leastWidth(field), Math.max(1, Math.round(share * 10))] as const }),
    ...(field.told === undefined
      ? {}
      : {
          show: (owned, place) =>
            toldIn(field, owned, place) ?? valueWords(spec, value(owned, place), place),
        }),
    ...(field.optionsOf === undefined
      ? {}
      : {
          optionsFor: ({ owner, row }, place) =>
            optionsIn(field, row, recordPlace(owner, place)).map(inTongue(place)),
        }),
    ...(field.figure === undefined
      ? {}
      : { explained: (owned: Owned, place: RegisterPlace) => figureOf(field, owned, place) }),
    ...(field.isAbsent === undefined
      ? {}
      : {
          isAbsent: ({ owner, row }: Owned, place: RegisterPlace) =>
            field.isAbsent?.(row, recordPlace(owner, place)) === true,
        }),
    ...(isWritten(kind, field)
      ? {
          edit: ({ owner, row }: Owned, next: FieldValue, place: RegisterPlace) => {
            const at = recordPlace(owner, place);
            const after = written(kind, field, row, keptValue(field, next, place), at);
            if ('fault' in after)
              return refusal(field, after.fault, next, text, place, field.about?.(row, at));
            return changed((draft) => {
              changeWorld(draft, (world) => kind.put?.(after.row, { ...at, world }) ?? world);
            });
          },
        }
      : {}),
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

/** The form of a new record as its kind declares it. */
const formCreation = (
  kind: Kind,
  form: NonNullable<Kind['form']>,
  text: (key: string) => string,
): NonNullable<Register<Owned>['create']> => ({
  fields: form.fields.map((field) => ({
    ...specOf(field, text),
    initial: ({ campaign }: RegisterPlace) =>
      field.kind === 'owner'
        ? (Object.keys(campaign.world.parties)[0] ?? null)
        : (field.initial ?? null),
  })),
  make: (values, place) => {
    const ownerField = form.fields.find((field) => field.kind === 'owner');
    const chosen = ownerField && values[ownerField.id];
    const owner = typeof chosen === 'string' ? chosen : null;
    const at = recordPlace(owner, place);
    const given = Object.fromEntries(
      form.fields.map((field) => [field.id, keptValue(field, values[field.id] ?? null, place)]),
    );
    const onShelf = idsOnShelf(place.campaign.shelf);
    const result = form.make(given, at, (id) => onShelf.has(id));
    if ('fault' in result) {
      const against = form.fields.find(({ id }) => id === result.field) ?? {
        id: result.field,
        faults: kind.fields.find(({ id }) => id === result.field)?.faults ?? {},
      };
      return refusal(against, result.fault, values[result.field] ?? null, text, place);
    }
    const made = { owner, row: result.row };
    const name = nameField(kind);
    const shown = name && shownIn(name, made.row, at);
    return {
      ...changed((draft) => {
        changeWorld(draft, (world) => kind.put?.(made.row, { ...at, world }) ?? world);
      }),
      id: recordId(kind, made),
      name: shown?.as === 'number' ? String(shown.number) : recordName(kind, made, place),
    };
  },
});

/** How a new record is made: whose it is, and what the GM writes of every one; the rest he writes in its panel. */
const creation = (
  kind: Kind,
  text: (key: string) => string,
): NonNullable<Register<Owned>['create']> => {
  if (kind.form !== undefined) return formCreation(kind, kind.form, text);
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
          return shownValue(field, fieldValue(field, row, recordPlace(owner, place)), place);
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
        id: recordId(kind, { owner, row: made }),
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
    const at = kind.isUnique === true ? -1 : id.indexOf('/');
    const owner = at > 0 ? id.slice(0, at) : null;
    return (kind.objections?.(id.slice(at + 1), recordPlace(owner, place)) ?? []).map((said) => {
      const { faults = {} } = kind.fields.find(({ id: field }) => field === said.field) ?? {};
      return Object.hasOwn(faults, said.code)
        ? { ...said, text: text(`fault.${said.field}.${said.code}`) }
        : said;
    });
  };

/** The parts of a sheet: as the kind groups its fields, and what is made by hand under them. */
const sheetOf = (
  kind: Kind,
  game: string,
  columns: readonly Column<Owned>[],
  { parts }: RecordViews,
): readonly SheetPart<Owned>[] => {
  const groups = kind.groups?.map(({ id, label, fields, isShown }): SheetPart<Owned> => {
    // Each view is given the rows of its own kind.
    const Part = parts[id] as SheetPart<Owned>['Part'];
    return {
      ...{ id, fields },
      ...(label === undefined ? {} : { text: recordText(game, kind.id, `group.${id}`) }),
      ...(Part === undefined ? {} : { Part }),
      ...(isShown === undefined ? {} : { isShown: ({ row }) => isShown(row) }),
    };
  });
  return [
    ...(groups ?? [{ id: 'fields', fields: columns.map(({ id }) => id) }]),
    ...(kind.acts === undefined ? [] : [{ id: 'acts', fields: [], Part: ActsPart(kind, game) }]),
  ];
};

/** Lays a record aside: whole, under its kind, or in a place of its own on the shelf. */
const shelving =
  (
    kind: Kind,
    text: (key: string) => string,
    { shelved }: RecordViews,
  ): NonNullable<Register<Owned>['shelve']> =>
  (owned, place) => {
    const at = recordPlace(owned.owner, place);
    const kept = kind.kept?.(owned.row, at);
    if (kept !== undefined) return refused(text('kept'), kept);
    return {
      ...changed((draft) => {
        changeWorld(draft, (world) => kind.remove?.(owned.row, { ...at, world }) ?? world);
      }),
      item: shelved?.(owned.row as never, at.world) ?? {
        kind: 'record',
        record: kind.id,
        owner: owned.owner,
        name: recordName(kind, owned, place),
        value: { ...owned.row },
      },
    };
  };

const NO_VIEWS: RecordViews = { parts: {} };

/** The register of a kind of record, made of its declaration; `views` what of it is made by hand. */
export const registerOf = (
  game: string,
  kind: Kind,
  views: RecordViews = NO_VIEWS,
): Register<Owned> => {
  const text = (key: string): string => recordText(game, kind.id, key);
  const columns = kind.fields.map((field) => columnOf(kind, field, text));
  const hasOwner = kind.isShared === true || kind.fields.some((field) => field.kind === 'owner');
  const own = hasOwner ? columns : [OWNER, ...columns];
  const { words, objections, form, blank, put, remove } = kind;
  return {
    id: kind.id,
    title: text('title'),
    fresh: words.fresh === undefined ? text('title') : text('fresh'),
    empty: {
      title: text('empty'),
      text: words.about === undefined ? 'cast:record.emptyText' : text('about'),
    },
    rows: (campaign) => kind.rows(campaign.world, settingsInForce(campaign)),
    idOf: (owned) => recordId(kind, owned),
    nameOf: (owned, place) => recordName(kind, owned, place),
    columns: own,
    sheet: sheetOf(kind, game, own, views),
    ...(objections === undefined ? {} : { objections: objecting(kind, text) }),
    ...(form === undefined && blank === undefined ? {} : { create: creation(kind, text) }),
    ...(put === undefined ? {} : { Acts: readTableAct(game, kind) }),
    ...(remove === undefined ? {} : { shelve: shelving(kind, text, views) }),
  };
};
