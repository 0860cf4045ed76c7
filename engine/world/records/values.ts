import {
  type Audience,
  type OwnedRecord,
  type RecordField,
  type RecordKind,
  type RecordOption,
  type RecordPlace,
  type RecordRow,
  type RecordValue,
  type Words,
} from '../../kernel';
import type { Region } from '../regions';
import type { World } from '../world';

export type Kind = RecordKind<World>;
export type Field = RecordField<World, RecordRow>;
export type Place = RecordPlace<World>;

/** Text, number, yes or no of a property, a list of keys with blanks; anything else is nothing. */
function plain(value: unknown): RecordValue {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}

/** Value of a field of a record; null = none, also where the record has no such field. */
export function fieldValue(field: Field, row: RecordRow, place: Place): RecordValue {
  if (field.isAbsent?.(row, place) === true) return null;
  if (field.figure !== undefined) return field.figure(row, place)?.value ?? null;
  if (field.read !== undefined) return field.read(row, place);
  if (field.kind === 'owner') return place.owner;
  return plain(new Map<string, unknown>(Object.entries(row)).get(field.id));
}

/** A value of a field, money in whole pieces; `parts` of the currency make one. */
export function inWhole({ kind }: Field, value: RecordValue, parts: number): RecordValue {
  return kind === 'money' && typeof value === 'number' ? value / parts : value;
}

/** A typed value, money in the smallest parts in which it is stored. */
export function inParts({ kind }: Field, value: RecordValue, parts: number): RecordValue {
  return kind === 'money' && typeof value === 'number' ? value * parts : value;
}

/** The ids of a field of several. */
export function idsIn(value: RecordValue): readonly string[] {
  return typeof value === 'string' ? value.split(' ').filter(Boolean) : [];
}

/** The options of a field of a record. */
export function optionsIn(field: Field, row: RecordRow, place: Place): readonly RecordOption[] {
  return field.optionsOf?.(row, place) ?? field.options ?? [];
}

/** Displayed value of a field: nothing, the word for nothing, yes, an option, a number, words as they are. */
export type Shown =
  | { readonly as: 'nothing' | 'none' | 'yes' }
  | { readonly as: 'option'; readonly id: string }
  | { readonly as: 'number'; readonly number: number }
  /** `words` where the name differs by language. */
  | { readonly as: 'name'; readonly text: string; readonly words?: Words };

const named = (region: Region | undefined, key: string): Shown => {
  const { name = key, names } = region ?? {};
  return { as: 'name', text: name, ...(names && { words: [names.de, names.en] }) };
};

/** A party named in a field of several, with the amount behind it; undefined = none. */
export interface PartyAmount {
  readonly key: string;
  readonly amount: number | undefined;
}

/** The parties of a field of several, in their order: `rot 500 blau` are red with 500 and blue. */
export function partiesIn(value: string): readonly PartyAmount[] {
  return [...value.matchAll(/(\S+)(?: (\d+)(?= |$))?/g)].map(([, key = '', amount]) => ({
    key,
    amount: amount === undefined ? undefined : Number(amount),
  }));
}

/** Stored form of parties in a field of several; the reverse of {@link partiesIn}. */
export function partiesText(named: readonly PartyAmount[]): string {
  return named
    .flatMap(({ key, amount = '' }) => [key, String(amount)])
    .filter(Boolean)
    .join(' ');
}

const labelIn = (options: readonly RecordOption[], key: string): Words | undefined =>
  options.find(({ id }) => id === key)?.label;

const namedIn = (words: Words): Shown => ({ as: 'name', text: words[0], words });

/** The option of a `choice`; one that the record alone has by its name. */
function chosen(field: Field, value: string, row: RecordRow, place: Place): Shown {
  const own = labelIn(field.optionsOf?.(row, place) ?? [], value);
  return own === undefined ? { as: 'option', id: value } : namedIn(own);
}

/** Text of a number or a flag. */
function plainly(field: Field, value: number | boolean): Shown {
  if (typeof value === 'boolean') return { as: value ? 'yes' : 'nothing' };
  const words = field.said?.(value);
  return words === undefined ? { as: 'number', number: value } : namedIn(words);
}

/** Displayed value of a field of a record; regions and parties by their names. */
export function shownIn(field: Field, row: RecordRow, place: Place): Shown {
  if (field.isAbsent?.(row, place) === true) return { as: 'nothing' };
  const text = field.told?.(row, place);
  if (text !== undefined) return namedIn(text);
  const value = fieldValue(field, row, place);
  if (value === null) return { as: field.none === undefined ? 'nothing' : 'none' };
  if (value === '') return { as: 'nothing' };
  if (typeof value !== 'string') return plainly(field, value);
  const { parties, board } = place.world;
  switch (field.kind) {
    case 'choice':
      return chosen(field, value, row, place);
    case 'choices': {
      const options = optionsIn(field, row, place);
      const labels = idsIn(value).map((key) => labelIn(options, key) ?? [key, key]);
      return namedIn([labels.map(([de]) => de).join(', '), labels.map(([, en]) => en).join(', ')]);
    }
    case 'members': {
      const names = idsIn(value).map((key) => parties[key]?.name ?? key);
      return { as: 'name', text: names.join(', ') };
    }
    case 'region':
      return named(board?.regions[value], value);
    case 'party':
    case 'owner':
      return { as: 'name', text: parties[value]?.name ?? value };
    case 'parties': {
      const named = partiesIn(value).map(({ key, amount }) => ({
        key: parties[key]?.name ?? key,
        amount,
      }));
      return { as: 'name', text: named.map((one) => partiesText([one])).join(', ') };
    }
    default:
      return { as: 'name', text: value };
  }
}

