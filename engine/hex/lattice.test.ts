import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrossfeldNo } from './address';
import { distance, line, neighbour, range, ring, roundToField, sameField } from './axial';
import { DIRECTIONS, opposite } from './direction';
import { fieldAt, KLEINFELDER, localField, locate } from './kleinfeld';
import {
  type Cell,
  createLattice,
  type Lattice,
  type Plot,
  type Topology,
  wrapPlace,
} from './lattice';
import { centreOf, cornerOf, fieldAtPoint, sideEnds, sideMiddle } from './layout';
import { cellsWithin } from './search';
import { times } from '../testing/trials';

const plotsOf = (columns: number, rows: number): readonly Plot[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    no: String(index).padStart(3, '0') as GrossfeldNo,
    u: index % columns,
    v: Math.floor(index / columns) - Math.floor((index % columns) / 2),
  }));

const thousand = createLattice(plotsOf(40, 25));
const sheet = createLattice(plotsOf(6, 10));
const cylinder = createLattice(plotsOf(6, 10), { kind: 'cylinder', columns: 6 });

const axial = fc.record({
  q: fc.integer({ min: -500, max: 500 }),
  r: fc.integer({ min: -500, max: 500 }),
});
/** A cell in the middle of the worlds of 6 x 10 Großfelder: 12 steps from the sides, 30 from top and bottom. */
const inner = fc.integer({ min: 32 * KLEINFELDER, max: 34 * KLEINFELDER - 1 });

const cellOf = (lattice: Lattice) => fc.integer({ min: 0, max: lattice.size - 1 });

/** Steps from one cell to every other along neighbours, -1 = cannot be reached. */
const breadthFirst = (lattice: Lattice, origin: Cell): readonly number[] => {
  const steps = Array.from({ length: lattice.size }, () => -1);
  steps[origin] = 0;
  const open = [origin];
  for (const cell of open) {
    for (const direction of DIRECTIONS) {
      const next = lattice.neighbour(cell, direction);
      if (next < 0 || steps[next] !== -1) continue;
      steps[next] = (steps[cell] ?? 0) + 1;
      open.push(next);
    }
  }
  return steps;
};

describe('the plane', () => {
  it('gives every field exactly one Großfeld and Kleinfeld, and back (WW-2.1-13, property)', () => {
    fc.assert(
      fc.property(axial, (field) => {
        const { kleinfeld, ...place } = locate(field);
        expect(kleinfeld).toBeGreaterThanOrEqual(1);
        expect(kleinfeld).toBeLessThanOrEqual(KLEINFELDER);
        expect(Number.isInteger(place.u) && Number.isInteger(place.v)).toBe(true);
        expect(fieldAt(place, kleinfeld)).toEqual(field);
      }),
      times(2000),
    );
  });

  it('is tiled by 1,000 Großfelder without gap or overlap (WW-2.1-10)', () => {
    const taken = new Set<string>();
    const elsewhere: number[] = [];
    for (let cell = 0; cell < thousand.size; cell += 1) {
      const { q, r } = thousand.axialOf(cell);
      taken.add(`${q},${r}`);
      if (thousand.cellAt({ q, r }) !== cell) elsewhere.push(cell);
    }
    expect(elsewhere).toEqual([]);
    expect(taken.size).toBe(48_000);
    const inner = thousand.plots.findIndex(({ u, v }) => u === 20 && v === 2);
    for (let cell = inner * KLEINFELDER; cell < (inner + 1) * KLEINFELDER; cell += 1) {
      for (const direction of DIRECTIONS) expect(thousand.neighbour(cell, direction)).not.toBe(-1);
    }
  });

  it('measures by the formula of the rule page (WW-2.1-14, property)', () => {
    fc.assert(
      fc.property(axial, axial, (a, b) => {
        const dx = Math.abs(2 * a.q + a.r - 2 * b.q - b.r);
        const dy = Math.abs(a.r - b.r);
        expect(distance(a, b)).toBe(dy + Math.max(0, (dx - dy) / 2));
      }),
    );
  });

  it('has rings of 6 n fields at distance n, and ranges that are all rings (property)', () => {
    fc.assert(
      fc.property(axial, fc.integer({ min: 1, max: 9 }), (centre, radius) => {
        const fields = ring(centre, radius);
        expect(new Set(fields.map(({ q, r }) => `${q},${r}`)).size).toBe(6 * radius);
        expect(fields.every((field) => distance(centre, field) === radius)).toBe(true);
        expect(range(centre, radius)).toHaveLength(3 * radius * (radius + 1) + 1);
      }),
    );
    expect(ring({ q: 0, r: 0 }, 0)).toEqual([{ q: 0, r: 0 }]);
    expect(ring({ q: 0, r: 0 }, -1)).toEqual([]);
  });

  it('draws straight lines of touching fields, as short as can be (property)', () => {
    fc.assert(
      fc.property(axial, axial, (from, to) => {
        const fields = line(from, to);
        expect(fields).toHaveLength(distance(from, to) + 1);
        expect(fields[0]).toEqual(from);
        expect(fields.at(-1)).toEqual(to);
        fields.slice(1).forEach((field, index) => {
          expect(distance(field, fields[index] ?? field)).toBe(1);
        });
      }),
    );
  });
});

