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
  [
    [8, 0],
    [0, 2, 4, 6, 8],
  ],
  [
    [10, 0],
    [0, 5, 10],
  ],
])('the axis over %j goes in round steps through zero', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});

const LINE = { name: 'A', colour: '#112233', dash: '', mark: 'circle' } as const;
const chartOf = (values: readonly (number | undefined)[]) =>
  lineChart({
    series: [{ line: LINE, values, cells: ['1 (1)', '3'] }],
    places: values.map((_, index) => String(index + 1)),
    heads: ['Anfang', 'Ende'],
    plain: String,
    width: 172,
    fonts: fontsForTests(),
  });

it('a line is broken where a party was not there', () => {
  const { marks } = chartOf([1, undefined, 2, 3]);
  const inside = marks.flatMap((mark) => (mark.kind === 'group' ? mark.marks : []));
  const [drawn, ...points] = inside.flatMap((mark) => (mark.kind === 'shape' ? [mark.path] : []));
  // Two moves of the pen, one line.
  expect(drawn?.filter((_, at) => at % 3 === 0)).toEqual([0, 0, 1]);
  expect(points).toHaveLength(3);
});

it.each([
  ['one turn', [3]],
  ['noughts', [0, 0, 0]],
])('%s is a table without lines', (_, values) => {
  const { height, marks } = chartOf(values);
  expect(marks.filter(({ kind }) => kind === 'group')).toEqual([]);
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(texts).toEqual(['Anfang', 'Ende', 'A', '1 (1)', '3']);
  expect(height).toBeLessThan(chartOf([1, 2]).height / 3);
});
