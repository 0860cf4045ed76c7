import { type FieldAddress, parseFieldAddress } from '../../hex';
import type { Json } from '../../kernel';
import type { PartyKey } from '../grossfeld';
import type { World } from '../world';
import { storedRow, type StoredRow } from './store';
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

/** The stored rows of a world, each with its kind where it is one of these. */
const rowsOf = (kinds: readonly Kind[], { affairs = {} }: Affairs) => {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  return Object.entries(affairs).map(([key, json]) => {
    const row = storedRow(key, json);
    return { key, json, row, kind: byId.get(row?.kind ?? '') };
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
    rowsOf(kinds, world).flatMap(({ key, json, row, kind }) => {
      if (row === undefined || kind === undefined) return [[key, json]];
      const kept = keptOf(kind, row, (field) => !isGone(field));
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

/** The rows of a world where only some land is left: as without all other, and without those of nobody that lie nowhere. */
export function rowsOnLand(
  kinds: readonly Kind[],
  world: Affairs,
  isThere: IsThere,
): Readonly<Record<string, Json>> {
  const placed = rowsOf(kinds, world).filter(
    ({ row, kind }) =>
      row === undefined ||
      kind === undefined ||
      row.owner !== null ||
      placesIn(kind, row).every(([{ place }, words]) => place === 'names' || words.length > 0),
  );
  const affairs = Object.fromEntries(placed.map(({ key, json }) => [key, json]));
  return rowsWithout(kinds, { affairs }, (field) => !isThere(field));
}

/** The parties with a record that stands on some land. */
export function partiesOfRows(
  kinds: readonly Kind[],
  world: Affairs,
  isThere: IsThere,
): readonly PartyKey[] {
  return rowsOf(kinds, world).flatMap(({ row, kind }) => {
    if (row === undefined || row.owner === null || kind === undefined) return [];
    const isOn = placesIn(kind, row).some(
      ([{ place }, words]) =>
        place === 'stands' &&
        words.some((word) => {
          const field = fieldNamed(word);
          return field !== undefined && isThere(field);
        }),
    );
    return isOn ? [row.owner] : [];
  });
}
