import { describe, expect, it } from 'vitest';
import {
  canonicalSide,
  type Corner,
  cornerNames,
  cornersOfSide,
  createLattice,
  sameCorner,
  sidesAtCorner,
} from '../hex';
import { small } from '../testing/genesis';
import { banksOf, cellOfSide, type CornerId, directionOfSide, edgesAt, fieldsAt } from './corners';

const lattice = createLattice(small.plots, small.topology);
const ids = Array.from({ length: 2 * lattice.size }, (_, id) => id);

const cornerOf = (id: CornerId): Corner => ({
  field: lattice.addressOf(id >> 1),
  corner: (id & 1) === 0 ? 6 : 3,
});

describe('the net of corners', () => {
  it('knows the three fields of every corner inside the map', () => {
    for (const id of ids) {
      const names = cornerNames(lattice, cornerOf(id));
      const fields = fieldsAt(lattice, id)?.map((cell) => lattice.addressOf(cell));
      expect(fields?.toSorted()).toEqual(
        names.length === 3 ? names.map(({ field }) => field).sort() : undefined,
      );
    }
  });

  it('leads along the sides that meet there, each to the corner at its other end', () => {
    let edges = 0;
    for (const id of ids) {
      const here = cornerOf(id);
      const names = sidesAtCorner(lattice, here).map(
        ({ field, side }) => `${field}(${String(side)})`,
      );
      for (const { side, to } of edgesAt(lattice, id)) {
        const named = { field: lattice.addressOf(cellOfSide(side)), side: directionOfSide(side) };
        expect(canonicalSide(lattice, named)).toEqual(named);
        expect(names).toContain(`${named.field}(${String(named.side)})`);
        const [one, other] = cornersOfSide(named);
        const far = sameCorner(lattice, one, here) ? other : one;
        expect(sameCorner(lattice, far, cornerOf(to))).toBe(true);
        expect(banksOf(lattice, side)[1]).toBe(lattice.neighbour(cellOfSide(side), named.side));
        edges += 1;
      }
    }
    expect(edges).toBeGreaterThan(3000);
  });
});
