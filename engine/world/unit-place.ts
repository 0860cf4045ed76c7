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

/** Who carries a unit, who carries that one, and so on, the nearest first; where carriers carry each other, each once. */
export function carriersOf({ place }: Pick<Unit, 'place'>, units: World['units']): readonly Unit[] {
  const carriers: Unit[] = [];
  for (let at = place; at.kind === 'aboard';) {
    const carrier = units[at.carrier];
    if (carrier === undefined || carriers.includes(carrier)) break;
    carriers.push(carrier);
    at = carrier.place;
  }
  return carriers;
}

/** The field in or at which a unit is, through all its carriers; undefined if it is nowhere. */
export function fieldOfUnit(
  unit: Pick<Unit, 'place'>,
  units: World['units'],
): FieldAddress | undefined {
  if (unit.place.kind !== 'aboard') return unit.place.field;
  const place = carriersOf(unit, units).at(-1)?.place;
  return place === undefined || place.kind === 'aboard' ? undefined : place.field;
}

/** Who carries whom, found once for the units of a world. */
const carriedIn = memoizeByObject((units: World['units']) =>
  grouped(
    Object.values(units).toSorted((a, b) => a.number - b.number),
    ({ place }) => (place.kind === 'aboard' ? place.carrier : undefined),
  ),
);

/** Cargo of a unit, in order of number. */
export function passengersOf({ id }: Pick<Unit, 'id'>, units: World['units']): readonly Unit[] {
  return carriedIn(units).get(id) ?? [];
}
