import { type HexGame, hexGameOf, type RecordKind } from '../../kernel';
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

/** True if a game has records that cross with these values, and no others. */
const isKnownRow = ({ kind: id, values }: ParcelRow, records: KnownKinds['records']): boolean => {
  const kind = records.find((one) => one.id === id);
  const fields = new Set<unknown>(kind?.crossing?.fields);
  const read = kind?.schema?.safeParse(values);
  const isFit = read?.error?.issues.every(({ path: [field] }) => !fields.has(field)) ?? true;
  return isFit && fields.size > 0 && Object.keys(values).every((field) => fields.has(field));
};

/** A kind in a parcel that the game does not know, as it is there; undefined = it knows all. */
export function unknownKind(
  { units, rows = [], knowledge }: Parcel,
  { unitTypes, terrains, settlements, records }: KnownKinds,
): string | undefined {
  const told = knowledge.map(({ known }) => known);
  return (
    rows.find((row) => !isKnownRow(row, records))?.kind ??
    units.find(({ type }) => !Object.hasOwn(unitTypes, type))?.type ??
    told
      .flatMap(({ terrain }) => terrain)
      .find((key): key is string => key !== null && !Object.hasOwn(terrains, key)) ??
    told
      .flatMap((known) => Object.values(known.settlements))
      .find(({ type }) => !Object.hasOwn(settlements, type))?.type
  );
}
