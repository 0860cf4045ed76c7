import { describe, expect, it } from 'vitest';
import { sideFromBeyond } from '../hex';
import { hexGameOf, type Structure } from '../kernel';
import { systems } from '../systems/registry';
import {
  mapWith,
  NO_WORLD,
  optionsOf,
  property,
  reading,
  shapeOf,
  worldOf,
} from '../testing/genesis';
import { SIDE, type WorldMap } from '../world';

describe('settlements', () => {
  it('stand on land that is not ice, at the distance asked for (property)', () => {
    property((shape, options) => {
      const world = worldOf(shape, options);
      const { lattice, styleAt } = reading(shape, world);
      const [least] = options.spacing;
      const cells = world.settlements.map(({ field }) => lattice.cellOf(field) ?? -1);
      cells.forEach((cell, index) => {
        const style = styleAt(lattice.addressOf(cell));
        expect(style?.height).toBeGreaterThan(0);
        expect(style?.type).not.toBe('ice');
        for (const other of cells.slice(index + 1)) {
          expect(lattice.distance(cell, other)).toBeGreaterThanOrEqual(least);
        }
      });
    });
  });

  it('have a neighbour as near as wished, but on small islands (GM-13)', () => {
    const shape = shapeOf(8, 8, 'cylinder');
    const world = worldOf(shape, optionsOf('iceGirdled', {}));
    const { lattice } = reading(shape, world);
    const cells = world.settlements.map(({ field }) => lattice.cellOf(field) ?? -1);
    const nearest = cells.map((cell) =>
      Math.min(
        ...cells.filter((other) => other !== cell).map((other) => lattice.distance(cell, other)),
      ),
    );
    expect(cells.length).toBeGreaterThan(20);
    expect(Math.min(...nearest)).toBe(6);
    expect(nearest.filter((away) => away <= 7).length / nearest.length).toBeGreaterThan(0.85);
  });

  it('have harbours where there is water only (WW-4.2-23)', () => {
    property((shape, options) => {
      const world = worldOf(shape, options);
      const { lattice, heightAt } = reading(shape, world);
      const rivers = new Set(world.rivers.map(({ field, side }) => `${field}(${String(side)})`));
      for (const { field, harbours } of world.settlements) {
        for (const side of harbours) {
          const beyond = sideFromBeyond(lattice, { field, side });
          const names = [
            `${field}(${String(side)})`,
            `${beyond?.field ?? ''}(${String(beyond?.side)})`,
          ];
          const isRiver = names.some((name) => rivers.has(name));
          expect(isRiver || heightAt(beyond?.field) === 0).toBe(true);
        }
      }
    });
  });

  it('are mixed as asked for', () => {
    const shape = shapeOf(6, 6, 'sheet');
    const world = worldOf(shape, optionsOf('mainland', { mix: { brg: 3, std: 1, nonsense: 9 } }));
    const count = (type: string): number =>
      world.settlements.filter((one) => one.type === type).length;
    expect(count('brg') + count('std')).toBe(world.settlements.length);
    expect(Math.abs(count('brg') - 3 * count('std'))).toBeLessThanOrEqual(3);
    expect(worldOf(shape, optionsOf('mainland', { mix: {} })).settlements).toEqual([]);
  });

  it('and roads and bridges between them find no objection of the rules (WW-4.3-07, WW-4.3-08, WW-4.3-10)', () => {
    const shape = shapeOf(6, 6, 'sheet');
    const world = worldOf(shape, optionsOf('mainland', { rivers: 1 }));
    const objections = hexGameOf(systems['waben']).rules?.objections;
    const { lattice } = reading(shape, world);
    const codes = (map: WorldMap, structure: Structure): readonly string[] =>
      objections?.({ ...NO_WORLD, map }, structure).map(({ code }) => code) ?? ['no rules'];
    const wild = mapWith(shape, world, world.rivers, SIDE.river);
    const bridged = mapWith(shape, world, world.rivers, SIDE.river, world.bridges, SIDE.bridge);
    expect(world.roads.length).toBeGreaterThan(40);
    expect(world.bridges.length).toBeGreaterThan(5);
    for (const { field, side } of world.bridges) {
      expect(codes(wild, { kind: 'bridge', field, side })).toEqual([]);
    }
    for (const { field, side } of world.roads) {
      const to = lattice.neighbourOf(field, side) ?? '';
      expect(codes(bridged, { kind: 'road', from: field, to })).toEqual([]);
    }
    for (const { field, type, harbours } of world.settlements) {
      expect(codes(wild, { kind: 'settlement', field, type })).toEqual([]);
      for (const side of harbours)
        expect(codes(wild, { kind: 'harbour', field, side })).toEqual([]);
    }
  });
});
