import { lineTo, moveTo, placed, stroke, type Trail } from '../../kit/cartography';
import type { Fonts, PageMark } from '../../kit/paper';
import { clipped, line, QUIET, type Type, TYPES, widthIn } from '../print/sheet/lettering';
import { strokes } from '../print/sheet/shapes';
import { type Line, MARK_PATHS } from './lines';

/** A line of the chart with its value at every place of the axis; undefined where it has none. */
export interface Series {
  readonly line: Pick<Line, 'name' | 'colour' | 'dash' | 'mark'>;
  readonly values: readonly (number | undefined)[];
}

/** What is drawn, in millimetres. */
export interface LineChartOrder {
  readonly series: readonly Series[];
  /** Names of the places of the axis. */
  readonly places: readonly string[];
  readonly plain: (value: number) => string;
  readonly width: number;
  readonly fonts: Fonts;
}

const PLOT = 50;
const LEFT = 18;
const FOOT = 6;
const KEY_ROW = 5;
const KEY_SAMPLE = 11;
const KEY_COLUMNS = 3;
/** Names of places along the axis at most. */
const NAMES = 9;
/** Points with a mark at most: more would be one band. */
const MARKED = 40;
/** Millimetres of a unit of strokes and marks. */
const UNIT = 0.25;
const LABEL: Type = { ...TYPES.foot, figures: 'tabular' };
const GRID = '#CFC6B4';

const STEPS = [1, 2, 2.5, 5, 10];

/** Round values from the bottom of the axis to its top, about four of them, over all values and zero. */
export function ticksOf(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(1, high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
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

const keyMarks = (
  { series, width, fonts }: LineChartOrder,
  columns: number,
  top: number,
): readonly PageMark[] =>
  series.flatMap(({ line: own }, index): readonly PageMark[] => {
    const room = width / columns;
    const x = (index % columns) * room;
    const y = top + Math.floor(index / columns) * KEY_ROW + KEY_ROW / 2;
    const sample = { line: own, values: [0, 0] };
    return [
      lineMarks(sample, (place) => [x + place * (KEY_SAMPLE - 2), y]),
      signMarks(own, x + (KEY_SAMPLE - 2) / 2, y),
      line(
        clipped(fonts, TYPES.entry, own.name, room - KEY_SAMPLE - 2),
        x + KEY_SAMPLE,
        y + 1.05,
        TYPES.entry,
      ),
    ];
  });

/** Lines of a figure over the turns on paper, from (0, 0), with their key below; and how high that is. */
export function lineChart(order: LineChartOrder): {
  readonly height: number;
  readonly marks: readonly PageMark[];
} {
  const { series, places, plain, width, fonts } = order;
  const ticks = ticksOf(series.flatMap(({ values }) => values.flatMap((value) => value ?? [])));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const plot = { left: LEFT, right: width - 4, top: 2, bottom: 2 + PLOT };
  const last = Math.max(1, places.length - 1);
  const across = (place: number): number => plot.left + ((plot.right - plot.left) * place) / last;
  const down = (value: number): number =>
    plot.bottom - ((plot.bottom - plot.top) * (value - low)) / (high - low);
  const every = Math.ceil(places.length / NAMES);
  const widest = Math.max(...series.map(({ line: { name } }) => widthIn(fonts, TYPES.entry, name)));
  // As many columns as leave every name whole; one where a name is wider than the half of all.
  const fitting = Math.floor(width / (widest + KEY_SAMPLE + 2));
  const columns = Math.max(1, Math.min(KEY_COLUMNS, series.length, fitting));
  const key = plot.bottom + FOOT + 2;
  return {
    height: key + Math.ceil(series.length / columns) * KEY_ROW,
    marks: [
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
      ...keyMarks(order, columns, key),
    ],
  };
}
