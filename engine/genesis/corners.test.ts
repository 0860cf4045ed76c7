import { describe, expect, it } from 'vitest';
import {
  canonicalCorner,
  canonicalSide,
  type Corner,
  cornerNames,
  cornersOfSide,
  createLattice,
  type Direction,
  icosahedralNet,
  type Lattice,
  sameCorner,
  sidesAtCorner,
} from '../hex';
import { ball, small } from '../testing/genesis';
import { type CornerId, cornersOf } from './corners';

const lattices = {
  'a cylinder': createLattice(small.plots, small.topology),
  'an icosahedron': createLattice(ball.plots, ball.topology),
};

const net = (lattice: Lattice) => {
  const corners = cornersOf(lattice);
  const inside = Array.from({ length: corners.size }, (_, id) => id).filter(
    (id) => corners.fieldsAt(id).length > 0,
  );
  const nameOf = (id: CornerId): Corner => {
    const { cell, corner } = corners.nameOf(id);
    return { field: lattice.addressOf(cell), corner };
  };
  return { ...corners, inside, nameOf };
};

describe.each(Object.entries(lattices))('the corners of %s', (_, lattice) => {
  const { inside, nameOf, fieldsAt, sides, ends } = net(lattice);

  it('are each one corner of the world, with its three fields', () => {
    const names = new Set<string>();
    for (const id of inside) {
      const here = nameOf(id);
      const { field, corner } = canonicalCorner(lattice, here);
      names.add(`${field}(${String(corner)})`);
      expect(
        fieldsAt(id)
          .map((cell) => lattice.addressOf(cell))
          .sort(),
      ).toEqual(
        cornerNames(lattice, here)
          .map(({ field: around }) => around)
          .sort(),
      );
    }
    expect(names.size).toBe(inside.length);
  });

  it('lead along the sides that meet there, each to the corner at its other end', () => {
    let edges = 0;
    for (const id of inside) {
      const here = nameOf(id);
      const meeting = sidesAtCorner(lattice, here).map(
        ({ field, side }) => `${field}(${String(side)})`,
      );
      for (let edge = 3 * id; edge < 3 * id + 3; edge += 1) {
        const [home, to] = [sides[edge] ?? -1, ends[edge] ?? -1];
        if (to < 0) continue;
        const side = {
          field: lattice.addressOf(Math.floor(home / 6)),
          side: ((home % 6) + 1) as Direction,
        };
        expect(canonicalSide(lattice, side)).toEqual(side);
        expect(meeting).toContain(`${side.field}(${String(side.side)})`);
        // At a point with five neighbours the stored end may be the start of the side that is missing.
        const far = cornersOfSide(side).filter((end) => !sameCorner(lattice, end, here));
        expect(far.some((end) => sameCorner(lattice, end, nameOf(to)))).toBe(true);
        edges += 1;
      }
    }
    expect(edges).toBeGreaterThan(3000);
  });
});

it('an icosahedron is closed: twenty triangles of corners, three sides at each', () => {
  const lattice = lattices['an icosahedron'];
  const { inside, ends, fieldsAt } = net(lattice);
  expect(inside.length).toBe(20 * ball.topology.edge ** 2);
  expect(inside.filter((id) => ends.subarray(3 * id, 3 * id + 3).includes(-1))).toEqual([]);
  const { poles } = icosahedralNet(ball.topology.edge);
  const around = (cell: number | undefined): number =>
    inside.filter((id) => fieldsAt(id).includes(cell ?? -1)).length;
  expect(poles.map((pole) => around(lattice.cellAt(pole)))).toEqual([5, 5]);
});
