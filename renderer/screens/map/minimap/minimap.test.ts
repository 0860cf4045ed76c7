import { describe, expect, it } from 'vitest';
import { centreOf, latticeOf, setTerrain, truthView } from '../../../../engine';
import { at, edited, mapOf, tinyWorld, uniform } from '../../../../engine/testing';
import { fitWorld, pointInWorld, stalePlots, windowFrame } from './use-painting';

const map = mapOf(uniform('210', 0, 0), uniform('001', 1, 0), uniform('300', 4, 0));
const lattice = latticeOf(map);
const SMALL = { width: 280, height: 200 };

describe('the small map', () => {
  it('fits every field into its window', () => {
    const fit = fitWorld(lattice, SMALL);
    if (fit === undefined) throw new Error('there are fields');
    for (let cell = 0; cell < lattice.size; cell += 1) {
      const { x, y } = centreOf(lattice.axialOf(cell));
      expect(fit.x + x * fit.field).toBeGreaterThan(0);
      expect(fit.x + x * fit.field).toBeLessThan(SMALL.width);
      expect(fit.y + y * fit.field).toBeGreaterThan(0);
      expect(fit.y + y * fit.field).toBeLessThan(SMALL.height);
    }
  });

  it('fits nothing where there is nothing', () => {
    expect(fitWorld(latticeOf(mapOf()), SMALL)).toBeUndefined();
  });

  it('leads from a click back to the place in the plane', () => {
    const fit = { field: 4, x: 20, y: 30 };
    expect(pointInWorld(fit, { x: 20 + 4 * 7, y: 30 + 4 * 2 })).toEqual({ x: 7, y: 2 });
  });

  it('frames what the large window shows, cut to the small one', () => {
    const fit = { field: 4, x: 100, y: 100 };
    const large = { width: 800, height: 400 };
    expect(windowFrame(fit, SMALL, { centre: { x: 0, y: 0 }, scale: 40 }, large)).toEqual({
      x: 60,
      y: 80,
      width: 80,
      height: 40,
    });
    expect(windowFrame(fit, SMALL, { centre: { x: 0, y: 0 }, scale: 1 }, large)).toEqual({
      x: 1,
      y: 1,
      width: 278,
      height: 198,
    });
  });
});

describe('what is drawn again', () => {
  const world = tinyWorld({ map });
  const view = truthView(world);
  const indexOf = (no: string): number => lattice.plots.findIndex((plot) => plot.no === no);

  it('is everything at first, and nothing while nothing changes', () => {
    expect(stalePlots(lattice, null, view)).toEqual([0, 1, 2]);
    expect(stalePlots(lattice, view, truthView(world, view))).toEqual([]);
  });

  it('is the Großfeld that changed and those that touch it', () => {
    const next = edited(map, (before) => setTerrain(before, [at('210/19')], 'w'));
    const stale = stalePlots(lattice, view, truthView({ ...world, map: next }, view));
    expect(stale).toContain(indexOf('210'));
    expect(stale).toContain(indexOf('001'));
    expect(stale).not.toContain(indexOf('300'));
  });
});
