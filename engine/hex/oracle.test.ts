import fc from 'fast-check';
import {
  defineHex,
  distance as oracleDistance,
  Grid,
  line as oracleLine,
  Orientation,
  ring as oracleRing,
  spiral,
} from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { type Axial, distance, line, neighbour, range, ring } from './axial';
import { DIRECTIONS } from './direction';

const Hex = defineHex({ orientation: Orientation.POINTY });
const grid = new Grid(Hex, spiral({ radius: 50 }));
const settings = { orientation: Orientation.POINTY, offset: Hex.prototype.offset };

const axial = fc.record({
  q: fc.integer({ min: -20, max: 20 }),
  r: fc.integer({ min: -20, max: 20 }),
});
const keysOf = (fields: Iterable<Axial>): readonly string[] =>
  [...fields].map(({ q, r }) => `${q},${r}`).sort();

describe('an independent hexagon library agrees', () => {
  it('on distances (property)', () => {
    fc.assert(
      fc.property(axial, axial, (a, b) => {
        expect(distance(a, b)).toBe(oracleDistance(settings, a, b));
      }),
    );
  });

  it('on neighbours, rings and ranges (property)', () => {
    fc.assert(
      fc.property(axial, fc.integer({ min: 1, max: 5 }), (centre, radius) => {
        const around = DIRECTIONS.map((direction) => neighbour(centre, direction));
        expect(keysOf(around)).toEqual(
          keysOf(grid.traverse(oracleRing({ center: centre, radius: 1 }))),
        );
        expect(keysOf(ring(centre, radius))).toEqual(
          keysOf(grid.traverse(oracleRing({ center: centre, radius }))),
        );
        expect(keysOf(range(centre, radius))).toEqual(
          keysOf(grid.traverse(spiral({ start: centre, radius }))),
        );
      }),
    );
  });

  it('on the length of straight lines (property)', () => {
    fc.assert(
      fc.property(axial, axial, (from, to) => {
        fc.pre(distance(from, to) > 0); // the library draws no line from a field to itself
        const expected = [...grid.traverse(oracleLine({ start: from, stop: to }))];
        expect(line(from, to)).toHaveLength(expected.length);
      }),
    );
  });
});
