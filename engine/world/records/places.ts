import { type FieldAddress, parseFieldAddress } from '../../hex';
import type { Json } from '../../kernel';
import type { PartyKey } from '../grossfeld';
import type { World } from '../world';
import { storedEntry, storedRow, type StoredRow } from './store';
import type { Field, Kind } from './values';

type IsThere = (field: FieldAddress) => boolean;
type Affairs = Pick<World, 'affairs'>;

const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '');

/** The field that a word names, or one side of it; undefined = it is no address. */
const fieldNamed = (word: string): FieldAddress | undefined =>
  parseFieldAddress(word.replace(/\(\d\)$/, ''));

/** The words with addresses of a stored row, by column. */
const placesIn = (
  { fields }: Kind,
  { id, value }: StoredRow,
): readonly (readonly [Field, readonly string[]])[] =>
  fields.flatMap((field) => {
    if (field.place === undefined) return [];
    const text = field.id === 'id' ? id : value[field.id];
    return typeof text === 'string' ? [[field, wordsOf(text)] as const] : [];
  });

/** What is kept of a stored row where only some land is left; undefined = nothing. */
const keptOf = (kind: Kind, row: StoredRow, isThere: IsThere): StoredRow['value'] | undefined => {
  let { value } = row;
  for (const [{ id, place }, words] of placesIn(kind, row)) {
    const left = words.filter((word) => {
      const field = fieldNamed(word);
      return field === undefined || isThere(field);
    });
    if (left.length === 0 && words.length > 0 && place !== 'names') return undefined;
    if (left.length < words.length) value = { ...value, [id]: left.join(' ') };
  }
  return value;
};

/** Key of the row that carries a row (`RecordField.carrierId`), be it there or not; undefined = it names none. */
export function carrierOfRow({ fields }: Kind, row: StoredRow): string | undefined {
  const field = fields.find(({ carrierId }) => carrierId !== undefined);
  const named = row.value[field?.id ?? ''];
  if (typeof named !== 'string' || named === '') return undefined;
  return storedEntry(row.kind, row.owner, field?.carrierId?.(named) ?? named, {})[0];
}

/** The field in which a row stands by its own address. */
export function fieldOfRow(kind: Kind, row: StoredRow): FieldAddress | undefined {
  return placesIn(kind, row)
    .flatMap(([{ place }, words]) => (place === 'stands' ? words.map(fieldNamed) : []))
    .find((field) => field !== undefined);
}

/** A row that another one carries, standing where that one does; any other as it is. */
const whereCarried = (
  kind: Kind,
  row: StoredRow,
  affairs: Readonly<Record<string, Json>>,
): StoredRow => {
  const key = carrierOfRow(kind, row) ?? '';
  const carrier = storedRow(key, affairs[key] ?? null);
  if (carrier === undefined) return row;
  const value: Record<string, Json> = { ...row.value };
  for (const { id, place } of kind.fields)
    if (place === 'stands') value[id] = carrier.value[id] ?? '';
  return { ...row, value };
};

/** The stored rows of a world, each with its kind where it is one of these, and as it is where it stands. */
const rowsOf = (kinds: readonly Kind[], { affairs = {} }: Affairs) => {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  return Object.entries(affairs).map(([key, json]) => {
    const stored = storedRow(key, json);
    const kind = byId.get(stored?.kind ?? '');
    const row =
      stored === undefined || kind === undefined ? stored : whereCarried(kind, stored, affairs);
    return { key, json, stored, row, kind };
  });
};

/**
 * The rows of a world without some land (`RecordField.place`): records that stand there alone, or are about places there
 * alone, go; all others lose the addresses there.
 */
export function rowsWithout(
  kinds: readonly Kind[],
  world: Affairs,
  isGone: IsThere,
): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    rowsOf(kinds, world).flatMap(({ key, json, stored, row, kind }) => {
      if (stored === undefined || row === undefined || kind === undefined) return [[key, json]];
      const isThere: IsThere = (field) => !isGone(field);
      const kept = keptOf(kind, row, isThere);
      if (kept === undefined) return [];
      // One that is carried from land that goes is written where its carrier stands.
      return [[key, keptOf(kind, stored, isThere) === stored.value ? json : kept]];
    }),
  );
}

/** The rows of a world without those of nobody that lie nowhere. */
export function rowsSomewhere(
  kinds: readonly Kind[],
  world: Affairs,
): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    rowsOf(kinds, world).flatMap(({ key, json, row, kind }) => {
      const isSomewhere =
        row === undefined ||
        kind === undefined ||
        row.owner !== null ||
        placesIn(kind, row).every(([{ place }, words]) => place === 'names' || words.length > 0);
      return isSomewhere ? [[key, json]] : [];
    }),
  );
}

/** A place of a record of a party: where it stands, or what it is about. */
export interface RowPlace {
  readonly owner: PartyKey;
  readonly place: 'stands' | 'about';
  readonly field: FieldAddress;
}

/** The places of the records of parties. */
export function placesOfRows(kinds: readonly Kind[], world: Affairs): readonly RowPlace[] {
  return rowsOf(kinds, world).flatMap(({ row, kind }) => {
    const owner = row?.owner ?? null;
    if (row === undefined || owner === null || kind === undefined) return [];
    return placesIn(kind, row).flatMap(([{ place }, words]) =>
      words.flatMap((word): RowPlace | readonly [] => {
        const field = fieldNamed(word);
        if (field === undefined || place === undefined || place === 'names') return [];
        return { owner, place, field };
      }),
    );
  });
}
