import { describe, expect, it } from 'vitest';
import { at, drawn, mapOf, uniform } from '../testing';
import { latticeOf } from '../world';
import { grossfeldNo, parseFieldAddress } from './address';
import { directionBetween, distance, fromHalfWidths, neighbour, toHalfWidths } from './axial';
import { type Direction, DIRECTIONS, isDirection, opposite, turn } from './direction';
import {
  fieldAt,
  grossfeldOrigin,
  KLEINFELDER,
  localField,
  locate,
  ROW_LENGTHS,
} from './kleinfeld';

/** WW-2.1-09: x and y of the 48 Kleinfelder, row by row. */
const LOCAL = `
  01 0 0  02 2 0  03 4 0  04 6 0
  05 -1 1  06 1 1  07 3 1  08 5 1  09 7 1
  10 -2 2  11 0 2  12 2 2  13 4 2  14 6 2  15 8 2
  16 -3 3  17 -1 3  18 1 3  19 3 3  20 5 3  21 7 3  22 9 3
  23 -4 4  24 -2 4  25 0 4  26 2 4  27 4 4  28 6 4  29 8 4  30 10 4
  31 -3 5  32 -1 5  33 1 5  34 3 5  35 5 5  36 7 5  37 9 5
  38 -2 6  39 0 6  40 2 6  41 4 6  42 6 6  43 8 6
  44 -1 7  45 1 7  46 3 7  47 5 7  48 7 7`;

/** WW-2.1-12: `a d b` = from Kleinfeld a, direction d leads to Kleinfeld b of the neighbour. */
const SEAMS = [
  ['N', 0, -1, '01 1 45; 01 6 44; 02 1 46; 02 6 45; 03 1 47; 03 6 46; 04 1 48; 04 6 47'],
  ['NE', 1, -1, '04 2 23; 09 1 23; 09 2 31; 15 1 31; 15 2 38; 22 1 38; 22 2 44; 30 1 44'],
  ['SE', 1, 0, '30 2 01; 30 3 05; 37 2 05; 37 3 10; 43 2 10; 43 3 16; 48 2 16; 48 3 23'],
  ['S', 0, 1, '44 3 01; 45 3 02; 45 4 01; 46 3 03; 46 4 02; 47 3 04; 47 4 03; 48 4 04'],
  ['SW', -1, 1, '23 4 09; 23 5 04; 31 4 15; 31 5 09; 38 4 22; 38 5 15; 44 4 30; 44 5 22'],
  ['NW', -1, 0, '01 5 30; 05 5 37; 05 6 30; 10 5 43; 10 6 37; 16 5 48; 16 6 43; 23 6 48'],
] as const;

const plane = (no: string) => {
  const places: Readonly<Record<string, { u: number; v: number }>> = {
    '210': { u: 0, v: 0 },
    '001': { u: 1, v: 0 },
    '002': { u: 1, v: -1 },
    '711': { u: 0, v: 0 },
    '710': { u: -1, v: 1 },
  };
  return places[no] ?? { u: NaN, v: NaN };
};

const fieldOf = (address: string) => {
  const [no = '', kleinfeld = ''] = address.split('/');
  return fieldAt(plane(no), Number(kleinfeld));
};

describe('directions', () => {
  it.each([
    [1, 1, -1, 1, -1, 4],
    [2, 2, 0, 1, 0, 5],
    [3, 1, 1, 0, 1, 6],
    [4, -1, 1, -1, 1, 1],
    [5, -2, 0, -1, 0, 2],
    [6, -1, -1, 0, -1, 3],
  ] as const)(
    '%d moves by x %d, y %d, q %d, r %d and comes back by %6$d (WW-2.1-08)',
    (direction, x, y, q, r, back) => {
      const step = neighbour({ q: 0, r: 0 }, direction);
      expect(step).toEqual({ q, r });
      expect(toHalfWidths(step)).toEqual({ x, y });
      expect(opposite(direction)).toBe(back);
    },
  );

  it('turn clockwise, and counter-clockwise for negative steps (WW-2.1-05)', () => {
    expect(DIRECTIONS.map((direction) => turn(direction, 1))).toEqual([2, 3, 4, 5, 6, 1]);
    expect(DIRECTIONS.map((direction) => turn(direction, -7))).toEqual([6, 1, 2, 3, 4, 5]);
  });

  it.each([0, 7, 1.5, NaN])('%d is none', (value) => {
    expect(isDirection(value)).toBe(false);
  });
});

