import { reuse } from '../kernel';
import { mergedEntry, type MergePath } from './merge';
import type { Place, UnitId, World } from './world';

/** Parts of the world that a turn changes. */
const PARTS = ['parties', 'units', 'knowledge', 'works', 'treaties', 'people', 'affairs'] as const;
export type WorldPart = (typeof PARTS)[number] | 'grossfelder';

/** Something that both the correction and, since the month was booked, the GM changed: the correction holds. */
export interface CorrectionConflict {
  readonly part: WorldPart;
  /** Key of the part, such as a unit's id. */
  readonly id: string;
  /** Path within it; empty = it as a whole. */
  readonly path: MergePath;
}

/** The world after a correction, and what was changed twice. */
export interface CorrectedWorld {
  readonly world: World;
  readonly conflicts: readonly CorrectionConflict[];
}

type Records = Readonly<Record<string, unknown>>;

const mergedRecord = (
  part: WorldPart,
  [base, mine, theirs]: readonly [Records, Records, Records],
): { readonly record: Records; readonly conflicts: readonly CorrectionConflict[] } => {
  const found = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((id) => {
    const sides = { base: base[id], mine: mine[id], theirs: theirs[id] };
    const { value, conflicts } = mergedEntry(sides);
    return { id, value, conflicts: conflicts.map((path) => ({ part, id, path })) };
  });
  const record = Object.fromEntries(
    found.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])),
  );
  return { record, conflicts: found.flatMap(({ conflicts }) => conflicts) };
};

const recordOf = (world: World, part: WorldPart): Records =>
  part === 'grossfelder' ? world.map.grossfelder : (world[part] ?? {});

/** A world with one of its parts replaced by a record of the same kind. */
const withRecord = (world: World, part: WorldPart, record: Records): World =>
  part === 'grossfelder'
    ? { ...world, map: { ...world.map, grossfelder: record as World['map']['grossfelder'] } }
    : { ...world, [part]: record };

/**
 * Place of a unit whose carrier may be gone: with the lost carrier, where one of the worlds has that; as stated if none
 * of them knows the carrier.
 */
const placeWithout = (
  place: Place,
  units: World['units'],
  worlds: readonly World[],
  seen: ReadonlySet<UnitId> = new Set(),
): Place => {
  if (place.kind !== 'aboard' || units[place.carrier] !== undefined) return place;
  const { carrier } = place;
  if (seen.has(carrier)) return place;
  const lost = worlds.map((world) => world.units[carrier]).find((unit) => unit !== undefined);
  return lost === undefined
    ? place
    : placeWithout(lost.place, units, worlds, new Set([...seen, carrier]));
};

/**
 * Units aboard of what the correction or the GM removed stand where the correction leaves them, or else where their
 * carrier was.
 */
export function withoutLostCarriers(
  units: World['units'],
  theirs: World,
  mine: World,
): World['units'] {
  return Object.fromEntries(
    Object.entries(units).map(([id, unit]) => {
      if (unit.place.kind !== 'aboard' || units[unit.place.carrier] !== undefined)
        return [id, unit];
      const left = theirs.units[id]?.place ?? unit.place;
      return [id, { ...unit, place: placeWithout(left, units, [theirs, mine]) }];
    }),
  );
}

/**
 * The world after a correction: the corrected result, with what the GM changed since the month was booked where the
 * correction does not touch it. Gold that came and went since stays added. Unchanged parts retain their identity.
 */
export function correctedWorld(now: World, booked: World, corrected: World): CorrectedWorld {
  const base = reuse(now, booked);
  const theirs = reuse(base, corrected);
  const all = [now, base, theirs];
  const present = ([...PARTS, 'grossfelder'] as const).filter((part) =>
    all.some((world) => part === 'grossfelder' || world[part] !== undefined),
  );
  const parts = present.map((part) => ({
    part,
    ...mergedRecord(part, [recordOf(base, part), recordOf(now, part), recordOf(theirs, part)]),
  }));
  const world = parts.reduce((all, { part, record }) => withRecord(all, part, record), now);
  return {
    world: { ...world, units: withoutLostCarriers(world.units, theirs, now) },
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}
