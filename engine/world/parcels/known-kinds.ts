import { type HexGame, hexGameOf, type RecordKind, type Words } from '../../kernel';
import type { World } from '../world';
import type { Parcel, ParcelRow } from './parcel';

/** Kinds of units, terrain and settlements of a game, by key, and of its records. */
export interface KnownKinds extends Pick<HexGame<World>, 'unitTypes' | 'terrains' | 'settlements'> {
  readonly records: readonly RecordKind<World>[];
}

/** What of a game a parcel is compared with. */
export function knownKindsOf(
  system:
    | { readonly board: { readonly hex?: HexGame<World> }; readonly records: KnownKinds['records'] }
    | undefined,
): KnownKinds {
  return { ...hexGameOf(system), records: system?.records ?? [] };
}

/** What of a parcel a game cannot read. */
interface UnknownKind {
  /** It has no such unit, terrain or settlement, no such records that cross, or none with these values. */
  readonly why: 'kind' | 'rows' | 'values';
  /** As it is in the parcel. */
  readonly kind: string;
  /** What records of the kind are called, where the game has some. */
  readonly words?: Words;
}

/** True if a game has records that cross with these values, and no others. */
export function isKnownRow(
  { kind: id, values }: ParcelRow,
  records: KnownKinds['records'],
): boolean {
  const kind = records.find((one) => one.id === id);
  const fields = new Set<unknown>(kind?.crossing?.fields);
  const read = kind?.schema?.safeParse(values);
  const isFit = read?.error?.issues.every(({ path: [field] }) => !fields.has(field)) ?? true;
  return isFit && fields.size > 0 && Object.keys(values).every((field) => fields.has(field));
}

const unknownRow = (row: ParcelRow, records: KnownKinds['records']): UnknownKind => {
  const kind = records.find((one) => one.id === row.kind);
  return {
    why: kind?.crossing === undefined ? 'rows' : 'values',
    kind: row.kind,
    ...(kind === undefined ? {} : { words: kind.words.many }),
  };
};

/** The first of a parcel that the game cannot read; undefined = it knows all. */
export function unknownKind(
  { units, rows = [], knowledge }: Parcel,
  { unitTypes, terrains, settlements, records }: KnownKinds,
): UnknownKind | undefined {
  const told = knowledge.map(({ known }) => known);
  const row = rows.find((one) => !isKnownRow(one, records));
  if (row !== undefined) return unknownRow(row, records);
  const kind =
    units.find(({ type }) => !Object.hasOwn(unitTypes, type))?.type ??
    told
      .flatMap(({ terrain }) => terrain)
      .find((key): key is string => key !== null && !Object.hasOwn(terrains, key)) ??
    told
      .flatMap((known) => Object.values(known.settlements))
      .find(({ type }) => !Object.hasOwn(settlements, type))?.type;
  return kind === undefined ? undefined : { why: 'kind', kind };
}