describe('the 48 Kleinfelder', () => {
  const rows = LOCAL.trim()
    .split(/\s\s+/)
    .map((entry) => entry.split(' ').map(Number));

  it('number 48 in eight rows (WW-2.1-02, WW-2.1-06)', () => {
    expect(rows).toHaveLength(KLEINFELDER);
    expect(ROW_LENGTHS.reduce((sum, length) => sum + length, 0)).toBe(KLEINFELDER);
  });

  it.each(rows)('%d is at x %d, y %d (WW-2.1-09, WW-2.1-07)', (kleinfeld = 0, x = 0, y = 0) => {
    expect(toHalfWidths(localField(kleinfeld))).toEqual({ x, y });
    expect(fromHalfWidths(x, y)).toEqual(localField(kleinfeld));
  });
});

describe('the lattice of Großfelder', () => {
  it.each(SEAMS)(
    'leads to %s by u %d, v %d over eight steps (WW-2.1-11, WW-2.1-12)',
    (_, u, v, steps) => {
      const seam = steps.split('; ').map((step) => step.split(' ').map(Number));
      expect(seam).toHaveLength(8);
      for (const [from = 0, direction = 0, to = 0] of seam) {
        const target = locate(neighbour(localField(from), direction as Direction));
        expect(target).toEqual({ u, v, kleinfeld: to });
      }
    },
  );

  it('has no other steps across a border than the 48 of the seam table (WW-2.1-12)', () => {
    const across = Array.from({ length: KLEINFELDER }, (_, index) =>
      DIRECTIONS.filter((direction) => {
        const { u, v } = locate(neighbour(localField(index + 1), direction));
        return u !== 0 || v !== 0;
      }),
    );
    expect(across.flat()).toHaveLength(48);
  });

  it.each([
    ['210', 0, 0],
    ['001', 12, 4],
    ['002', 12, -4],
    ['710', -12, 4],
  ])('puts %s at x %d, y %d (WW-2.1-10, WW-2.1-16)', (no, x, y) => {
    expect(toHalfWidths(grossfeldOrigin(plane(no)))).toEqual({ x, y });
  });

  it.each([
    ['711/25 711/24 711/23 710/04 710/03', [5, 5, 5, 5]],
    ['210/19 210/20 210/21', [2, 2]],
    ['210/37 210/30 001/01', [1, 2]],
    ['210/37 210/30 210/22 002/38', [1, 6, 1]],
    ['210/30 210/22 210/21 210/20 210/19', [6, 5, 5, 5]],
    ['210/37 001/10 001/17 001/25 001/26 001/27', [3, 3, 3, 2, 2]],
    ['002/23 002/31 002/38 002/44', [3, 3, 3]],
    ['002/12 002/18 002/25 002/32 002/38', [4, 4, 4, 4]],
    ['002/44 001/01', [3]],
  ])('goes over %s in directions %j (WW-2.1-15, WW-2.1-17, WW-2.1-18)', (path, directions) => {
    const fields = path.split(' ').map(fieldOf);
    const walked = fields
      .slice(1)
      .map((field, index) => directionBetween(fields[index] ?? field, field));
    expect(walked).toEqual(directions);
  });

  it.each([
    ['210/01', '210/48', 7],
    ['210/23', '210/30', 7],
    ['210/04', '210/44', 7],
    ['210/01', '210/30', 7],
    ['210/37', '001/10', 1],
    ['210/19', '001/27', 9],
    ['002/38', '002/23', 2],
  ])('%s and %s are %d apart (WW-2.1-14, WW-2.1-18)', (a, b, steps) => {
    expect(distance(fieldOf(a), fieldOf(b))).toBe(steps);
  });

  it('knows nothing of a Großfeld that is not registered (WW-2.1-13)', () => {
    const lattice = latticeOf(mapOf(uniform('210', 0, 0)));
    expect(lattice.cellOf(at('211/01'))).toBeUndefined();
    expect(lattice.cellAt(grossfeldOrigin({ u: 5, v: 5 }))).toBeUndefined();
    expect(lattice.neighbourOf(at('210/01'), 1)).toBeUndefined();
    expect(lattice.neighbourOf(at('210/01'), 2)).toBe('210/02');
  });
});

describe('addresses', () => {
  it.each(['001', '210', '999', '000'])('%s is a Großfeld number (WW-2.1-19)', (text) => {
    expect(grossfeldNo(text)).toBe(text);
  });

  it.each(['1', '0210', '21a', '', '-21'])('%j is none (WW-12.2-04)', (text) => {
    expect(grossfeldNo(text)).toBeUndefined();
  });

  it.each(['210/00', '210/49', '210/1', '21/01', '210', '210-01', '210/01x'])(
    '%j is no address (WW-2.1-19)',
    (text) => {
      expect(parseFieldAddress(text)).toBeUndefined();
    },
  );
});

describe('a map drawn as text', () => {
  it('takes 48 fields and no other number', () => {
    expect(() => drawn('210', 0, 0, '. . w')).toThrow('3 of 48');
  });
});
