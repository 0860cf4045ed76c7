import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growMap, levelPlaces, newMap, type WorldMap } from '../../../../engine';
import { placesBeyond, WORLD_SIDES } from './grow-sides';
import { times } from '../../../../engine/testing/trials';

const made = (columns: number, rows: number, kind: 'sheet' | 'cylinder' = 'sheet'): WorldMap => {
  const result = newMap({
    places: levelPlaces(columns, rows),
    topology: kind === 'sheet' ? { kind } : { kind, columns },
    terrain: 'w',
  });
  if (!result.ok) throw new Error('a map');
  return result.value;
};

describe('a whole row or column more', () => {
  it.each([
    [
      'north',
      [
        { u: 0, v: -1 },
        { u: 1, v: -1 },
        { u: 2, v: -2 },
      ],
    ],
    [
      'south',
      [
        { u: 0, v: 2 },
        { u: 1, v: 2 },
        { u: 2, v: 1 },
      ],
    ],
    [
      'east',
      [
        { u: 3, v: -1 },
        { u: 3, v: 0 },
      ],
    ],
    [
      'west',
      [
        { u: -1, v: 1 },
        { u: -1, v: 2 },
      ],
    ],
  ] as const)('in the %s', (side, places) => {
    expect(placesBeyond(made(3, 2), side)).toEqual(places);
  });

  it('has no east and west on a cylinder', () => {
    const map = made(4, 2, 'cylinder');
    expect(placesBeyond(map, 'east')).toEqual([]);
    expect(placesBeyond(map, 'west')).toEqual([]);
    expect(placesBeyond(map, 'north')).toHaveLength(4);
  });

  it('always fits: every place is free, and a rectangle stays one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(...WORLD_SIDES),
        (columns, rows, side) => {
          const map = made(columns, rows);
          const places = placesBeyond(map, side);
          const isRow = side === 'north' || side === 'south';
          expect(places).toHaveLength(isRow ? columns : rows);
          expect(growMap(map, places, { terrain: 'w' }).ok).toBe(true);
        },
      ),
      times(50),
    );
  });
});
