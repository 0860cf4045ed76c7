import { stroke, type Trail } from '../../../kit/cartography';
import type { PageMark } from '../../../kit/paper/page';
import {
  columnBars,
  columnName,
  cutLines,
  type CutLines,
  type FrameBar,
  type FrameLayout,
  namePlace,
  rowBars,
  rowName,
} from '../frame';
import type { MapSheet } from '../layout';
import type { MapParts } from '../order';
import { INK, line, TYPES } from './lettering';
import { filledBox, rimOf, strokes } from './shapes';

/** Distances from the edge of the map, in millimetres. */
const BAR_GAP = 0.5;
const BAR = 1.5;
const NAME_AT = 4.7;
/** From the middle of a name to its base line. */
const HALF_CAPITAL = 0.95;
const CUT_FROM = 2.6;
const CUT_INNER = 0.9;
const CUT_OUTER_FROM = 6.3;

const fillOf = ({ index }: FrameBar): string => (index % 2 === 0 ? INK : '#FFFFFF');

/** The parts that have a name, with its place along the edge. */
const named = (
  bars: readonly FrameBar[],
  cuts: readonly number[],
  length: number,
): readonly { readonly index: number; readonly at: number }[] =>
  bars.flatMap((bar) => {
    const at = namePlace(bar, cuts, length);
    return at === undefined ? [] : [{ index: bar.index, at }];
  });

const columnMarks = (layout: FrameLayout, sheet: MapSheet): readonly PageMark[] => {
  const { window } = sheet;
  return [window.y - BAR_GAP - BAR, window.y + window.height + BAR_GAP].flatMap((y) =>
    columnBars(layout, sheet).map((bar) =>
      filledBox({ x: window.x + bar.start, y, width: bar.length, height: BAR }, fillOf(bar)),
    ),
  );
};

const rowMarks = (layout: FrameLayout, sheet: MapSheet): readonly PageMark[] => {
  const { window } = sheet;
  return [window.x - BAR_GAP - BAR, window.x + window.width + BAR_GAP].flatMap((x) =>
    rowBars(layout, sheet).map((bar) =>
      filledBox({ x, y: window.y + bar.start, width: BAR, height: bar.length }, fillOf(bar)),
    ),
  );
};

/** Letters above and below the map, numbers beside it; they run on over all sheets. */
const nameMarks = (layout: FrameLayout, sheet: MapSheet, cuts: CutLines): readonly PageMark[] => {
  const { window } = sheet;
  const columns = named(columnBars(layout, sheet), cuts.vertical, window.width);
  const rows = named(rowBars(layout, sheet), cuts.horizontal, window.height);
  const baseLines = [window.y - NAME_AT, window.y + window.height + NAME_AT];
  const middles = [window.x - NAME_AT, window.x + window.width + NAME_AT];
  return [
    ...baseLines.flatMap((y) =>
      columns.map(({ index, at }) =>
        line(columnName(index), window.x + at, y + HALF_CAPITAL, TYPES.frame, 'center'),
      ),
    ),
    ...middles.flatMap((x) =>
      rows.map(({ index, at }) =>
        line(rowName(index), x, window.y + at + HALF_CAPITAL, TYPES.frame, 'center'),
      ),
    ),
  ];
};

/** Short strokes outside the frame: lay a ruler from one to the other and cut. */
const cutMarks = (
  { window }: MapSheet,
  { vertical, horizontal }: CutLines,
): readonly PageMark[] => {
  const trail: Trail = [];
  for (const from of [CUT_FROM, CUT_OUTER_FROM]) {
    const to = from + CUT_INNER;
    for (const at of vertical) {
      const x = window.x + at;
      stroke(trail, x, window.y - from, x, window.y - to);
      stroke(trail, x, window.y + window.height + from, x, window.y + window.height + to);
    }
    for (const at of horizontal) {
      const y = window.y + at;
      stroke(trail, window.x - from, y, window.x - to, y);
      stroke(trail, window.x + window.width + from, y, window.x + window.width + to, y);
    }
  }
  return trail.length === 0 ? [] : [strokes(trail, 0.2)];
};

/**
 * The frame of a map: a double neat line whose parts are the coordinates and a scale at once. Letters and numbers
 * run on over all sheets.
 */
export function frameMarks(
  layout: FrameLayout,
  sheet: MapSheet,
  parts: Pick<MapParts, 'coordinates' | 'cropMarks' | 'glueMarks'>,
): readonly PageMark[] {
  const { window } = sheet;
  const cuts = cutLines(layout, sheet, parts.glueMarks);
  const outer = BAR_GAP + BAR;
  return [
    ...columnMarks(layout, sheet),
    ...rowMarks(layout, sheet),
    ...(parts.coordinates
      ? nameMarks(layout, sheet, parts.cropMarks ? cuts : { vertical: [], horizontal: [] })
      : []),
    rimOf(window, 0.25),
    rimOf(window, 0.15, BAR_GAP),
    rimOf(window, 0.3, outer),
    ...(parts.cropMarks ? cutMarks(sheet, cuts) : []),
  ];
}
