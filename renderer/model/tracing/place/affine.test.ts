import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UnderlayPin } from '../../../../engine';
import { type Affine, fitOf, inverseOf, transformed } from './affine';

const picture = { width: 400, height: 200 };
const area = { left: 0, top: 0, right: 10, bottom: 10 };
const pin = (x: number, y: number, px: number, py: number): UnderlayPin => ({
  pixel: { x, y },
  point: { x: px, y: py },
});

const expectPinned = (affine: Affine, pins: readonly UnderlayPin[]): void => {
  for (const { pixel, point } of pins) {
    const place = transformed(affine, pixel);
    expect(place.x).toBeCloseTo(point.x, 6);
    expect(place.y).toBeCloseTo(point.y, 6);
  }
};

describe('the place of a traced picture', () => {
  it('is as large as it fits and in the middle while nothing is pinned', () => {
    const { affine, by } = fitOf(picture, [], area);
    expect(by).toBe('free');
    expect(transformed(affine, { x: 0, y: 0 })).toEqual({ x: 0, y: 2.5 });
    expect(transformed(affine, { x: 400, y: 200 })).toEqual({ x: 10, y: 7.5 });
  });

  it('moves with one pin at the same scale', () => {
    const { affine, by } = fitOf(picture, [pin(0, 0, 3, 4)], area);
    expect(by).toBe('shifted');
    expect(transformed(affine, { x: 0, y: 0 })).toEqual({ x: 3, y: 4 });
    expect(affine.a).toBe(0.025);
  });

  it('turns with two pins at the same proportions', () => {
    const pins = [pin(0, 0, 0, 0), pin(400, 0, 0, 8)];
    const { affine, by } = fitOf(picture, pins, area);
    expect(by).toBe('turned');
    expectPinned(affine, pins);
    expect(transformed(affine, { x: 0, y: 200 }).x).toBeCloseTo(-4, 9);
  });

  it('takes rotation and unequal scales from three pins', () => {
    const pins = [pin(10, 10, 1, 1), pin(390, 20, 9, 2), pin(30, 180, 0, 7)];
    const { affine, by } = fitOf(picture, pins, area);
    expect(by).toBe('fixed');
    expectPinned(affine, pins);
  });

  it.each([
    ['on one line', [pin(0, 0, 0, 0), pin(200, 100, 4, 2), pin(400, 200, 9, 9)]],
    ['on one spot', [pin(7, 7, 1, 1), pin(7, 7, 2, 2), pin(7, 7, 3, 3)]],
    ['on points of one line', [pin(0, 0, 0, 0), pin(400, 0, 4, 0), pin(0, 200, 8, 0)]],
  ])('reports that three pins %s fix nothing and does not move the first', (_where, pins) => {
    const { affine, by } = fitOf(picture, pins, area);
    expect(by).toBe('line');
    expectPinned(affine, pins.slice(0, 1));
    expect(inverseOf(affine)).toBeDefined();
  });

  it('finds back the transformation that placed three points', () => {
    const number = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(
        fc.tuple(number, number, number, number, number, number),
        ([a, b, c, d, e, f]) => {
          const truth: Affine = { a, b, c, d, e, f };
          fc.pre(Math.abs(a * d - b * c) > 1);
          const pins = [
            { x: 0, y: 0 },
            { x: 300, y: 40 },
            { x: 60, y: 190 },
          ].map((pixel) => ({ pixel, point: transformed(truth, pixel) }));
          const { affine, by } = fitOf(picture, pins, area);
          expect(by).toBe('fixed');
          for (const key of ['a', 'b', 'c', 'd', 'e', 'f'] as const) {
            expect(affine[key]).toBeCloseTo(truth[key], 6);
          }
          const back = inverseOf(affine);
          const there = transformed(affine, { x: 12, y: 34 });
          expect(back && transformed(back, there).x).toBeCloseTo(12, 6);
        },
      ),
    );
  });

  it('has no inverse when the plane is mapped to a line', () => {
    expect(inverseOf({ a: 1, b: 1, c: 2, d: 2, e: 0, f: 0 })).toBeUndefined();
  });
});
