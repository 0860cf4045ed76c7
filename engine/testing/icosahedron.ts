import {
  type Cell,
  createLattice,
  type GrossfeldNo,
  icosahedralPlaces,
  type Lattice,
} from '../hex';

/** The lattice of a world on an icosahedron with edges of so many steps; its Großfelder are numbered from 000. */
export function icosahedralLattice(edge: number): Lattice {
  return createLattice(
    icosahedralPlaces(edge).map(({ u, v }, index) => ({
      no: String(index).padStart(3, '0') as GrossfeldNo,
      u,
      v,
    })),
    { kind: 'icosahedron', edge },
  );
}

/** The cells of a lattice that are fields of its world. */
export function cellsOnMap({ size, isOnMap }: Lattice): readonly Cell[] {
  return Array.from({ length: size }, (_, cell) => cell).filter((cell) => isOnMap(cell));
}
