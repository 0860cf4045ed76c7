import { describe, expect, it } from 'vitest';
import { optionsOf, shapeOf, small, worldOf } from '../testing/genesis';
import { layOut, sine, span, stepsTo } from './plane';

describe('the sine of the program', () => {
  it('is the sine, as near as numbers get', () => {
    for (let angle = -20; angle < 20; angle += 0.013) {
      expect(Math.abs(sine(angle) - Math.sin(angle))).toBeLessThan(1e-12);
    }
  });
});

describe('the plane of a board', () => {
  it('brings the two sides of a cylinder together in the space of noise', () => {
    const plane = layOut(small);
    const { lattice, space } = plane;
    let across = 0;
    for (let cell = 0; cell < plane.size; cell += 1) {
      const east = lattice.neighbour(cell, 2);
      if (east < 0) continue;
      const apart = [0, 1, 2].map(
        (axis) => (space[3 * cell + axis] ?? 0) - (space[3 * east + axis] ?? 0),
      );
      const distance = Math.hypot(...apart);
      expect(distance).toBeGreaterThan(0.95);
      expect(distance).toBeLessThan(1.0001);
      if (Math.abs((plane.x[cell] ?? 0) - (plane.x[east] ?? 0)) > 2) across += 1;
    }
    expect(across).toBeGreaterThan(20);
  });

  it('measures the short way round', () => {
    const plane = layOut(small);
    expect(plane.round).toBe(24);
    expect(span(plane, 23, 0)).toBe(1);
    expect(span(plane, -47, 0)).toBe(1);
    expect(span(layOut(shapeOf(4, 4, 'sheet')), 23, 0)).toBe(23);
  });

  it('counts steps as the lattice does', () => {
    const plane = layOut(small);
    const steps = stepsTo(plane, (cell) => cell === 100, 7);
    for (let cell = 0; cell < plane.size; cell += 1) {
      expect(steps[cell]).toBe(Math.min(plane.lattice.distance(100, cell), 7));
    }
  });

  it('works for a world of a single Großfeld', () => {
    const world = worldOf(shapeOf(1, 1, 'sheet'), optionsOf('archipelago', {}));
    expect(Object.values(world.terrain)).toHaveLength(1);
  });
});
