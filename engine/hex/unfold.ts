import { type Axial, directionBetween, line, neighbour, sameField } from './axial';
import { DIRECTIONS, turn } from './direction';
import { type IcosahedralNet, icosahedralNet } from './icosahedron';
import type { Cell, Lattice } from './lattice';
import { fieldAtPoint, type Point } from './layout';
import { anchorOf, drawnSide, inOwnNet, motionOf } from './recut';

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

/** The field at a place of the plane as the world lies around another field: straight on from there, over cuts too. */
const fieldTowards = (net: IcosahedralNet, from: Axial, goal: Axial): Axial | undefined => {
  let field = from;
  let place = from;
  let turned = 0;
  for (const next of line(from, goal)) {
    const step = directionBetween(place, next);
    if (step === undefined) continue;
    const here = field;
    const beyond = net.beyond(here, turn(step, -turned));
    if (beyond === undefined) return undefined;
    const back = DIRECTIONS.find((side) => {
      const again = net.beyond(beyond, side);
      return again !== undefined && sameField(again, here);
    });
    turned = (step + 3 - (back ?? 0) + 6) % 6;
    field = beyond;
    place = next;
  }
  return field;
};

/**
 * The fields under some points of a drawing, among them where a lettering runs: as the world lies around the first of its
 * stored points that has a field, whether or not a cut parts it there. Undefined where there is no field.
 */
export function cellsUnder(
  lattice: Lattice,
  stored: readonly Point[],
  drawn: readonly Point[],
): readonly (Cell | undefined)[] {
  const own = inOwnNet(lattice);
  const fields = drawn.map(motionOf(lattice, stored).back).map(fieldAtPoint);
  const anchor = stored[anchorOf(own, stored)];
  if (own.topology.kind !== 'icosahedron' || anchor === undefined) return fields.map(own.cellAt);
  const net = icosahedralNet(own.topology.edge);
  return fields.map((field) => {
    const found = fieldTowards(net, fieldAtPoint(anchor), field);
    return found === undefined ? undefined : own.cellAt(found);
  });
}
