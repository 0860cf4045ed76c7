import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../hex';
import { latticeOf, unitId, type World } from '../../../world';
import { waben } from '..';
import { grossfeldSteps } from '../rules/diplomacy/distance';
import { turnOfCase } from './build';
import { icosahedralMap } from '../../../testing/icosahedron';

const EDGE = 6;
const map = icosahedralMap(EDGE);
const lattice = latticeOf(map);

/** Fields with a neighbour over a cut where directions turn, away from the points. */
const crossings = Array.from({ length: lattice.size }, (_, cell) => cell).flatMap((cell) =>
  DIRECTIONS.flatMap((side) => {
    const seam = lattice.isOnMap(cell) ? lattice.seamAt(cell, side) : undefined;
    return seam === undefined || seam.along !== 3 ? [] : [{ cell, side }];
  }),
);

/** The end of a march of warriors from a field by an order. */
const endOf = (from: string, way: string): string | undefined => {
  const input = turnOfCase({
    map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
    units: [{ party: 'a', number: 101, type: 'K', size: 1000, place: '210/01' }],
    orders: { a: [`101 | ${way} | KV |`] },
  });
  const id = unitId('a', 101);
  const unit = input.world.units[id];
  if (unit === undefined) throw new Error('no unit');
  const world: World = {
    ...input.world,
    map,
    units: { [id]: { ...unit, place: { kind: 'field', field: from as never } } },
  };
  return waben.adjudicate({ ...input, world })?.marches[0]?.end;
};

describe('a march over a cut of the net (WW-2.1-03, WW-12.2-03)', () => {
  it.each(crossings.slice(0, 6))('leads on over side $side of cell $cell', ({ cell, side }) => {
    const [here, beyond] = [
      lattice.addressOf(cell),
      lattice.addressOf(lattice.neighbour(cell, side)),
    ];
    expect(endOf(here, `-${beyond}`)).toBe(beyond);
    const back = lattice.sideBeyond(cell, side);
    // Directions count from the field one stands in: there and back again.
    expect(endOf(here, `${String(side)}${String(back)}${String(side)}`)).toBe(beyond);
  });

  it('counts the steps between Großfelder over the cuts', () => {
    for (const { cell, side } of crossings) {
      const beyond = lattice.addressOf(lattice.neighbour(cell, side));
      expect(grossfeldSteps(map, lattice.addressOf(cell), beyond)).toBeLessThanOrEqual(1);
    }
  });
});