/** True if the GM writes a field of a kind of record. */
export function isWritten(of: Kind, field: Field): boolean {
  const isDerived =
    field.figure !== undefined || field.read !== undefined || field.kind === 'owner';
  const canBe = field.write !== undefined || !isDerived;
  return of.put !== undefined && canBe && field.isFixed !== true;
}

/** The id of a record in its register: its own where it is given once, else behind that of its owner. */
export function recordId({ isUnique }: Kind, { owner, row }: OwnedRecord<RecordRow>): string {
  return isUnique === true ? row.id : `${owner ?? ''}/${row.id}`;
}

/** Kinds of records shown in lists made of their declarations, not in lists of the game's own. */
export function listedKinds(kinds: readonly Kind[]): readonly Kind[] {
  return kinds.filter(({ isListedApart }) => isListedApart !== true);
}

/** Kinds of records that together contain each record once. */
export function distinctKinds(kinds: readonly Kind[]): readonly Kind[] {
  return kinds.filter(({ partOf }) => partOf === undefined);
}

/** The field by which records of a kind are called and found: the first that is not its owner. */
export function nameField({ fields }: Kind): Field | undefined {
  return fields.find(({ kind }) => kind !== 'owner') ?? fields[0];
}

/** True if a field stands in tables, not in the side panel alone. */
export function isInTable({ share }: Field): boolean {
  return share !== 0;
}

/** Who may know a field of a record. */
export function audienceOf(field: Field, row: RecordRow): Audience {
  return field.audienceOf?.(row) ?? field.audience ?? 'owner';
}

/** True if a party may know a field of a record; `viewer` null = the GM, who knows everything. */
export function mayKnow(
  field: Field,
  row: RecordRow,
  owner: string | null,
  viewer: string | null,
): boolean {
  if (viewer === null) return true;
  const audience = audienceOf(field, row);
  return audience === 'all' || (audience === 'owner' && owner === viewer);
}

/** Result of writing a value into a field: the record, or the id of the sentence against it. */
type Written = { readonly row: RecordRow } | { readonly fault: string };

/** The record with a value in a field, if it can hold it (`write`, `schema`); what `check` has against it is not asked. */
function unchecked(
  { schema }: Kind,
  field: Field,
  row: RecordRow,
  value: RecordValue,
  place: Place,
): Written {
  const isList = field.kind === 'choices' || field.kind === 'members';
  const next = field.write?.(row, value, place) ?? {
    ...row,
    [field.id]: isList ? idsIn(value) : value,
  };
  if (typeof next === 'string') return { fault: next };
  if (schema === undefined) return field.write === undefined ? { fault: 'schema' } : { row: next };
  const after = schema.safeParse(next);
  return after.success ? { row: after.data } : { fault: 'schema' };
}

/** The record with a value written into a field, or the id of the sentence against it (`schema` = it cannot hold it). */
export function written(
  kind: Kind,
  field: Field,
  row: RecordRow,
  value: RecordValue,
  place: Place,
): Written {
  const fault = field.check?.(row, value, place);
  if (fault !== undefined) return { fault };
  return unchecked(kind, field, row, value, place);
}

/** The first field of a record with the id of the sentence against its value, given all the others. */
export function faultIn(
  kind: Kind,
  row: RecordRow,
  place: Place,
): { readonly field: Field; readonly fault: string } | undefined {
  for (const field of kind.fields) {
    if (!isWritten(kind, field) || field.isAbsent?.(row, place) === true) continue;
    const fault = field.check?.(row, fieldValue(field, row, place), place);
    if (fault !== undefined) return { field, fault };
  }
  return undefined;
}

/**
 * A blank record with the values of a form written into it, the fields judged beside each other; or the first field
 * that cannot take its value.
 */
export function filled(
  kind: Kind,
  fields: readonly Field[],
  blank: RecordRow,
  valueOf: (field: Field) => RecordValue,
  place: Place,
): { readonly row: RecordRow } | { readonly field: Field; readonly fault: string } {
  let row = blank;
  for (const field of fields) {
    const after = unchecked(kind, field, row, valueOf(field), place);
    if ('fault' in after) return { field, fault: after.fault };
    ({ row } = after);
  }
  return faultIn(kind, row, place) ?? { row };
}
