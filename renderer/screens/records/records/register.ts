import type { ComponentType } from 'react';
import {
  fieldValue,
  filled,
  isWritten,
  nameField,
  recordId,
  settingsInForce,
  shownIn,
  type World,
} from '../../../../engine';
import {
  changed,
  type Column,
  type Draft,
  type FieldValue,
  type PartProps,
  refused,
  type Register,
  type RegisterPlace,
  type Shelved,
  type SheetPart,
  type ShownObjection,
} from '../../../model/records/register';
import { idsOnShelf } from '../ids';
import { ActionsPart } from './ActionsPart';
import { changeWorld, recordName, recordPlace } from './commands';
import { readTableAction } from './ReadTable';

import {
  columnOf,
  type Kind,
  keptValue,
  type Owned,
  recordText,
  refusal,
  shownValue,
  specOf,
} from './columns';

export { type Kind, type Owned, recordText } from './columns';

/** Hand-written views beside the declaration of a kind of record. */
export interface RecordViews {
  /** Under the fields of a part of the sheet, by its id. */
  readonly parts: Readonly<Record<string, ComponentType<PartProps<never>>>>;
  /** The shelf item of a record that has a place of its own on the shelf. */
  readonly shelved?: (row: never, world: World) => Shelved;
}

/** Whose a record is, before everything else, where the kind has no field of its own for it. */
const OWNER: Column<Owned> = {
  id: 'owner',
  text: 'records:record.owner',
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
    if (ownerField !== undefined && owner === null)
      return refused('records:refused.empty', {
        field: place.words(text(`field.${ownerField.id}`)),
      });
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
    const [wrong] = kind.schema?.safeParse(result.row).error?.issues ?? [];
    if (wrong !== undefined) {
      const id = String(wrong.path.at(-1));
      const field = kind.fields.some((one) => one.id === id) ? `field.${id}` : 'title';
      const typed = String(Reflect.get(result.row, id) ?? '');
      return refused('records:refused.value', { typed, field: place.words(text(field)) });
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
            {
              id: 'owner',
              text: 'records:record.owner',
              kind: 'realm',
              initial: firstOwner,
            } as const,
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
      if (blank === undefined) return refused('records:record.notInGame');
      const valueOf = ({ id }: Kind['fields'][number]): FieldValue => values[id] ?? null;
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

/** Objections of the rules to a record of a kind, in the texts of its fields where they declare them. */
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

/** The parts of a sheet: as the kind groups its fields, and hand-written ones under them. */
const sheetOf = (
  kind: Kind,
  game: string,
  columns: readonly Column<Owned>[],
  { parts }: RecordViews,
): readonly SheetPart<Owned>[] => {
  const groups = kind.groups?.map((group): SheetPart<Owned> => {
    const { id, label, fields } = group;
    // Each view is given the rows of its own kind.
    const Part = parts[id] as SheetPart<Owned>['Part'];
    return {
      id,
      fields,
      ...(label === undefined ? {} : { text: recordText(game, kind.id, `group.${id}`) }),
      ...(Part === undefined ? {} : { Part }),
      ...(group.isShown === undefined
        ? {}
        : { isShown: ({ row }) => group.isShown?.(row) === true }),
    };
  });
  return [
    ...(groups ?? [{ id: 'fields', fields: columns.map(({ id }) => id) }]),
    ...(kind.acts === undefined ? [] : [{ id: 'acts', fields: [], Part: ActionsPart(kind, game) }]),
  ];
};

/** Shelves a record: whole, under its kind, or in a place of its own on the shelf. */
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

/** The register of a kind of record, made of its declaration; `views` are the hand-written parts. */
export function registerOf(
  game: string,
  kind: Kind,
  views: RecordViews = NO_VIEWS,
): Register<Owned> {
  const text = (key: string): string => recordText(game, kind.id, key);
  const columns = kind.fields.map((field) => columnOf(kind, field, text));
  const hasOwner = kind.isShared === true || kind.fields.some((field) => field.kind === 'owner');
  const own = hasOwner ? columns : [OWNER, ...columns];
  const isMade = kind.isTurnMade !== true && (kind.form !== undefined || kind.blank !== undefined);
  return {
    id: kind.id,
    title: text('title'),
    fresh: kind.words.fresh === undefined ? text('title') : text('fresh'),
    empty: {
      title: text('empty'),
      text: kind.words.about === undefined ? 'records:record.emptyText' : text('about'),
    },
    rows: (campaign) => kind.rows(campaign.world, settingsInForce(campaign)),
    idOf: (owned) => recordId(kind, owned),
    nameOf: (owned, place) => recordName(kind, owned, place),
    columns: own,
    sheet: sheetOf(kind, game, own, views),
    ...(kind.objections === undefined ? {} : { objections: objecting(kind, text) }),
    ...(isMade ? { create: creation(kind, text) } : {}),
    ...(kind.put === undefined ? {} : { Actions: readTableAction(game, kind) }),
    ...(kind.remove === undefined ? {} : { shelve: shelving(kind, text, views) }),
  };
}
