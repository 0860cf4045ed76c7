import type { GrossfeldNo } from '../hex';
import type { Json, Settings } from '../kernel';
import type { Grossfeld } from './grossfeld';
import type { World } from './world';

/**
 * Parts of the world a turn changed, as they were before: enough to compute the turn again from the world after it. A
 * part that was not there before is null.
 */
export interface TurnStart {
  readonly clock: World['clock'];
  readonly grossfelder: Readonly<Record<GrossfeldNo, Grossfeld | null>>;
  readonly parties: Readonly<Record<string, World['parties'][string] | null>>;
  readonly units: Readonly<Record<string, World['units'][string] | null>>;
  readonly knowledge: Readonly<Record<string, World['knowledge'][string] | null>>;
  readonly works: Readonly<Record<string, World['works'][string] | null>>;
  readonly treaties: Readonly<Record<string, World['treaties'][string] | null>>;
  readonly people: Readonly<Record<string, World['people'][string] | null>>;
  /** Rows of the game's own; absent where the game has none. */
  readonly affairs?: Readonly<Record<string, Json>>;
}

type Parts<Value> = Readonly<Record<string, Value>>;

/** The parts that differ by identity, as they were before. */
const changedParts = <Value>(before: Parts<Value>, after: Parts<Value>): Parts<Value | null> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => before[key] !== after[key])
      .map((key) => [key, before[key] ?? null]),
  );

const restored = <Value>(after: Parts<Value>, start: Parts<Value | null>): Parts<Value> => {
  const kept = Object.entries(after).filter(([key]) => !Object.hasOwn(start, key));
  const old = Object.entries(start).flatMap(([key, value]): [string, Value][] =>
    value === null ? [] : [[key, value]],
  );
  return Object.fromEntries([...kept, ...old]);
};

/** A row that was not there before is null; rows themselves are never null. */
const changedAffairs = (before: World, after: World): Pick<TurnStart, 'affairs'> =>
  after.affairs === undefined ? {} : { affairs: changedParts(before.affairs ?? {}, after.affairs) };

/** Parts of a world changed by a turn, as they were before it. Parts are compared by identity. */
export function turnStart(before: World, after: World): TurnStart {
  return {
    clock: before.clock,
    grossfelder: changedParts(before.map.grossfelder, after.map.grossfelder),
    parties: changedParts(before.parties, after.parties),
    units: changedParts(before.units, after.units),
    knowledge: changedParts(before.knowledge, after.knowledge),
    works: changedParts(before.works, after.works),
    treaties: changedParts(before.treaties, after.treaties),
    people: changedParts(before.people, after.people),
    ...changedAffairs(before, after),
  };
}

/** Two starts of one turn merged: the union of both; where both have a value, the values are equal. */
export function joinedStarts(a: TurnStart, b: TurnStart): TurnStart {
  return {
    clock: a.clock,
    grossfelder: { ...a.grossfelder, ...b.grossfelder },
    parties: { ...a.parties, ...b.parties },
    units: { ...a.units, ...b.units },
    knowledge: { ...a.knowledge, ...b.knowledge },
    works: { ...a.works, ...b.works },
    treaties: { ...a.treaties, ...b.treaties },
    people: { ...a.people, ...b.people },
    ...(a.affairs === undefined && b.affairs === undefined
      ? {}
      : { affairs: { ...a.affairs, ...b.affairs } }),
  };
}

/** A world as it was before the turn whose start is given; what the GM changed since then stays changed. */
export function worldAtStart(world: World, start: TurnStart): World {
  return {
    ...world,
    map: { ...world.map, grossfelder: restored(world.map.grossfelder, start.grossfelder) },
    parties: restored(world.parties, start.parties),
    units: restored(world.units, start.units),
    knowledge: restored(world.knowledge, start.knowledge),
    works: restored(world.works, start.works),
    treaties: restored(world.treaties, start.treaties),
    people: restored(world.people, start.people),
    ...(start.affairs === undefined
      ? {}
      : { affairs: restored(world.affairs ?? {}, start.affairs) }),
    clock: start.clock,
  };
}

/** The number of the last archived turn that can be computed again; undefined if there is none. */
export function lastRepeatable({
  archive,
}: {
  readonly archive: Readonly<Record<number, { readonly turn: number; readonly start?: TurnStart }>>;
}): number | undefined {
  return Object.values(archive)
    .filter(({ start }) => start !== undefined)
    .map(({ turn }) => turn)
    .sort((a, b) => b - a)[0];
}

/** The world before the last turn that was applied, and its settings; undefined if it is not known. */
export function beforeLastTurn({
  archive,
  world,
}: {
  readonly archive: Readonly<
    Record<
      number,
      { readonly turn: number; readonly settings: Settings; readonly start?: TurnStart }
    >
  >;
  readonly world: World;
}): { readonly turn: number; readonly world: World; readonly settings: Settings } | undefined {
  const turn = lastRepeatable({ archive });
  const last = turn === undefined ? undefined : archive[turn];
  if (last?.start === undefined) return undefined;
  return { turn: last.turn, world: worldAtStart(world, last.start), settings: last.settings };
}
