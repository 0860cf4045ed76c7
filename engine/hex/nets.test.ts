import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrossfeldNo } from './address';
import { distance, neighbour } from './axial';
import { DIRECTIONS } from './direction';
import { icosahedralNet } from './icosahedron';
import { cellsOnMap, type Cell, createLattice, type Lattice } from './lattice';
import { centreOf, fieldAtPoint, type Point } from './layout';
import { NETS } from './nets';
import {
  drawnCorner,
  drawnPoint,
  drawnSide,
  facing,
  netThatJoins,
  recut,
  storedCorner,
  motionBack,
  motionOf,
  storedPoint,
  storedSide,
} from './recut';
import { cellsWithin } from './search';
import { canonicalCorner, homeOfSide } from './side';
import { cellsUnder } from './unfold';
import { icosahedralLattice } from '../testing/icosahedron';
import { times } from '../testing/trials';

const EDGE = 6;
const world = icosahedralLattice(EDGE);
const cells = cellsOnMap(world);
const points = cells.filter((cell) => world.gapAt(cell) !== undefined);
const anyNet = fc.integer({ min: 1, max: NETS - 1 });
const anyCell = fc.oneof(fc.constantFrom(...cells), fc.constantFrom(...points));

describe('the nets of a world', () => {
  it.each([1, 2, 3])(
    'of edge %i: every field has exactly one place in each of the sixty',
    (edge) => {
      const lattice = icosahedralLattice(edge);
      const { has } = icosahedralNet(edge);
      const own = cellsOnMap(lattice);
      const layouts = new Set<string>();
      for (let net = 0; net < NETS; net += 1) {
        const { axialOf, cellAt } = recut(lattice, net);
        const places = own.map((cell) => axialOf(cell));
        expect(places.every(has)).toBe(true);
        expect(places.map((place) => cellAt(place))).toEqual(own);
        layouts.add(JSON.stringify(places));
      }
      expect(layouts.size).toBe(NETS);
    },
  );

  it('leave addresses, neighbours and the homes of sides as they are', () => {
    fc.assert(
      fc.property(anyNet, anyCell, (net, cell) => {
        const drawn = recut(world, net);
        expect(drawn.addressOf(cell)).toBe(world.addressOf(cell));
        for (const side of DIRECTIONS) {
          const beyond = world.neighbour(cell, side);
          expect(drawn.neighbour(cell, side)).toBe(beyond);
          if (beyond < 0) continue;
          expect(drawn.sideBeyond(cell, side)).toBe(world.sideBeyond(cell, side));
          expect(homeOfSide(drawn, cell, side)).toBe(homeOfSide(world, cell, side));
        }
      }),
      times(400),
    );
  });

  it('draw fields beside each other that are neighbours over the side where they meet, and nothing else', () => {
    fc.assert(
      fc.property(anyNet, anyCell, (net, cell) => {
        const drawn = recut(world, net);
        for (const side of DIRECTIONS) {
          const there = drawn.cellAt(neighbour(drawn.axialOf(cell), side));
          const stored = storedSide(facing(drawn), cell, side);
          expect(drawnSide(drawn, cell, stored)).toBe(side);
          if (there === undefined) continue;
          expect(world.neighbour(cell, stored)).toBe(there);
          expect(drawn.isCut(cell, stored)).toBe(false);
        }
      }),
      times(400),
    );
  });

  it('name the same corners', () => {
    fc.assert(
      fc.property(anyNet, anyCell, fc.constantFrom(...DIRECTIONS), (net, cell, corner) => {
        const drawn = recut(world, net);
        const stored = storedCorner(facing(drawn), cell, corner);
        const field = world.addressOf(cell);
        const back = drawnCorner(drawn, cell, stored);
        const nameOf = (one: typeof corner): unknown =>
          canonicalCorner(facing(drawn), { field, corner: one });
        expect(nameOf(back)).toEqual(nameOf(corner));
      }),
      times(200),
    );
  });

  it('move points of the plane with the fields under them, and back', () => {
    fc.assert(
      fc.property(anyNet, fc.constantFrom(...cells), (net, cell) => {
        const drawn = recut(world, net);
        const point = centreOf(world.axialOf(cell));
        const there = drawnPoint(drawn, point);
        const goal = centreOf(drawn.axialOf(cell));
        expect(there.x).toBeCloseTo(goal.x, 9);
        expect(there.y).toBeCloseTo(goal.y, 9);
        const back = storedPoint(drawn, goal);
        expect(back?.x).toBeCloseTo(point.x, 9);
        expect(back?.y).toBeCloseTo(point.y, 9);
      }),
      times(100),
    );
  });
});

