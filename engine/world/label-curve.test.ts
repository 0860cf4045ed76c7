import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../hex';
import { LABEL_SAMPLES, labelLine, type PlacedLetters, sampleLabel } from './label-curve';

const label = (points: readonly number[], change: Partial<PlacedLetters> = {}): PlacedLetters => ({
  kind: 'small',
  text: 'Tannenhag',
  points,
  size: 14,
  ...change,
});

const far = (a: Point, b: Point | undefined): number =>
  b === undefined ? Infinity : Math.hypot(a.x - b.x, a.y - b.y);

const nearest = (point: Point, line: readonly Point[]): number =>
  Math.min(...line.map((other) => far(point, other)));

const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
const manyPoints = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 4, maxLength: 9 })
  .map((points) => points.flat());

describe('the line of a label', () => {
  it.each([
    ['no point', [], 0],
    ['two points', [0, 0, 4, 0], 2],
    ['three points, a quadratic curve', [0, 0, 2, 1, 4, 0], 3],
  ])('of %s is these points', (_, points, count) => {
    const line = labelLine(label(points));
    expect(line).toHaveLength(count);
    expect(line.flatMap(({ x, y }) => [x, y])).toEqual(points);
  });

  it('of many points runs smoothly through all of them', () => {
    fc.assert(
      fc.property(manyPoints, (points) => {
        const line = labelLine(label(points));
        for (let at = 0; at < points.length; at += 2) {
          const point = { x: points[at] ?? 0, y: points[at + 1] ?? 0 };
          expect(nearest(point, line)).toBeLessThan(1e-5);
        }
        for (const { x, y } of line) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
      }),
    );
  });

  it('of many points on a straight line stays on it', () => {
    for (const { y } of labelLine(label([0, 2, 1, 2, 5, 2, 6, 2]))) expect(y).toBeCloseTo(2, 9);
  });

  it('of points on top of each other is where they are', () => {
    expect(labelLine(label([1, 1, 1, 1, 1, 1, 1, 1]))).toEqual([{ x: 1, y: 1 }]);
  });

  it('of one point is level and as long as its letters', () => {
    const [from, to] = labelLine(label([3, 5]));
    expect([from?.y, to?.y]).toEqual([5, 5]);
    expect((to?.x ?? 0) - (from?.x ?? 0)).toBeCloseTo((9 * 0.55 * 14) / 28);
  });

  it.each([
    ['sea', 'realm'],
    ['small', 'sea'],
  ] as const)('of one point is shorter for %s than for %s, which is spaced', (short, long) => {
    const lengthOf = (kind: PlacedLetters['kind']): number => {
      const [from, to] = labelLine(label([0, 0], { kind }));
      return from === undefined ? 0 : far(from, to);
    };
    expect(lengthOf(short)).toBeLessThan(lengthOf(long));
  });

  it.each([
    [90, 0, 1],
    [180, -1, 0],
    [-90, 0, -1],
    [45, Math.SQRT1_2, Math.SQRT1_2],
  ])('of one point turned by %i degrees runs that way, clockwise', (rotation, x, y) => {
    const [from, to] = labelLine(label([0, 0], { rotation }));
    const length = from === undefined ? 0 : far(from, to);
    expect(((to?.x ?? 0) - (from?.x ?? 0)) / length).toBeCloseTo(x);
    expect(((to?.y ?? 0) - (from?.y ?? 0)) / length).toBeCloseTo(y);
  });
});

describe('the sample points along a label', () => {
  it('are five, from end to end, all of them on its line', () => {
    fc.assert(
      fc.property(manyPoints, (points) => {
        const short = label(points, { text: '' });
        const line = labelLine(short);
        const samples = sampleLabel(short);
        expect(samples).toHaveLength(LABEL_SAMPLES);
        const [first, last] = [samples[0], samples.at(-1)];
        if (first === undefined || last === undefined) return;
        expect(far(first, line[0])).toBeLessThan(1e-6);
        expect(far(last, line.at(-1))).toBeLessThan(1e-6);
        const longest = Math.max(...line.map((point, at) => far(point, line[at + 1] ?? point)));
        for (const sample of samples)
          expect(nearest(sample, line)).toBeLessThanOrEqual(longest / 2 + 1e-6);
      }),
    );
  });

  it('lie evenly along the line, not bunched where its points are', () => {
    const xs = sampleLabel(label([0, 0, 0.5, 0, 1, 0, 12, 0])).map(({ x }) => x);
    [0, 3, 6, 9, 12].forEach((x, index) => expect(xs[index]).toBeCloseTo(x, 6));
  });

  it.each([
    ['level', [0, 3, 1, 3], { x: -7.75, y: 3 }, { x: 8.75, y: 3 }],
    ['upwards', [2, 1, 2, 0], { x: 2, y: 8.75 }, { x: 2, y: -7.75 }],
    ['through four points', [0, 0, 0.2, 0, 0.4, 0, 1, 0], { x: -7.75, y: 0 }, { x: 8.75, y: 0 }],
    ['along a flat curve', [0, 0, 0.5, 0, 1, 0], { x: -7.75, y: 0 }, { x: 8.75, y: 0 }],
    ['on one spot', [0, 0, 0, 0], { x: -8.25, y: 0 }, { x: 8.25, y: 0 }],
  ])('of a text longer than its line %s are under all of its letters', (_, points, from, to) => {
    const samples = sampleLabel(label(points, { text: 'L'.repeat(60) }));
    const [first, last] = [samples[0], samples.at(-1)];
    expect(far(from, first)).toBeLessThan(1e-6);
    expect(far(to, last)).toBeLessThan(1e-6);
  });

  it('of a turned text are at its letters', () => {
    const samples = sampleLabel(label([0, 0], { rotation: 90 }));
    for (const { x } of samples) expect(x).toBeCloseTo(0);
    expect(sampleLabel(label([]))).toEqual([]);
  });
});
