import type { GrossfeldNo, Topology } from '../hex';
import type { Json } from '../kernel';
import type { Grossfeld } from './grossfeld';
import { packText, unpackText } from './packed';
import type { RegionBoard } from './regions';
import { encode } from './save/archive-bytes';
import { canonicalJson } from './save/canonical';
import { parseJson } from './save/parse-json';
import { turnStartSchema } from './save/schema-world';
import type { World } from './world';

/**
 * Parts in which a world differs from a later one, as they were in it: those a turn changed, which is enough to
 * compute the turn again from the world after it, or those the GM changed between two turns. A part that was not there
 * is null.
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
  /** Absent where they do not differ, as below: turns do not change them. */
  readonly labels?: Readonly<Record<string, World['labels'][string] | null>>;
  readonly board?: RegionBoard;
  readonly topology?: Topology;
}

type Parts<Value> = Readonly<Record<string, Value>>;

/** The parts that differ by identity, as they were before. */
const changedParts = <Value>(before: Parts<Value>, after: Parts<Value>): Parts<Value | null> =>
  before === after
    ? {}
    : Object.fromEntries(
        [...new Set([...Object.keys(before), ...Object.keys(after)])]
          .filter((key) => before[key] !== after[key])
          .map((key) => [key, before[key] ?? null]),
      );

const restored = <Value>(after: Parts<Value>, start: Parts<Value | null>): Parts<Value> => {
  if (Object.keys(start).length === 0) return after;
  const kept = Object.entries(after).filter(([key]) => !Object.hasOwn(start, key));
  const old = Object.entries(start).flatMap(([key, value]): [string, Value][] =>
    value === null ? [] : [[key, value]],
  );
  return Object.fromEntries([...kept, ...old]);
};

/** A row that was not there before is null; rows themselves are never null. */
const changedAffairs = (before: World, after: World): Pick<TurnStart, 'affairs'> =>
  after.affairs === undefined ? {} : { affairs: changedParts(before.affairs ?? {}, after.affairs) };

/** What only the GM changes. */
const changedFrame = (
  before: World,
  after: World,
): Pick<TurnStart, 'labels' | 'board' | 'topology'> => ({
  ...(before.labels === after.labels ? {} : { labels: changedParts(before.labels, after.labels) }),
  ...(before.board === undefined || before.board === after.board ? {} : { board: before.board }),
  ...(before.map.topology === after.map.topology ? {} : { topology: before.map.topology }),
});

/** Parts of a world that differ in a later one, as they were before. Parts are compared by identity. */
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
    ...changedFrame(before, after),
  };
}

/** True if a start names no part: both worlds are equal. */
export function isNoChange({ clock: _, ...parts }: TurnStart): boolean {
  return Object.values(parts).every((part) => Object.keys(part).length === 0);
}

/** A start as a short text for the archive. */
export function packStart(start: TurnStart): string {
  return packText(canonicalJson(start));
}

/** Most bytes of an unpacked start, and how deep its JSON may be nested. */
const LIMITS = { bytes: 128 * 1024 * 1024, depth: 100 };

const parsedStart = (json: string): TurnStart | undefined => {
  const parsed = parseJson('start', json, LIMITS.depth);
  const start = parsed.ok ? turnStartSchema.safeParse(parsed.value) : undefined;
  return start?.success === true ? start.data : undefined;
};

/** The start in a text of {@link packStart}; undefined if it is none, whatever the text. */
export function unpackStart(text: string): TurnStart | undefined {
  return unpackStarts([text])?.[0];
}

/**
 * The starts in some texts of {@link packStart}; undefined if one is none, or all together have more than `most`
 * bytes.
 */
export function unpackStarts(
  texts: readonly string[],
  most = LIMITS.bytes,
): readonly TurnStart[] | undefined {
  let left = most;
  const starts: TurnStart[] = [];
  for (const text of texts) {
    const json = unpackText(text, left);
    const start = json === undefined ? undefined : parsedStart(json);
    if (json === undefined || start === undefined) return undefined;
    left -= encode(json).length;
    starts.push(start);
  }
  return starts;
}

/**
 * A world as it was before the turn whose start is given; what the GM changed since then stays changed, unless it is
 * undone first (see `bookedTurns`).
 */
export function worldAtStart(world: World, start: TurnStart): World {
  return {
    ...world,
    map: {
      topology: start.topology ?? world.map.topology,
      grossfelder: restored(world.map.grossfelder, start.grossfelder),
    },
    parties: restored(world.parties, start.parties),
    units: restored(world.units, start.units),
    knowledge: restored(world.knowledge, start.knowledge),
    works: restored(world.works, start.works),
    treaties: restored(world.treaties, start.treaties),
    people: restored(world.people, start.people),
    ...(start.affairs === undefined
      ? {}
      : { affairs: restored(world.affairs ?? {}, start.affairs) }),
    ...(start.labels === undefined ? {} : { labels: restored(world.labels, start.labels) }),
    ...(start.board === undefined ? {} : { board: start.board }),
    clock: start.clock,
  };
}
