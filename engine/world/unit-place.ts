import { type FieldAddress, formatSide } from '../hex';
import { grouped, memoizeByObject } from '../kernel';
import type { Unit, World } from './world';

/** A place as it is written: `210/19`, `210/19(3)`, `(301)` aboard an own unit, `val (301)` aboard another's. */
export function placeText({ party, place }: Pick<Unit, 'party' | 'place'>): string {
  if (place.kind === 'field') return place.field;
  if (place.kind === 'side') return formatSide(place);
  const at = place.carrier.lastIndexOf(':');
  const owner = place.carrier.slice(0, at);
  const number = `(${place.carrier.slice(at + 1)})`;
  return owner === party ? number : `${owner} ${number}`;
}

/** Longest chain of carriers followed. */
const DEEPEST = 4;

/** The field in or at which a unit is, through all its carriers; undefined if it is nowhere. */
export function fieldOfUnit(
  { place }: Pick<Unit, 'place'>,
  units: World['units'],
  depth = 0,
): FieldAddress | undefined {
  if (place.kind !== 'aboard') return place.field;
  const carrier = depth < DEEPEST ? units[place.carrier] : undefined;
  return carrier && fieldOfUnit(carrier, units, depth + 1);
}

/** Who carries whom, found once for the units of a world. */
const carriedIn = memoizeByObject((units: World['units']) =>
  grouped(
    Object.values(units).toSorted((a, b) => a.number - b.number),
    ({ place }) => (place.kind === 'aboard' ? place.carrier : undefined),
  ),
);

/** What a unit carries, in order of number. */
export function passengersOf({ id }: Pick<Unit, 'id'>, units: World['units']): readonly Unit[] {
  return carriedIn(units).get(id) ?? [];
}
