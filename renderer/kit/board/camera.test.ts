import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLattice, type GrossfeldNo } from '../../../engine';
import { between, fit, MAP_LIMITS, panBy, toPlane, toScreen, visibleBox, zoomAt } from './camera';
import { frameOf, visibleShifts } from '../../model/map/pane/frame';
import { cameraAt } from '../../model/map/pane/model';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-400, 400), y: number(-400, 400) });
const camera = fc.record({ centre: point, scale: number(MAP_LIMITS.least, MAP_LIMITS.most) });
const extent = fc.record({ width: number(100, 3000), height: number(100, 2000) });
const onScreen = fc.record({ x: number(0, 3000), y: number(0, 2000) });

const expectClose = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): void => {
  expect(a.x).toBeCloseTo(b.x, 6);
  expect(a.y).toBeCloseTo(b.y, 6);
};

describe('screen and plane', () => {
  it('lead back to the same point', () => {
    fc.assert(
      fc.property(camera, extent, onScreen, (here, size, screen) =>
        expectClose(toScreen(here, size, toPlane(here, size, screen)), screen),
      ),
    );
  });

  it('dragging moves the point under the pointer along with it', () => {
    fc.assert(
      fc.property(camera, extent, onScreen, point, (here, size, screen, by) => {
        const held = toPlane(here, size, screen);
        const moved = { x: screen.x + by.x, y: screen.y + by.y };
        expectClose(toPlane(panBy(here, by.x, by.y), size, moved), held);
      }),
    );
  });

  it('zooming keeps the point under the pointer where it is', () => {
    fc.assert(
      fc.property(camera, extent, onScreen, number(0.1, 10), (here, size, anchor, factor) => {
        const next = zoomAt(here, size, anchor, factor);
        expectClose(toPlane(next, size, anchor), toPlane(here, size, anchor));
        expect(next.scale).toBeGreaterThanOrEqual(MAP_LIMITS.least);
        expect(next.scale).toBeLessThanOrEqual(MAP_LIMITS.most);
      }),
    );
  });

  it('fitting shows the whole box in the middle', () => {
    fc.assert(
      fc.property(point, number(1, 60), number(1, 60), extent, (corner, width, height, size) => {
        const box = {
          left: corner.x,
          top: corner.y,
          right: corner.x + width,
          bottom: corner.y + height,
        };
        const next = fit(box, size, 10);
        const seen = visibleBox(next, size);
        if (next.scale > MAP_LIMITS.least) {
          expect(seen.left).toBeLessThanOrEqual(box.left + 1e-6);
          expect(seen.bottom).toBeGreaterThanOrEqual(box.bottom - 1e-6);
        }
        expect(next.centre.x).toBeCloseTo(corner.x + width / 2, 6);
      }),
    );
  });
});

describe('gliding', () => {
  const from = { centre: { x: 0, y: 0 }, scale: 10 };
  const to = { centre: { x: 8, y: 4 }, scale: 40 };

  it('zooms evenly: half way is the geometric middle', () => {
    expect(between(from, to, 0.5).scale).toBeCloseTo(20);
  });

  it.each([
    ['before it begins', -5, from, false],
    ['at its end', 180, to, true],
    ['long after', 900, to, true],
  ])('%s', (_, now, expected, hasArrived) => {
    const seen = cameraAt({ from, to, start: 0, duration: 180 }, now);
    expect(seen.camera.scale).toBeCloseTo(expected.scale);
    expect(seen.hasArrived).toBe(hasArrived);
  });

  it('arrives at once where motion is not wanted', () => {
    expect(cameraAt({ from, to, start: 0, duration: 0 }, 0)).toEqual({
      camera: to,
      hasArrived: true,
    });
  });
});

describe('the frame', () => {
  const plots = [0, 1, 2, 3].map((u) => ({ no: `00${String(u)}` as GrossfeldNo, u, v: 0 }));
  const world = { left: -4, top: -1, right: 20, bottom: 8 };

  it('puts the origin on whole device pixels, whatever the camera', () => {
    fc.assert(
      fc.property(camera, extent, number(0.5, 3), (here, size, ratio) => {
        for (const { x, y } of frameOf(here, size, ratio, createLattice(plots), world).origins) {
          expect(Number.isInteger(x)).toBe(true);
          expect(Number.isInteger(y)).toBe(true);
        }
      }),
    );
  });

  it('shows a sheet once', () => {
    expect(visibleShifts(world, { left: 500, top: 0, right: 600, bottom: 9 }, undefined)).toEqual([
      0,
    ]);
  });

  it('repeats a cylinder so that no part of the window stays empty', () => {
    fc.assert(
      fc.property(number(-300, 300), number(5, 120), (left, width) => {
        const window = { left, top: 0, right: left + width, bottom: 9 };
        const shifts = visibleShifts(world, window, 24);
        for (let x = window.left; x <= window.right; x += 1) {
          const isCovered = shifts.some(
            (shift) => x >= world.left + shift - 1e-9 && x <= world.right + shift + 1e-9,
          );
          expect(isCovered).toBe(true);
        }
      }),
    );
  });
});
