import { expect, it } from 'vitest';
import { fontsForTests } from '../../kit/paper/testing';
import { lineChart, ticksOf } from './line-chart';

it.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [7, 2],
    [0, 2, 4, 6, 8],
  ],
  [[214_200], [0, 100_000, 200_000, 300_000]],
  [
    [-30, 70],
    [-50, -25, 0, 25, 50, 75],
  ],
])('the axis over %j goes in round steps through zero', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});

it('a line is broken where a party was not there', () => {
  const line = { name: 'A', colour: '#112233', dash: '', mark: 'circle' } as const;
  const { marks } = lineChart({
    series: [{ line, values: [1, undefined, 2, 3] }],
    places: ['1', '2', '3', '4'],
    plain: String,
    width: 172,
    fonts: fontsForTests(),
  });
  const inside = marks.flatMap((mark) => (mark.kind === 'group' ? mark.marks : []));
  const [drawn, ...points] = inside.flatMap((mark) => (mark.kind === 'shape' ? [mark.path] : []));
  // Two moves of the pen, one line.
  expect(drawn?.filter((_, at) => at % 3 === 0)).toEqual([0, 0, 1]);
  expect(points).toHaveLength(3);
});
