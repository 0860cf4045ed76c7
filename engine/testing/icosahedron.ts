import { createLattice, grossfeldNo, icosahedralPlaces, type Lattice, type Plot } from '../hex';
import { type NewMap, newMap, type WorldMap } from '../world';

/** The Großfelder of a world on an icosahedron with edges of so many steps, numbered from 000. */
export function icosahedralPlots(edge: number): readonly Plot[] {
  return icosahedralPlaces(edge).flatMap(({ u, v }, index) => {
    const no = grossfeldNo(String(index).padStart(3, '0'));
    return no === undefined ? [] : [{ no, u, v }];
  });
}

/** The lattice of a world on an icosahedron with edges of so many steps. */
export function icosahedralLattice(edge: number): Lattice {
  return createLattice(icosahedralPlots(edge), { kind: 'icosahedron', edge });
}

/** A world on an icosahedron with edges of so many steps, all of it lowland, with strips of ice where they are given. */
export function icosahedralMap(edge: number, more: Pick<NewMap, 'ice'> = {}): WorldMap {
  const made = newMap({
    places: icosahedralPlaces(edge),
    topology: { kind: 'icosahedron', edge },
    terrain: 't',
    ...more,
  });
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}
