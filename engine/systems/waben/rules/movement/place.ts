import { formatSide, homeOfSide, type Lattice } from '../../../../hex';
import type { Place, Unit, UnitId } from '../../../../world';
import type { Target } from '../step/target';

/** Longest chain of carriers followed (a character in an army on a ship is two). */
const DEEPEST = 4;

/** A place as orders write it: `210/19`, `210/02(3)`, `(302)` (WW-2.1-19, -20, -25). */
export function formatPlace(place: Place): string {
  if (place.kind === 'field') return place.field;
  if (place.kind === 'side') return formatSide(place);
  return `(${place.carrier.slice(place.carrier.lastIndexOf(':') + 1)})`;
}

/** Field or side of a place; a unit aboard is where its carrier is. Undefined off the map. */
export function targetOfPlace(
  lattice: Lattice,
  place: Place,
  placeOf: (unit: UnitId) => Place | undefined,
  depth = 0,
): Target | undefined {
  if (place.kind === 'aboard') {
    const carrier = depth < DEEPEST ? placeOf(place.carrier) : undefined;
    return carrier === undefined ? undefined : targetOfPlace(lattice, carrier, placeOf, depth + 1);
  }
  const cell = lattice.cellOf(place.field);
  if (cell === undefined) return undefined;
  return place.kind === 'field'
    ? { kind: 'field', cell }
    : { kind: 'side', cell, direction: place.side };
}

/** The place of a unit that stands at a target. */
export function placeAt(lattice: Lattice, target: Target): Place {
  return target.kind === 'field'
    ? { kind: 'field', field: lattice.addressOf(target.cell) }
    : { kind: 'side', field: lattice.addressOf(target.cell), side: target.direction };
}

/**
 * One number per field and per side, the same for both names of a side: below the size of the lattice a cell,
 * above it a side.
 */
export function spotOf(lattice: Lattice, target: Target): number {
  if (target.kind === 'field') return target.cell;
  return lattice.size + homeOfSide(lattice, target.cell, target.direction);
}

/** Comparator of the order of evaluation: party key, then number (WW-0.2-07). */
export function inOrderOfUnits(a: Pick<Unit, 'party' | 'number'>, b: typeof a): number {
  if (a.party !== b.party) return a.party < b.party ? -1 : 1;
  return a.number - b.number;
}
