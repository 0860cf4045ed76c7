import { cellsOnMap, DIRECTIONS, type FieldAddress } from '../../hex';
import { latticeOn } from '../fields';
import type { WorldMap } from '../world';

/** The fields of a map that have a neighbour off it, in order of their cells: there one leaves it and comes from elsewhere. */
export function borderFields(map: WorldMap): readonly FieldAddress[] {
  const lattice = latticeOn(map);
  return cellsOnMap(lattice)
    .filter((cell) =>
      DIRECTIONS.some(
        (direction) => lattice.neighbour(cell, direction) < 0 && lattice.gapAt(cell) !== direction,
      ),
    )
    .map((cell) => lattice.addressOf(cell));
}
