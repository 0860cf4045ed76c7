import { type Axial, neighbour } from './axial';
import { DIRECTIONS, turn } from './direction';
import type { Cell, Lattice } from './lattice';
import { drawnSide } from './recut';

/** A place in a drawing where directions may be turned: side d of the field lies where side `turn(d, turned)` would. */
export interface Unfolded extends Axial {
  readonly turned: number;
}

/**
 * The fields at most `radius` steps around one, laid out in the plane as they touch: each beside the first of its
 * neighbours on the way from `centre`, which stands at (0, 0) as it is drawn. Around a point of an icosahedron a sector of the
 * plane stays empty; fields on the far side of the world may come to lie on others.
 */
export function unfoldedAround(
  lattice: Lattice,
  centre: Cell,
  radius: number,
): ReadonlyMap<Cell, Unfolded> {
  const turned = drawnSide(lattice, centre, 1) - 1;
  const places = new Map<Cell, Unfolded>([[centre, { q: 0, r: 0, turned }]]);
  let ring: readonly Cell[] = [centre];
  for (let distance = 1; distance <= radius && ring.length > 0; distance += 1) {
    const next: Cell[] = [];
    for (const cell of ring) {
      const { turned, ...here } = places.get(cell) ?? { q: 0, r: 0, turned: 0 };
      for (const direction of DIRECTIONS) {
        const beyond = lattice.neighbour(cell, direction);
        if (beyond < 0 || places.has(beyond)) continue;
        const drawn = turn(direction, turned);
        places.set(beyond, {
          ...neighbour(here, drawn),
          turned: (drawn + 3 - lattice.sideBeyond(cell, direction) + 6) % 6,
        });
        next.push(beyond);
      }
    }
    ring = next;
  }
  return places;
}
