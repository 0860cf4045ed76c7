import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from './address';
import { type Direction, DIRECTIONS } from './direction';
import { cellsOnMap, type Cell, type Lattice } from './lattice';
import { readPosition } from './notation';
import { cellsWithin, cheapestPath, reachable } from './search';
import {
  canonicalCorner,
  canonicalSide,
  consecutiveSides,
  cornersOfSide,
  sameCorner,
  sideFromBeyond,
  sidesAtCorner,
} from './side';
import { icosahedralLattice } from '../testing/icosahedron';
import { formatSideAsPair } from '../testing/side-pair';
import { times } from '../testing/trials';

const sidesOf = (lattice: Lattice, cell: Cell): readonly Direction[] =>
  DIRECTIONS.filter((direction) => lattice.neighbour(cell, direction) >= 0);

const world = icosahedralLattice(8);
const cells = cellsOnMap(world);
const points = cells.filter((cell) => sidesOf(world, cell).length === 5);
const sides: readonly Side[] = cells.flatMap((cell) =>
  sidesOf(world, cell).map((side) => ({ field: world.addressOf(cell), side })),
);
const anyCell = fc.oneof(fc.constantFrom(...cells), fc.constantFrom(...points));

/** Steps from one field to all others, by the plainest search over the explicit graph. */
const stepsFrom = (from: Cell): ReadonlyMap<Cell, number> => {
  const steps = new Map([[from, 0]]);
  for (const [cell, count] of steps) {
    for (const side of sidesOf(world, cell)) {
      const next = world.neighbour(cell, side);
      if (!steps.has(next)) steps.set(next, count + 1);
    }
  }
  return steps;
};

