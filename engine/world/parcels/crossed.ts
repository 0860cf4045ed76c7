import { isEqual } from '../merge';
import { type Unit, unitId, type UnitId, type World } from '../world';
import type { ParcelBooks } from './parcel';
import { freeUnitNumber } from './return-units';

type Units = World['units'];

/**
 * Units that crossed the border between two states of a campaign, by the later one: those that left in the turn `since` or
 * after it with a parcel, unless they are back under their number; those that arrived; and those that came back under
 * another number. A merge must take what stands under these numbers as it is now, or a unit would be lost or doubled.
 */
export function crossedUnits(
  parcels: ParcelBooks = {},
  before: Readonly<Record<UnitId, unknown>>,
  { units: now, clock }: Pick<World, 'units' | 'clock'>,
  since: number,
): ReadonlySet<UnitId> {
  const hasCome = (id: UnitId): boolean => now[id] !== undefined && before[id] === undefined;
  const isBetween = (turn: number): boolean => turn >= since && turn <= clock.turn;
  const ids = Object.values(parcels).flatMap((record): readonly UnitId[] => {
    if (record.kind === 'in') return record.arrived.map(({ id }) => id).filter(hasCome);
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

/** Units of a merge, with those that crossed the border as they are now. */
export function withCrossed(merged: Units, crossed: ReadonlySet<UnitId>, now: Units): Units {
  if (crossed.size === 0) return merged;
  const rest = Object.entries(merged).filter(([id]) => !crossed.has(id));
  const held = [...crossed].flatMap((id) => {
    const unit = now[id];
    return unit === undefined ? [] : [[id, unit] as const];
  });
  return Object.fromEntries([...rest, ...held]);
}

/** Units that crossed and that another state of the campaign changes: that cannot be taken. */
export function changedAway(
  crossed: ReadonlySet<UnitId>,
  before: Readonly<Record<UnitId, unknown>>,
  theirs: Readonly<Record<UnitId, unknown>>,
): readonly UnitId[] {
  return [...crossed].filter((id) => before[id] !== undefined && !isEqual(before[id], theirs[id]));
}

/** New numbers of units by their old ones. */
export type NewNumbers = ReadonlyMap<UnitId, UnitId>;

/** Units that another state makes under the number of one that came across the border meanwhile, and the free numbers they get. */
export function numbersTaken(
  crossed: ReadonlySet<UnitId>,
  before: Readonly<Record<UnitId, unknown>>,
  theirs: Units,
  now: Units,
): NewNumbers {
  const taken: Record<UnitId, Unit> = { ...theirs, ...now };
  const numbers = new Map<UnitId, UnitId>();
  for (const id of crossed) {
    const unit = theirs[id];
    if (unit === undefined || now[id] === undefined || before[id] !== undefined) continue;
    const free = unitId(unit.party, freeUnitNumber(taken, unit.party, unit.number));
    taken[free] = unit;
    numbers.set(id, free);
  }
  return numbers;
}

/** Units under their new numbers, with who is aboard of them. */
export function withNumbers(units: Units, numbers: NewNumbers): Units {
  if (numbers.size === 0) return units;
  return Object.fromEntries(
    Object.entries(units).map(([old, { place, ...unit }]): [UnitId, Unit] => {
      const id = numbers.get(old) ?? old;
      const number = id === old ? unit.number : Number(id.slice(id.lastIndexOf(':') + 1));
      const carrier = place.kind === 'aboard' ? numbers.get(place.carrier) : undefined;
      return [
        id,
        { ...unit, id, number, place: carrier === undefined ? place : { kind: 'aboard', carrier } },
      ];
    }),
  );
}