describe('points stored together', () => {
  const anyPoint = fc.record({
    x: fc.integer({ min: -100, max: 600 * EDGE }).map((x) => x / 100),
    y: fc.integer({ min: -100 * EDGE, max: 200 * EDGE }).map((y) => y / 100),
  });
  const anyPoints = fc.array(anyPoint, { minLength: 1, maxLength: 4 });
  const hasField = ({ cellAt }: Lattice, point: Point | undefined): boolean =>
    point !== undefined && cellAt(fieldAtPoint(point)) !== undefined;
  const expectSame = (some: readonly Point[], others: readonly Point[]): void =>
    some.forEach(({ x, y }, index) => {
      expect(others[index]?.x).toBeCloseTo(x, 6);
      expect(others[index]?.y).toBeCloseTo(y, 6);
    });

  it('come back to where they were, though some of them lie beside the net', () => {
    fc.assert(
      fc.property(anyNet, anyPoints, (net, stored) => {
        fc.pre(stored.some((point) => hasField(world, point)));
        const drawn = recut(world, net);
        const shown = stored.map(motionOf(drawn, stored).there);
        const back = motionBack(drawn, shown, stored)?.back;
        if (back === undefined) expect.fail('no way back');
        expectSame(shown.map(back), stored);
      }),
      times(300),
    );
  });

  it('are drawn where they were put, and refused only where the first of them has no field', () => {
    fc.assert(
      fc.property(anyNet, anyPoints, (net, put) => {
        const drawn = recut(world, net);
        const back = motionBack(drawn, put)?.back;
        if (back === undefined) {
          expect(hasField(drawn, put[0])).toBe(false);
          return;
        }
        expect(put.some((point) => hasField(drawn, point))).toBe(true);
        const stored = put.map(back);
        expectSame(stored.map(motionOf(drawn, stored).there), put);
      }),
      times(300),
    );
  });
});

describe('the ground under points that were put over a former cut', () => {
  it('is the land that lay there, in the usual net too', () => {
    const anyAway = fc.integer({ min: 0, max: 36 });
    fc.assert(
      fc.property(fc.constantFrom(...cells), anyAway, (cell, away) => {
        fc.pre(world.gapAt(cell) === undefined);
        const near = Math.min(...points.map((point) => world.distance(cell, point)));
        const others = cellsWithin(world, cell, Math.floor(near / 2));
        const other = others[away % others.length] ?? cell;
        const joined = recut(world, netThatJoins(world, cell));
        const put = [cell, other].map((one) => centreOf(joined.axialOf(one)));
        const stored = put.map(motionBack(joined, put)?.back ?? ((point) => point));
        expect(cellsUnder(world, stored, stored)).toEqual([cell, other]);
        expect(cellsUnder(joined, stored, put)).toEqual([cell, other]);
      }),
      times(100),
    );
  });
});

describe('the net that makes a place whole', () => {
  const toPoint = (cell: Cell): number =>
    Math.min(...points.map((point) => world.distance(cell, point)));

  it('has a field joined with its surroundings, half the way to the nearest point', () => {
    for (const cell of cells.filter((_, index) => index % 9 === 0)) {
      const radius = Math.floor(toPoint(cell) / 2);
      const { axialOf } = recut(world, netThatJoins(world, cell));
      for (const other of cellsWithin(world, cell, radius))
        expect(distance(axialOf(cell), axialOf(other))).toBe(world.distance(cell, other));
    }
  });

  it.each([1, 2, 5])(
    'of edge %i: parts no more sides around each of the twelve points than any net must',
    (edge) => {
      const lattice = icosahedralLattice(edge);
      const nets = Array.from({ length: NETS }, (_, net) => recut(lattice, net));
      for (const point of cellsOnMap(lattice).filter((cell) => lattice.gapAt(cell) !== undefined)) {
        const near = cellsWithin(lattice, point, Math.ceil(edge / 2));
        const partedIn = (drawn: Lattice): number =>
          near.flatMap((cell) =>
            DIRECTIONS.filter(
              (side) => near.includes(lattice.neighbour(cell, side)) && drawn.isCut(cell, side),
            ),
          ).length;
        const made = nets[netThatJoins(lattice, point)] ?? lattice;
        expect(partedIn(made)).toBe(Math.min(...nets.map(partedIn)));
      }
    },
  );

  it('keeps a realm together that lies over a cut', () => {
    const [pole] = points;
    const land = cellsWithin(world, pole ?? 0, 3).slice(0, 12);
    const partedIn = (lattice: Lattice): number =>
      land.flatMap((cell) =>
        DIRECTIONS.filter(
          (side) => land.includes(lattice.neighbour(cell, side)) && lattice.isCut(cell, side),
        ),
      ).length;
    const joined = recut(world, netThatJoins(world, land[0] ?? 0, land));
    expect(partedIn(joined)).toBeLessThan(partedIn(world));
  });

  it('is the usual one for other worlds, which have only one', () => {
    const sheet = createLattice([{ no: '000' as GrossfeldNo, u: 0, v: 0 }]);
    expect(netThatJoins(sheet, 0)).toBe(0);
    expect(recut(sheet, 7)).toBe(sheet);
  });
});
