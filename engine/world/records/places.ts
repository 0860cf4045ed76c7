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
    const isGone = left.length === 0 && (words.length > 0 || row.owner === null);
    if (isGone && place !== 'names') return undefined;
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
 * The rows of a world where only some land is left (`RecordField.place`): records that stand elsewhere or are about a place
 * elsewhere go, and so do those of nobody that lie nowhere; all others lose the addresses elsewhere that they only name.
 */
export function rowsOnLand(
  kinds: readonly Kind[],
  world: Affairs,
  isThere: IsThere,
): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    rowsOf(kinds, world).flatMap(({ key, json, row, kind }) => {
      if (row === undefined || kind === undefined) return [[key, json]];
      const kept = keptOf(kind, row, isThere);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
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
