import { describe, expect, it } from 'vitest';
import {
  type Direction,
  DIRECTIONS,
  type FieldAddress,
  type MapView,
  SIDE,
  type Side,
  sideHome,
} from '../../../engine';
import { wholeScene } from './area';
import { cornerKey, flowOf, flowSignatures, riverFlow } from './flow';
import { rivers } from './layers/rivers';
import { OP } from './path';
import { mapStyle } from './style';
import { chunk, lattice, PLOTS, terrains, viewOf, withFields } from './testing/views';

const [HOME] = PLOTS as [(typeof PLOTS)[number]];

const side = (field: string, direction: Direction): Side => ({
  field: field as FieldAddress,
  side: direction,
});

const riverAlong = (
  course: readonly Side[],
  terrain: readonly (string | null)[],
  springs: Readonly<Record<number, true>> = {},
): MapView => {
  const homes = course.map((each) => sideHome(lattice, each));
  const sides = Object.fromEntries(
    homes.map(({ field, side: at }) => [6 * (Number(field.slice(4)) - 1) + at - 1, SIDE.river]),
  );
  return viewOf([chunk(HOME, { sides, terrain, springs })]);
};

const flowAt = (view: MapView, { field, side: at }: Side): number =>
  flowOf(riverFlow(view, lattice, terrains), lattice, lattice.cellOf(field) ?? 0, at);

/** Two brooks that meet in corner 3 of field 19 and run between 26 and 27 to field 34, which is water. */
const WEST = side('210/19', 4);
const NORTH = side('210/19', 3);
const DOWN = side('210/27', 5);
const WITH_SEA = withFields<string | null>('t', { 34: 'w' });
const BY_LAND = withFields<string | null>('t', {});

describe('corners', () => {
  it('have one name, whichever of their fields is asked (WW-2.1-23)', () => {
    for (let cell = 0; cell < lattice.size; cell += 1) {
      for (const corner of DIRECTIONS) {
        const beyond = lattice.neighbour(cell, corner);
        if (beyond < 0) continue;
        const there = (((corner + 1) % 6) + 1) as Direction;
        expect(cornerKey(lattice, beyond, there)).toBe(cornerKey(lattice, cell, corner));
      }
    }
  });
});

describe('flow (WW-2.2-12)', () => {
  it('adds up where two rivers meet on the way to the sea', () => {
    const view = riverAlong([WEST, NORTH, DOWN], WITH_SEA);
    expect([WEST, NORTH, DOWN].map((each) => flowAt(view, each))).toEqual([1, 1, 2]);
  });

  it('is the same everywhere where no way to the sea is known', () => {
    const view = riverAlong([WEST, NORTH, DOWN], BY_LAND);
    expect([WEST, NORTH, DOWN].map((each) => flowAt(view, each))).toEqual([1, 1, 1]);
  });

  it('is nothing on a side without river', () => {
    expect(flowAt(riverAlong([DOWN], WITH_SEA), side('210/01', 1))).toBe(0);
  });

  it('is summed up per Großfeld so that drawings know when to be redrawn', () => {
    const before = riverFlow(riverAlong([DOWN], WITH_SEA), lattice, terrains);
    const after = riverFlow(riverAlong([WEST, NORTH, DOWN], WITH_SEA), lattice, terrains);
    const [first] = flowSignatures(before, lattice);
    expect(flowSignatures(before, lattice)[0]).toBe(first);
    expect(flowSignatures(after, lattice)[0]).not.toBe(first);
    expect(flowSignatures(after, lattice)[1]).toBe('');
  });
});

describe('rivers', () => {
  const drawn = (view: MapView, width: number) =>
    rivers(
      wholeScene(view, lattice, terrains, mapStyle('light', width)),
      riverFlow(view, lattice, terrains),
    );

  it('bend through the corner from side to side', () => {
    const [, water] = drawn(riverAlong([WEST, NORTH], BY_LAND), 20);
    const path = water?.kind === 'line' ? water.path : [];
    expect(path.filter((value) => value === OP.curve).length).toBeGreaterThanOrEqual(1);
  });

  it('of one spring are left out on small maps, wider ones stay', () => {
    const view = riverAlong([WEST, NORTH, DOWN], WITH_SEA);
    const widths = (width: number) =>
      drawn(view, width).flatMap((mark) =>
        mark.kind === 'line' && mark.width.min === 0.9 ? [mark.width.of] : [],
      );
    expect(widths(8)).toEqual([0.042 + 0.021 * 2]);
    expect(widths(20)).toEqual([0.042 + 0.021, 0.042 + 0.021 * 2]);
  });

  it('have blue dots at springs (WW-2.2-13)', () => {
    const dots = drawn(riverAlong([WEST], BY_LAND, { [6 * 18 + 3]: true }), 28).filter(
      (mark) => mark.kind === 'dots',
    );
    expect(dots).toHaveLength(1);
  });
});
