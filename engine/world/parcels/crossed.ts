import type { UnitId, World } from '../world';
import type { ParcelBooks } from './parcel';

/**
 * Units that crossed the border between two states of a campaign, by the later one: those that left with a parcel that was
 * not refused, and those that arrived. A merge must take them as they are now, or one would be lost or doubled.
 */
export function crossedUnits(
  parcels: ParcelBooks = {},
  before: Readonly<Record<UnitId, unknown>>,
  now: World['units'],
): ReadonlySet<UnitId> {
  const ids = Object.values(parcels).flatMap((record): readonly UnitId[] => {
    if (record.kind === 'out' && record.state !== 'refused')
      return record.departed.map(({ unit }) => unit.id).filter((id) => now[id] === undefined);
    if (record.kind !== 'in') return [];
    return record.arrived
      .map(({ id }) => id)
      .filter((id) => now[id] !== undefined && before[id] === undefined);
  });
  return new Set(ids);
}

/** Units of a merge, with those that crossed the border as they are now. */
export function withCrossed(
  merged: World['units'],
  crossed: ReadonlySet<UnitId>,
  now: World['units'],
): World['units'] {
  if (crossed.size === 0) return merged;
  const rest = Object.entries(merged).filter(([id]) => !crossed.has(id));
  const held = [...crossed].flatMap((id) => {
    const unit = now[id];
    return unit === undefined ? [] : [[id, unit] as const];
  });
  return Object.fromEntries([...rest, ...held]);
}
