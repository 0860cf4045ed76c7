import type { FieldAddress } from '../../hex';
import type { Json, RecordCrossing, RecordKind, RecordRow, Settings } from '../../kernel';
import type { Campaign } from '../campaign';
import { settingsInForce } from '../editions';
import type { PartyKey } from '../grossfeld';
import { carrierOfRow, fieldOfRow, storedEntry, storedRow, type StoredRow } from '../records';
import type { World } from '../world';
import type { Crosser, CrossingRow } from './parcel';

/** Everything of a world that can cross the border, by id. */
export type Crossers = Readonly<Record<string, Crosser>>;

/** Which records of a game cross the border, and what they are written by. */
export interface CrossingGame {
  readonly records: readonly RecordKind<World>[];
  readonly settings: Settings;
}

/** What of a game lets its records cross the border of a campaign. */
export function crossingGame(
  campaign: Campaign,
  records: readonly RecordKind<World>[],
): CrossingGame {
  return { records, settings: settingsInForce(campaign) };
}

/** True of a record, false of a unit. */
export function isRow(crosser: Crosser): crosser is CrossingRow {
  return 'row' in crosser;
}

/** A record of a party with what its key and its kind say. */
export interface KeptRow {
  readonly kind: RecordKind<World>;
  readonly crossing: RecordCrossing<World>;
  readonly stored: StoredRow;
  readonly owner: PartyKey;
}

/** A record by its key in `World.affairs`; undefined if it is none that crosses. */
export function keptRow(id: string, row: Json, { records }: CrossingGame): KeptRow | undefined {
  const stored = storedRow(id, row);
  const owner = stored?.owner ?? null;
  const kind = records.find((one) => one.id === stored?.kind);
  if (stored === undefined || owner === null || kind?.crossing === undefined) return undefined;
  return { kind, crossing: kind.crossing, stored, owner };
}

/** What of a world can cross the border: its units, and the records its game reads, with the values the game reads. */
export function crossersIn(world: World, { records, settings }: CrossingGame): Crossers {
  const rows = records.flatMap((kind) =>
    (kind.crossing === undefined ? [] : kind.rows(world, settings)).flatMap(({ owner, row }) => {
      if (owner === null) return [];
      const { id, ...value } = row;
      const [key] = storedEntry(kind.id, owner, id, {});
      return [[key, { id: key, row: value }] as const];
    }),
  );
  return { ...world.units, ...Object.fromEntries(rows) };
}

/** Whose something is. */
export function partyOf(crosser: Crosser): PartyKey {
  return isRow(crosser) ? (storedRow(crosser.id, crosser.row)?.owner ?? '') : crosser.party;
}

/** Id of what carries something, be it there or not; null = nothing does. */
export function carrierOf(crosser: Crosser, game: CrossingGame): string | null {
  if (!isRow(crosser)) return crosser.place.kind === 'aboard' ? crosser.place.carrier : null;
  const kept = keptRow(crosser.id, crosser.row, game);
  return (kept && carrierOfRow(kept.kind, kept.stored)) ?? null;
}

/** The field in or at which something is, through all its carriers; null = it is nowhere. */
export function fieldOf(
  crosser: Crosser,
  crossers: Crossers,
  game: CrossingGame,
): FieldAddress | null {
  let last = crosser;
  const seen = new Set<Crosser>();
  for (let at: Crosser | undefined = crosser; at !== undefined && !seen.has(at);) {
    seen.add(at);
    last = at;
    at = crossers[carrierOf(at, game) ?? ''];
  }
  if (!isRow(last)) return last.place.kind === 'aboard' ? null : last.place.field;
  const kept = keptRow(last.id, last.row, game);
  return (kept && fieldOfRow(kept.kind, kept.stored)) ?? null;
}

const withValues = (
  { id, row }: CrossingRow,
  game: CrossingGame,
  valueOf: (field: RecordKind<World>['fields'][number]) => string | undefined,
): CrossingRow => {
  const fields = keptRow(id, row, game)?.kind.fields ?? [];
  const values = fields.flatMap((field) => {
    const value = valueOf(field);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  return { id, row: { ...row, ...Object.fromEntries(values) } };
};

/** Something in a field, carried by nothing. */
export function inField(crosser: Crosser, field: FieldAddress, game: CrossingGame): Crosser {
  if (!isRow(crosser)) return { ...crosser, place: { kind: 'field', field } };
  return withValues(crosser, game, ({ place, carrierId }) =>
    place === 'stands' ? field : carrierId === undefined ? undefined : '',
  );
}

/** A stored record as its kind takes it. */
export function rowOf({ id, value }: StoredRow): RecordRow {
  return { ...value, id };
}

/** What a record is called, by which others name it. */
export function nameOf(
  { kind, stored, owner }: KeptRow,
  world: World,
  { settings }: CrossingGame,
): string {
  return kind.named?.(rowOf(stored), { world, settings, owner })[0] ?? stored.id;
}

/** Something aboard of something else of its kind. */
export function aboard(
  crosser: Crosser,
  carrier: Crosser,
  world: World,
  game: CrossingGame,
): Crosser {
  if (!isRow(crosser)) return { ...crosser, place: { kind: 'aboard', carrier: carrier.id } };
  const kept = isRow(carrier) ? keptRow(carrier.id, carrier.row, game) : undefined;
  if (kept === undefined) return crosser;
  const name = nameOf(kept, world, game);
  return withValues(crosser, game, ({ carrierId }) => (carrierId === undefined ? undefined : name));
}

/** A world without some of what can cross. */
export function withoutCrossers(world: World, ids: ReadonlySet<string>): World {
  if (ids.size === 0) return world;
  const left = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => !ids.has(id)));
  const { units, affairs } = world;
  return {
    ...world,
    units: left(units),
    ...(affairs === undefined ? {} : { affairs: left(affairs) }),
  };
}

/** A world with something that can cross under its id, new or in the place of what has it. */
export function withCrosser(world: World, crosser: Crosser): World {
  const { id } = crosser;
  return isRow(crosser)
    ? { ...world, affairs: { ...world.affairs, [id]: crosser.row } }
    : { ...world, units: { ...world.units, [id]: crosser } };
}
