import {
  canonicalSide,
  type Corner,
  cornerNames,
  type Direction,
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  type Side,
} from '../hex';
import { type CornerIndex, type Grossfeld, type SideIndex } from './grossfeld';
import type { WorldMap } from './world';

/** Index of a side within the Großfeld of its field. */
export function sideIndex(kleinfeld: number, direction: Direction): SideIndex {
  return 6 * (kleinfeld - 1) + direction - 1;
}

/** The side (or, read as a corner, the corner) of an index within a Großfeld: the way back from {@link sideIndex}. */
export function sideAtIndex(no: GrossfeldNo, index: SideIndex): Side {
  return {
    field: fieldAddress(no, Math.floor(index / 6) + 1),
    side: ((index % 6) + 1) as Direction,
  };
}

/**
 * Where the features of a side are stored: under its canonical name, i.e. with its upper or left
 * field, or with the other one where that field is off the map.
 */
export const sideHome = canonicalSide;

type Chunks<T> = Readonly<Record<GrossfeldNo, T>>;

/** The feature bits of a side, from any record of chunks that stores sides (truth, knowledge or view). */
export function sideFeatures(
  chunks: Chunks<Pick<Grossfeld, 'sides'>>,
  lattice: Lattice,
  side: Side,
): number {
  const home = sideHome(lattice, side);
  return chunks[grossfeldOf(home.field)]?.sides[sideIndex(kleinfeldOf(home.field), home.side)] ?? 0;
}

/** Building value of the wall of `field` at `side`; 0 = none. */
export function wallFacing(map: WorldMap, field: FieldAddress, side: Direction): number {
  return map.grossfelder[grossfeldOf(field)]?.walls[sideIndex(kleinfeldOf(field), side)] ?? 0;
}

/** Index of a corner within the Großfeld of its field. */
export function cornerIndex({ field, corner }: Corner): CornerIndex {
  return sideIndex(kleinfeldOf(field), corner);
}

/** The names of a corner under which a spring is stored: one if there is a spring, else none. */
export function springHolders(
  chunks: Chunks<Pick<Grossfeld, 'springs'>>,
  lattice: Lattice,
  corner: Corner,
): readonly Corner[] {
  return cornerNames(lattice, corner).filter(
    (name) => chunks[grossfeldOf(name.field)]?.springs[cornerIndex(name)] === true,
  );
}
