import { lineTo, moveTo, placed, stroke, type Trail } from '../../kit/cartography';
import type { Fonts, PageMark } from '../../kit/paper';
import { clipped, INK, line, QUIET, sized, type Type, TYPES } from '../print/sheet/lettering';
import { strokes } from '../print/sheet/shapes';
import { type Line, MARK_PATHS } from './lines';

/** A line of the chart with its value at every place of the axis; undefined where it has none. */
export interface Series {
  readonly line: Pick<Line, 'name' | 'colour' | 'dash' | 'mark'>;
  readonly values: readonly (number | undefined)[];
  /** What the table says of it, in the order of the headings. */
  readonly cells: readonly string[];
}

/** What is drawn, in millimetres. */
export interface LineChartOrder {
  readonly series: readonly Series[];
  /** Names of the places of the axis. */
  readonly places: readonly string[];
  /** Headings of the columns of the table after the names. */
  readonly heads: readonly string[];
  readonly plain: (value: number) => string;
  readonly width: number;
  readonly fonts: Fonts;
}

const PLOT = 44;
const LEFT = 18;
const FOOT = 7;
/** The table: height of a row, base line in it, sample of a line, and width of a column of values. */
const ROW = { height: 5.2, base: 3.7, sample: 11, column: 34 };
/** Names of places along the axis at most. */
const NAMES = 9;
/** Points with a mark at most: more would be one band. */
const MARKED = 40;
/** Millimetres of a unit of strokes and marks. */
const UNIT = 0.25;
const CELL: Type = { ...sized(TYPES.entry, 3.2), figures: 'tabular' };
const HEAD: Type = { ...CELL, font: { ...CELL.font, weight: 600 } };
const LABEL: Type = { ...TYPES.foot, figures: 'tabular' };
const GRID = '#CFC6B4';

const STEPS = [1, 2, 2.5, 5, 10];

/** Round values from the bottom of the axis to its top, about four of them, over all values and zero. */
export function ticksOf(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(1, high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Most figures are counts: no half of one beside the axis.
  const steps = STEPS.map((one) => one * power).filter((step) => Number.isInteger(step));
  const step = steps.find((one) => one >= rough) ?? Math.max(1, 10 * power);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

const signMarks = ({ mark, colour }: Series['line'], x: number, y: number): PageMark => ({
  kind: 'shape',
  path: placed(MARK_PATHS[mark], x, y, UNIT),
  ...(mark === 'cross' ? {} : { fill: mark === 'ring' ? '#FFFFFF' : colour }),
  stroke: colour,
  width: 1.8 * UNIT,
});

const lineMarks = (
  { line: { colour, dash }, values }: Series,
  at: (place: number, value: number) => readonly [number, number],
): PageMark => {
  const path: Trail = [];
  let isOpen = false;
  for (const [place, value] of values.entries()) {
    if (value !== undefined) (isOpen ? lineTo : moveTo)(path, ...at(place, value));
    isOpen = value !== undefined;
  }
  return {
    kind: 'shape',
    path,
    stroke: colour,
    width: 2 * UNIT,
    join: 'round',
    ...(dash === '' ? {} : { dash: dash.split(' ').map((part) => Number(part) * UNIT) }),
  };
};

/** The table under the lines, which is their key too: a row for each of them, with a sample where lines are drawn. */
const tableMarks = (
  { series, heads, width, fonts }: LineChartOrder,
  isDrawn: boolean,
  top: number,
): readonly PageMark[] => {
  const end = (column: number): number => width - (heads.length - 1 - column) * ROW.column;
  const indent = isDrawn ? ROW.sample : 0;
  const room = width - heads.length * ROW.column - indent;
  const rule = (row: number): PageMark => {
    const path: Trail = [];
    const y = top + row * ROW.height;
    stroke(path, 0, y, width, y);
    return strokes(path, 0.2, row === 1 ? INK : GRID);
  };
  const base = (row: number): number => top + row * ROW.height + ROW.base;
  return [
    ...heads.map((head, column) => line(head, end(column), base(0), HEAD, 'right')),
    rule(1),
    ...series.flatMap(({ line: own, cells }, index): readonly PageMark[] => {
      const row = index + 1;
      const y = top + (row + 0.5) * ROW.height;
      const sample = { line: own, values: [0, 0], cells: [] };
      return [
        ...(isDrawn
          ? [
              lineMarks(sample, (place) => [place * (ROW.sample - 2), y]),
              signMarks(own, (ROW.sample - 2) / 2, y),
            ]
          : []),
        line(clipped(fonts, CELL, own.name, room), indent, base(row), CELL),
        ...cells.map((cell, column) => line(cell, end(column), base(row), CELL, 'right')),
        rule(row + 1),
      ];
    }),
  ];
};

/** A figure that is nought everywhere, or stands at one place alone, is no line. */
const hasLines = ({ series, places }: LineChartOrder): boolean =>
  places.length > 1 &&
  series.some(({ values }) => values.some((value) => value !== undefined && value !== 0));

const plotMarks = ({ series, places, plain, width }: LineChartOrder): readonly PageMark[] => {
  const ticks = ticksOf(series.flatMap(({ values }) => values.flatMap((value) => value ?? [])));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const plot = { left: LEFT, right: width - 4, top: 2, bottom: 2 + PLOT };
  const last = Math.max(1, places.length - 1);
  const across = (place: number): number => plot.left + ((plot.right - plot.left) * place) / last;
  const down = (value: number): number =>
    plot.bottom - ((plot.bottom - plot.top) * (value - low)) / (high - low);
  const every = Math.ceil(places.length / NAMES);
  return [
    ...ticks.flatMap((value): readonly PageMark[] => {
      const path: Trail = [];
      stroke(path, plot.left, down(value), plot.right, down(value));
      return [
        strokes(path, 0.2, value === 0 ? QUIET : GRID),
        line(plain(value), plot.left - 1.6, down(value) + 0.9, LABEL, 'right'),
      ];
    }),
    ...places.flatMap((name, place): readonly PageMark[] =>
      place % every === 0
        ? [line(name, across(place), plot.bottom + 4, LABEL, place === 0 ? 'left' : 'center')]
        : [],
    ),
    {
      kind: 'group',
      x: 0,
      y: 0,
      scale: 1,
      clip: {
        x: plot.left - 2,
        y: 0,
        width: plot.right - plot.left + 4,
        height: plot.bottom + 2,
      },
      marks: series.flatMap((one) => [
        lineMarks(one, (place, value) => [across(place), down(value)]),
        ...(places.length > MARKED
          ? []
          : one.values.flatMap((value, place) =>
              value === undefined ? [] : [signMarks(one.line, across(place), down(value))],
            )),
      ]),
    },
  ];
};

/** Lines of a figure over the turns on paper, from (0, 0), with a table that is their key below; and how high that is. */
export function lineChart(order: LineChartOrder): {
  readonly height: number;
  readonly marks: readonly PageMark[];
} {
  const isDrawn = hasLines(order);
  const table = isDrawn ? 2 + PLOT + FOOT : 0;
  return {
    height: table + (order.series.length + 1) * ROW.height,
    marks: [...(isDrawn ? plotMarks(order) : []), ...tableMarks(order, isDrawn, table)],
  };
}
