import { describe, expect, it } from 'vitest';
import { latticeOf } from '../../../engine';
import { at, mapOf, uniform } from '../../../engine/testing';
import { toScreen } from '../../kit/board/camera';
import { focusOn } from './use-map-keys';

const lattice = latticeOf(mapOf(uniform('210', 0, 0), uniform('001', 1, 0)));
const EXTENT = { width: 800, height: 600 };

describe('showing some fields', () => {
  it('brings all of them into the window', () => {
    const focus = focusOn(lattice, [at('210/01'), at('001/48')], EXTENT);
    if (focus?.scale === undefined) throw new Error('both are on the map');
    for (const field of [at('210/01'), at('001/48')]) {
      const cell = lattice.cellOf(field) ?? -1;
      const { q, r } = lattice.axialOf(cell);
      const camera = { centre: focus.point, scale: focus.scale };
      const { x, y } = toScreen(camera, EXTENT, { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 });
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(760);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(560);
    }
  });

  it('stays far enough away to show the surroundings of a single field', () => {
    expect(focusOn(lattice, [at('210/19')], EXTENT)?.scale).toBe(80);
  });

  it('has nothing to show where no field is on the map', () => {
    expect(focusOn(lattice, [], EXTENT)).toBeUndefined();
    expect(focusOn(lattice, [at('999/01')], EXTENT)).toBeUndefined();
  });
});
