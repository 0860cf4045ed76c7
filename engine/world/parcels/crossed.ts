import type { RecordKind } from '../../kernel';
import type { Campaign } from '../campaign';
import { isEqual } from '../merge';
import type { World } from '../world';
import {
  aboard,
  carrierOf,
  type Crossers,
  crossersIn,
  type CrossingGame,
  crossingGame,
  fieldOf,
  inField,
  isRow,
  keptRow,
  withCrosser,
  withoutCrossers,
} from './crosser';
import { joined } from './joined';
import type { Crosser, ParcelBooks } from './parcel';

type Entries = Readonly<Record<string, unknown>>;

/** Parts of a world in which something stands that can cross the border: no id is in both. */
export const CROSSING_PARTS = ['units', 'affairs'] as const;

/** The units of a state of a world and the rows of its game, by id. */
export function crossingEntries({
  units = {},
  affairs = {},
}: {
  readonly units?: Entries;
  readonly affairs?: Entries;
}): Entries {
  return { ...units, ...affairs };
}

/**
 * Units and records that crossed the border between two states of a campaign, by the later one: those that left in the
 * turn `since` or after it with a parcel, unless they are back under their number; those that arrived, also where the
 * earlier state has something else under their number; and those that came back under another number. A merge must
 * take what stands under these ids as it is now, or one would be lost or doubled.
 * @param since When the earlier state was: the turn that was open, and the moment, if that turn was open for a while.
 */
export function crossedIds(
  parcels: ParcelBooks = {},
  before: Entries,
  world: Pick<World, 'units' | 'affairs' | 'clock'>,
  since: { readonly turn: number; readonly at?: string },
): ReadonlySet<string> {
  const now = crossingEntries(world);
  const hasCome = (id: string): boolean => now[id] !== undefined && before[id] === undefined;
  const isBetween = (turn: number): boolean => turn >= since.turn && turn <= world.clock.turn;
  const ids = Object.values(parcels).flatMap((record): readonly string[] => {
    if (record.kind === 'in') {
      const isNew = isBetween(record.turn) && record.at > (since.at ?? '');
      return record.arrived
        .map(({ id }) => id)
        .filter((id) => (isNew ? now[id] !== undefined : hasCome(id)));
    }
    if (record.kind !== 'out') return [];
    const { returned = [] } = record;
    const left = record.departed.flatMap(({ unit: { id } }, index) => {
      const isBack = record.state === 'refused' && (returned[index] ?? id) === id;
      const hasLeft = isBack ? now[id] === undefined : before[id] !== undefined;
      return now[id] === undefined || (hasLeft && isBetween(record.turn)) ? [id] : [];
    });
    return [...left, ...returned.filter(hasCome)];
  });
  return new Set(ids);
}

