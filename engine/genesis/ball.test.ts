import { describe, expect, it } from 'vitest';
import { canonicalSide, createLattice, DIRECTIONS, type Side, sideFromBeyond } from '../hex';
import { ball, optionsOf, reading, worldOf } from '../testing/genesis';
import { layOut } from './plane';

const options = optionsOf('continents', { seed: 'ball', water: 0.5, ice: { north: 2, south: 1 } });
const world = worldOf(ball, options);
const { styleAt, lattice } = reading(ball, world);
const fields = Array.from({ length: lattice.size }, (_, cell) => cell).flatMap((cell) =>
  lattice.isOnMap(cell) ? [lattice.addressOf(cell)] : [],
);

describe('a world generated on an icosahedron', () => {
  it('has as much water as wished, and ice around the poles', () => {
    const ice = fields.filter((field) => {
      const style = styleAt(field);
      return style?.height === 0 && style.type === 'ice';
    });
    expect(ice).toHaveLength(6 + 1);
    const wet = fields.filter((field) => styleAt(field)?.height === 0).length - ice.length;
    expect(wet / (fields.length - ice.length)).toBeGreaterThan(0.42);
    expect(wet / (fields.length - ice.length)).toBeLessThan(0.58);
  });

  it('goes on over the cuts of the net: land meets land there as often as anywhere', () => {
    const isLand = (field: string | undefined): boolean =>
      field !== undefined && (styleAt(field as never)?.height ?? 0) > 0;
    const share = (isCut: boolean): number => {
      const pairs = fields.filter(isLand).flatMap((field) =>
        DIRECTIONS.flatMap((side) => {
          const cell = lattice.cellOf(field) ?? -1;
          const other = sideFromBeyond(lattice, { field, side });
          return other !== undefined && lattice.isCut(cell, side) === isCut ? [other.field] : [];
        }),
      );
      return pairs.filter(isLand).length / pairs.length;
    };
    expect(share(true)).toBeGreaterThan(0.6);
    expect(Math.abs(share(true) - share(false))).toBeLessThan(0.25);
  });

  it('has settlements, roads and rivers on the map only', () => {
    const onMap = new Set(fields);
    expect(world.settlements.length).toBeGreaterThan(3);
    for (const { field } of [...world.settlements, ...world.rivers, ...world.roads]) {
      expect(onMap.has(field)).toBe(true);
    }
  });

  it('has rivers that flow over the cuts of the net, each of their sides named once', () => {
    const key = ({ field, side }: Side): string => `${field}(${String(side)})`;
    const isOverCut = ({ field, side }: Side): boolean =>
      lattice.isCut(lattice.cellOf(field) ?? -1, side);
    let crossing = 0;
    for (const seed of ['ball', 'b', 'c', 'd']) {
      const { rivers } = worldOf(ball, { ...options, seed, rivers: 1 });
      const flows = new Set(rivers.map(key));
      expect(flows.size).toBe(rivers.length);
      for (const side of rivers) {
        expect(canonicalSide(lattice, side)).toEqual(side);
        const beyond = sideFromBeyond(lattice, side);
        expect(beyond === undefined ? undefined : canonicalSide(lattice, beyond)).toEqual(side);
        crossing += isOverCut(side) ? 1 : 0;
      }
    }
    expect(crossing).toBeGreaterThan(10);
  });

  it('is measured by steps: a field and its neighbour are about one field width apart', () => {
    const { space, latitude } = layOut(ball);
    const bare = createLattice(ball.plots, ball.topology);
    for (let cell = 0; cell < bare.size; cell += 1) {
      if (!bare.isOnMap(cell)) continue;
      expect(Math.abs(latitude[cell] ?? 2)).toBeLessThanOrEqual(1);
      for (const side of DIRECTIONS) {
        const beyond = bare.neighbour(cell, side);
        if (beyond < 0) continue;
        const apart = Math.hypot(
          ...[0, 1, 2].map(
            (axis) => (space[3 * cell + axis] ?? 0) - (space[3 * beyond + axis] ?? 0),
          ),
        );
        expect(apart).toBeGreaterThan(0.7);
        expect(apart).toBeLessThan(1.5);
      }
    }
  });
});
