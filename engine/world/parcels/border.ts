import type { FieldAddress } from '../../hex';
import { latticeOn } from '../fields';
import type { WorldMap } from '../world';

const DIRECTIONS = 6;

/** The fields of a map that have a neighbour off it, in order of their cells: there one leaves it and comes from elsewhere. */
export function borderFields(map: WorldMap): readonly FieldAddress[] {
  const lattice = latticeOn(map);
  const { neighbours, size } = lattice;
  return Array.from({ length: size }, (_, cell) => cell)
    .filter((cell) => neighbours.subarray(DIRECTIONS * cell, DIRECTIONS * (cell + 1)).includes(-1))
    .map((cell) => lattice.addressOf(cell));
}