/** Units or rows of a merge, with those that crossed the border as they are now. */
export function withCrossed<Entry>(
  merged: Readonly<Record<string, Entry>>,
  crossed: ReadonlySet<string>,
  now: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry>> {
  if (crossed.size === 0) return merged;
  const rest = Object.entries(merged).filter(([id]) => !crossed.has(id));
  const held = Object.entries(now).filter(([id]) => crossed.has(id));
  return Object.fromEntries([...rest, ...held]);
}

/**
 * A merged world in which records aboard of what is not there any more stand where that was in one of the worlds it
 * was made of. Units: `withoutLostCarriers`.
 * @param records Kinds of records of the game.
 */
export function withRowsAshore(
  campaign: Campaign,
  merged: World,
  worlds: readonly World[],
  records: readonly RecordKind<World>[],
): World {
  if (!records.some(({ crossing }) => crossing !== undefined)) return merged;
  const game = crossingGame(campaign, records);
  const here = crossersIn(merged, game);
  const former = worlds.map((then) => crossersIn(then, game));
  let world = merged;
  for (const one of Object.values(here)) {
    const id = carrierOf(one, game) ?? '';
    if (!isRow(one) || id === '' || here[id] !== undefined) continue;
    const [field] = former.flatMap((crossers) => {
      const carrier = crossers[id];
      return (carrier && fieldOf(carrier, crossers, game)) ?? [];
    });
    if (field !== undefined) world = withCrosser(world, inField(one, field, game));
  }
  return world;
}

/** Ids of what crossed and what another state of the campaign changes: that cannot be taken. */
export function changedAway(
  crossed: ReadonlySet<string>,
  before: Entries,
  theirs: Entries,
): readonly string[] {
  return [...crossed].filter((id) => before[id] !== undefined && !isEqual(before[id], theirs[id]));
}

/** New ids of units and records by their old ones. */
export type NewNumbers = ReadonlyMap<string, string>;

/** Something under the number another one of its kind has. */
const numberedAs = (crosser: Crosser, like: Crosser, game: CrossingGame): Crosser => {
  if (!isRow(crosser) || !isRow(like))
    return isRow(crosser) || isRow(like)
      ? crosser
      : { ...crosser, id: like.id, number: like.number };
  const field = keptRow(crosser.id, crosser.row, game)?.crossing.number ?? '';
  return { id: like.id, row: { ...crosser.row, [field]: like.row[field] ?? null } };
};

/** Ids given once before, by the ids in another state, and worlds that have what they were given to: they stay. */
interface KeptNumbers {
  readonly ids: Readonly<Record<string, string>>;
  readonly worlds: readonly World[];
}

const NONE_KEPT: KeptNumbers = { ids: {}, worlds: [] };

/** What another state of the world makes, as far as it was given a number before, under that one, by its id there. */
const underKept = (
  { ids, worlds }: KeptNumbers,
  made: Crossers,
  game: CrossingGame,
): Map<string, Crosser> => {
  const given = worlds.map((world) => crossersIn(world, game));
  const fresh = new Map<string, Crosser>();
  for (const [id, free] of Object.entries(ids)) {
    const one = made[id];
    const like = given.find((crossers) => crossers[free] !== undefined)?.[free];
    if (one !== undefined && like !== undefined && made[free] === undefined)
      fresh.set(id, numberedAs(one, like, game));
  }
  return fresh;
};

/** How another state of the world is made from a former one, and the world as it is now. */
interface Renumbering {
  readonly theirs: World;
  readonly now: World;
  /** Kinds of records of the game. */
  readonly records: readonly RecordKind<World>[];
  readonly kept?: KeptNumbers;
}

/**
 * Another state of the world, where what it makes under the number of something that came across the border meanwhile
 * has a free one, with who is aboard of it.
 */
export function withFreeNumbers(
  campaign: Campaign,
  crossed: ReadonlySet<string>,
  before: Entries,
  { theirs, now, records, kept = NONE_KEPT }: Renumbering,
): { readonly world: World; readonly renumbered: NewNumbers } {
  if (crossed.size === 0 && Object.keys(kept.ids).length === 0)
    return { world: theirs, renumbered: new Map() };
  const game = crossingGame(campaign, records);
  const made = crossersIn(theirs, game);
  const held = crossingEntries(now);
  const fresh = underKept(kept, made, game);
  const clashing = [...crossed].filter(
    (id) =>
      made[id] !== undefined &&
      held[id] !== undefined &&
      before[id] === undefined &&
      !fresh.has(id),
  );
  if (clashing.length + fresh.size === 0) return { world: theirs, renumbered: new Map() };
  let taken: World = {
    ...theirs,
    units: { ...theirs.units, ...now.units },
    affairs: { ...theirs.affairs, ...now.affairs },
  };
  for (const one of fresh.values()) taken = withCrosser(taken, one);
  for (const [id, one] of Object.entries(made)) {
    if (!clashing.includes(id)) continue;
    const free = joined(taken, one, game);
    taken = free.world;
    fresh.set(id, free.crosser);
  }
  let world = withoutCrossers(theirs, new Set(fresh.keys()));
  for (const one of fresh.values()) world = withCrosser(world, one);
  for (const one of Object.values(crossersIn(world, game))) {
    const carrier = fresh.get(carrierOf(one, game) ?? '');
    if (carrier !== undefined) world = withCrosser(world, aboard(one, carrier, world, game));
  }
  return { world, renumbered: new Map([...fresh].map(([id, one]) => [id, one.id])) };
}