describe('a world on an icosahedron', () => {
  it.each([1, 2, 3, 8, 13])(
    'of edge %i has ten times its square and two fields, twelve of them with five neighbours, all others with six',
    (edge) => {
      const lattice = icosahedralLattice(edge);
      const counts = cellsOnMap(lattice).map((cell) => sidesOf(lattice, cell).length);
      expect(counts).toHaveLength(10 * edge * edge + 2);
      expect(counts.filter((count) => count === 5)).toHaveLength(12);
      expect(counts.filter((count) => count === 6)).toHaveLength(10 * edge * edge - 10);
    },
  );

  it('has neighbours that lead back over the side they share, and touch one another in turn', () => {
    for (const edge of [2, 3, 8]) {
      const lattice = icosahedralLattice(edge);
      for (const cell of cellsOnMap(lattice)) {
        const around = sidesOf(lattice, cell);
        around.forEach((side, index) => {
          const beyond = lattice.neighbour(cell, side);
          const back = lattice.sideBeyond(cell, side);
          expect(lattice.neighbour(beyond, back)).toBe(cell);
          expect(lattice.sideBeyond(beyond, back)).toBe(side);
          const after = lattice.neighbour(cell, around[(index + 1) % around.length] ?? side);
          expect(sidesOf(lattice, beyond).map((one) => lattice.neighbour(beyond, one))).toContain(
            after,
          );
          // Seen from beyond, what comes next clockwise here comes before the side that leads back.
          const there = sidesOf(lattice, beyond);
          const before = there[(there.indexOf(back) + there.length - 1) % there.length] ?? back;
          expect(lattice.neighbour(beyond, before)).toBe(after);
        });
      }
    }
  });

  it('names a cut of the net the same on both sides, with one mark at each place along it', () => {
    const marks = new Map<string, Cell[]>();
    for (const cell of cells) {
      for (const side of sidesOf(world, cell)) {
        const seam = world.seamAt(cell, side);
        if (seam === undefined) continue;
        expect(world.isCut(cell, side)).toBe(true);
        expect(world.seamAt(world.neighbour(cell, side), world.sideBeyond(cell, side))).toEqual(
          seam,
        );
        if (!seam.isMarked) continue;
        const key = `${seam.no} ${seam.along}`;
        marks.set(key, [...(marks.get(key) ?? []), cell]);
      }
    }
    expect(new Set([...marks.keys()].map((key) => key.split(' ')[0])).size).toBe(11);
    expect([...marks.values()].every((pair) => pair.length === 2)).toBe(true);
    expect(marks.size).toBeGreaterThan(11 * 6);
  });

  it('keeps fields outside the net off the map', () => {
    const outside = Array.from({ length: world.size }, (_, cell) => cell).find(
      (cell) => !world.isOnMap(cell),
    );
    const address = world.addressOf(outside ?? -1);
    expect(world.cellOf(address)).toBeUndefined();
    expect(world.cellAt(world.axialOf(outside ?? -1))).toBeUndefined();
    expect(readPosition(address, world)).toEqual({ ok: false, problem: 'F-MAP-OFF' });
    expect(sidesOf(world, outside ?? -1)).toEqual([]);
  });

  it('gives each side two names and one home, and reads the pair of its fields', () => {
    for (const side of sides) {
      const other = sideFromBeyond(world, side);
      if (other === undefined) throw new Error(`nothing beyond ${side.field}(${side.side})`);
      expect(sideFromBeyond(world, other)).toEqual(side);
      expect(canonicalSide(world, side)).toEqual(canonicalSide(world, other));
    }
    const homes = sides.map((side) => canonicalSide(world, side));
    const distinct = new Set(homes.map(({ field, side }) => `${field}(${side})`));
    expect(distinct.size).toBe(30 * 8 * 8);
    for (const side of sides.slice(0, 400)) {
      const pair = formatSideAsPair(world, side);
      expect(readPosition(pair, world)).toMatchObject({
        ok: true,
        value: { kind: 'side', ...side },
      });
    }
  });

  it('has three sides at every corner, and four sides that go on from every side', () => {
    const corners = new Set<string>();
    for (const side of sides) {
      const [end, start] = cornersOfSide(side);
      expect(sameCorner(world, end, start)).toBe(false);
      expect(sidesAtCorner(world, end)).toHaveLength(3);
      expect(consecutiveSides(world, side)).toHaveLength(4);
      const { field, corner } = canonicalCorner(world, end);
      corners.add(`${field} ${corner}`);
    }
    expect(corners.size).toBe(20 * 8 * 8);
  });

  it('has a distance that is symmetric and obeys the triangle rule over seams and points (property)', () => {
    fc.assert(
      fc.property(anyCell, anyCell, anyCell, (a, b, c) => {
        const [ab, bc, ac] = [world.distance(a, b), world.distance(b, c), world.distance(a, c)];
        expect(world.distance(b, a)).toBe(ab);
        expect(ac).toBeLessThanOrEqual(ab + bc);
        expect(ab === 0).toBe(a === b);
        const steps = stepsFrom(a);
        expect(ab).toBe(steps.get(b));
        expect(new Set(cellsWithin(world, a, 4))).toEqual(
          new Set([...steps].filter(([, count]) => count <= 4).map(([cell]) => cell)),
        );
      }),
      times(100),
    );
  });

  it('finds paths that agree with a plain search on the graph (property)', () => {
    fc.assert(
      fc.property(anyCell, anyCell, fc.integer({ min: 1, max: 9 }), (from, to, salt) => {
        const enter = (cell: Cell): number => 1 + ((cell * 7919 + salt * 104_729) % 5);
        const path = cheapestPath(world, from, to, (_, next) => enter(next));
        const all = reachable(world, from, Infinity, (_, next) => enter(next));
        expect(path?.cost).toBe(all.find(({ cell }) => cell === to)?.cost);
        path?.directions.forEach((direction, index) => {
          expect(world.neighbour(path.cells[index] ?? -1, direction)).toBe(path.cells[index + 1]);
        });
        // What a step costs may depend on its direction: the search asks by the side that is left.
        const byside = cheapestPath(world, from, to, (cell, next, direction) =>
          world.neighbour(cell, direction) === next ? 1 : NaN,
        );
        expect(byside?.cost).toBe(world.distance(from, to));
      }),
      times(60),
    );
  });
});