describe('the drawing plane', () => {
  it('finds the field of every point near its centre (property)', () => {
    const off = fc.double({ min: -0.28, max: 0.28, noNaN: true });
    fc.assert(
      fc.property(axial, off, off, (field, dx, dy) => {
        const centre = centreOf(field);
        expect(fieldAtPoint({ x: centre.x + dx, y: centre.y + dy })).toEqual(field);
        expect(sameField(roundToField(field.q, field.r), field)).toBe(true);
      }),
    );
  });

  it('puts each corner where three fields meet, and each side where two do (WW-2.1-23, property)', () => {
    fc.assert(
      fc.property(axial, fc.constantFrom(...DIRECTIONS), (field, direction) => {
        const beyond = neighbour(field, direction);
        const [a, b] = sideEnds(field, direction);
        const [c, d] = sideEnds(beyond, opposite(direction));
        for (const [one, other] of [
          [a, d],
          [b, c],
        ] as const) {
          expect(one.x).toBeCloseTo(other.x, 6);
          expect(one.y).toBeCloseTo(other.y, 6);
        }
        expect(b).toEqual(cornerOf(field, direction));
        const middle = sideMiddle(field, direction);
        const [from, to] = [centreOf(field), centreOf(beyond)];
        expect(middle.x).toBeCloseTo((from.x + to.x) / 2, 6);
        expect(middle.y).toBeCloseTo((from.y + to.y) / 2, 6);
      }),
    );
  });
});

describe.each([
  ['sheet', sheet, 11],
  ['cylinder', cylinder, 25],
])('the lattice of a %s', (_, lattice, clearance) => {
  it('has symmetric neighbours, none twice, none itself (property)', () => {
    fc.assert(
      fc.property(cellOf(lattice), (cell) => {
        const around = DIRECTIONS.map((direction) => lattice.neighbour(cell, direction)).filter(
          (next) => next >= 0,
        );
        expect(new Set(around).size).toBe(around.length);
        expect(around).not.toContain(cell);
        for (const direction of DIRECTIONS) {
          const next = lattice.neighbour(cell, direction);
          if (next >= 0) expect(lattice.neighbour(next, opposite(direction))).toBe(cell);
        }
      }),
    );
  });

  it('agrees between cells, addresses and places (property)', () => {
    fc.assert(
      fc.property(cellOf(lattice), fc.constantFrom(...DIRECTIONS), (cell, direction) => {
        const address = lattice.addressOf(cell);
        expect(lattice.cellOf(address)).toBe(cell);
        expect(lattice.cellAt(lattice.axialOf(cell))).toBe(cell);
        const next = lattice.neighbourOf(address, direction);
        if (next === undefined) expect(lattice.neighbour(cell, direction)).toBe(-1);
        else {
          expect(lattice.cellOf(next)).toBe(lattice.neighbour(cell, direction));
          expect(lattice.directionBetween(address, next)).toBe(direction);
        }
      }),
    );
  });

  it('measures distances as breadth-first search does, away from the edge (property)', () => {
    fc.assert(
      fc.property(inner, (origin) => {
        breadthFirst(lattice, origin).forEach((steps, cell) => {
          if (steps <= clearance) expect(lattice.distance(origin, cell)).toBe(steps);
        });
      }),
      times(20),
    );
  });

  it('knows the cells within a radius, nearest first, also across the edge (property)', () => {
    fc.assert(
      fc.property(cellOf(lattice), fc.integer({ min: 0, max: 30 }), (centre, radius) => {
        const cells = cellsWithin(lattice, centre, radius);
        const expected = Array.from({ length: lattice.size }, (_, cell) => cell).filter(
          (cell) => lattice.distance(centre, cell) <= radius,
        );
        expect([...cells].sort((a, b) => a - b)).toEqual(expected);
        const distances = cells.map((cell) => lattice.distance(centre, cell));
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
      }),
      times(40),
    );
  });
});

describe('a cylinder', () => {
  const round: Topology = { kind: 'cylinder', columns: 6 };

  it('meets itself in the east: 36 steps east lead back', () => {
    fc.assert(
      fc.property(inner, (start) => {
        const walked: Cell[] = [start];
        for (let step = 0; step < 36; step += 1)
          walked.push(cylinder.neighbour(walked.at(-1) ?? -1, 2));
        expect(walked.at(-1)).toBe(start);
        expect(new Set(walked).size).toBe(36);
      }),
    );
  });

  it('wraps places level by level', () => {
    expect(wrapPlace(round, { u: 6, v: 0 })).toEqual({ u: 0, v: 3 });
    expect(wrapPlace(round, { u: -1, v: 3 })).toEqual({ u: 5, v: 0 });
    expect(wrapPlace({ kind: 'sheet' }, { u: 7, v: 1 })).toEqual({ u: 7, v: 1 });
  });
});

describe('a scattered world', () => {
  it('needs no table as large as the space between its Großfelder', () => {
    const far = createLattice([
      { no: '001' as GrossfeldNo, u: 0, v: 0 },
      { no: '002' as GrossfeldNo, u: 100_000, v: 100_000 },
      { no: '003' as GrossfeldNo, u: 100_000, v: 100_001 },
    ]);
    const south = far.cellAt(fieldAt({ u: 100_000, v: 100_001 }, 1));
    expect(south).toBe(96);
    expect(far.neighbour(48 + 43, 3)).toBe(96);
    expect(far.cellAt(localField(1))).toBe(0);
    expect(far.cellAt(fieldAt({ u: 7, v: 7 }, 1))).toBeUndefined();
  });
});
