import {
  type Direction,
  type FieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  opposite,
  type Side,
} from '../hex';
import { type Grossfeld, SIDE, type SideIndex } from './grossfeld';
import type { WorldMap } from './world';

/** Index of a side within the Großfeld of its field. */
export const sideIndex = (kleinfeld: number, direction: Direction): SideIndex =>
  6 * (kleinfeld - 1) + direction - 1;

const CANONICAL: readonly Direction[] = [2, 3, 4];

/**
 * Where the features of a side are stored: with its upper or left field (directions 2, 3, 4; WW-2.1-22),
 * or with the other one where that field is off the map.
 */
export const sideHome = (lattice: Lattice, { field, side }: Side): Side => {
  if (CANONICAL.includes(side)) return { field, side };
  const other = lattice.neighbourOf(field, side);
  return other === undefined ? { field, side } : { field: other, side: opposite(side) };
};

/** The other name of the same side, or undefined at the edge of the map. */
export const sideFromBeyond = (lattice: Lattice, { field, side }: Side): Side | undefined => {
  const other = lattice.neighbourOf(field, side);
  return other === undefined ? undefined : { field: other, side: opposite(side) };
};

type Chunks<T> = Readonly<Record<GrossfeldNo, T>>;

/** The feature bits of a side, from any record of chunks that stores sides (truth, knowledge or view). */
export const sideFeatures = (
  chunks: Chunks<Pick<Grossfeld, 'sides'>>,
  lattice: Lattice,
  side: Side,
): number => {
  const home = sideHome(lattice, side);
  return chunks[grossfeldOf(home.field)]?.sides[sideIndex(kleinfeldOf(home.field), home.side)] ?? 0;
};

/** True if the side carries a river or a canal. */
export const isWaterway = (map: WorldMap, lattice: Lattice, side: Side): boolean =>
  (sideFeatures(map.grossfelder, lattice, side) & (SIDE.river | SIDE.canal)) !== 0;

/** Building value of the wall of `field` that faces `side`; 0 = none. */
export const wallFacing = (map: WorldMap, field: FieldAddress, side: Direction): number =>
  map.grossfelder[grossfeldOf(field)]?.walls[sideIndex(kleinfeldOf(field), side)] ?? 0;
