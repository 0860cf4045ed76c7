import {
  centreOf,
  CORNER_RADIUS,
  DIRECTIONS,
  locate,
  neighbour,
  ROW_HEIGHT,
} from '../../../engine';
import { cornerAt, previous, stroke, type Trail } from '../../kit/cartography';
import type { Box, Page, PageMark } from '../../kit/paper/page';
import { placesIn } from '../../model/print/content';
import { clampFieldMm, type Orientation, type Paper } from '../../model/print/order';
import { isWide, paperSize, printable } from '../../model/print/paper';
import { controlLine, controlWidth } from '../../model/print/sheet/rulers';
import { perField } from '../../model/print/sheet/foot';
import { INK, line, QUIET, TYPES, widthIn } from '../../model/print/sheet/lettering';
import { strokes } from '../../model/print/sheet/shapes';
import type { MapWords } from '../../model/print/source';

/** The two sizes of fields that blank sheets come in, in millimetres; any other is possible. */
export const BLANK_SIZES = [10, 16] as const;

/** A sheet of empty fields to draw on by hand. */
export interface BlankOrder {
  readonly paper: Paper;
  readonly orientation: Orientation;
  readonly fieldMm: number;
  /** Outlines of Großfelder, with room for their numbers. */
  readonly grossfeldLines: boolean;
  /** Numbers of the Kleinfelder within their Großfelder. */
  readonly numbers: boolean;
}

export const FIRST_BLANK: BlankOrder = {
  paper: 'A4',
  orientation: 'portrait',
  fieldMm: 10,
  grossfeldLines: false,
  numbers: false,
};

/** A field on the sheet: its centre in millimetres, its number, and which of its sides end a Großfeld. */
interface BlankField {
  readonly x: number;
  readonly y: number;
  readonly kleinfeld: number;
  readonly edges: readonly (typeof DIRECTIONS)[number][];
}

const HEAD = 7;
const FOOT = { wide: 7, narrow: 9 } as const;

/** Where the fields lie on a sheet. */
const roomOf = (order: BlankOrder): Box => {
  const size = paperSize(order);
  const page = printable(size);
  const foot = isWide(size) ? FOOT.wide : FOOT.narrow;
  return { ...page, y: page.y + HEAD, height: page.height - HEAD - foot };
};

const sameGrossfeld = (
  a: { readonly u: number; readonly v: number },
  b: { readonly u: number; readonly v: number },
): boolean => a.u === b.u && a.v === b.v;

/** All whole fields that fill the room of a sheet, row by row. */
export function blankFields(order: BlankOrder): readonly BlankField[] {
  const { x, y, width, height } = roomOf(order);
  const fieldMm = clampFieldMm(order.fieldMm);
  // Rows shifted by half a field stand in turns: the room is used best if the first one begins at the left edge.
  const columns = Math.floor(width / fieldMm);
  const rows = Math.floor((height / fieldMm - 2 * CORNER_RADIUS) / ROW_HEIGHT) + 1;
  const isShiftedWhole = (columns + 0.5) * fieldMm <= width + 1e-9;
  const used = (columns + (isShiftedWhole ? 0.5 : 0)) * fieldMm;
  const left = x + (width - used) / 2 + fieldMm / 2;
  const tall = ((rows - 1) * ROW_HEIGHT + 2 * CORNER_RADIUS) * fieldMm;
  const top = y + (height - tall) / 2 + CORNER_RADIUS * fieldMm;
  return placesIn({
    left: -1e-6,
    top: -1e-6,
    width: columns - (isShiftedWhole ? 0.5 : 1) + 2e-6,
    height: (rows - 1) * ROW_HEIGHT + 2e-6,
  }).map((place) => {
    const centre = centreOf(place);
    const here = locate(place);
    return {
      x: left + centre.x * fieldMm,
      y: top + centre.y * fieldMm,
      kleinfeld: here.kleinfeld,
      edges: DIRECTIONS.filter(
        (direction) => !sameGrossfeld(here, locate(neighbour(place, direction))),
      ),
    };
  });
}

const sidesOf = (
  fields: readonly BlankField[],
  fieldMm: number,
  directions: (field: BlankField) => readonly number[],
): Trail => {
  const trail: Trail = [];
  const drawn = new Set<string>();
  for (const field of fields) {
    for (const direction of directions(field)) {
      const side = direction as (typeof DIRECTIONS)[number];
      const [from, to] = [previous(side), side].map((corner) => {
        const at = cornerAt({ x: 0, y: 0 }, corner);
        return { x: field.x + at.x * fieldMm, y: field.y + at.y * fieldMm };
      });
      if (from === undefined || to === undefined) continue;
      const key = [Math.round((from.x + to.x) * 50), Math.round((from.y + to.y) * 50)].join(' ');
      if (drawn.has(key)) continue;
      drawn.add(key);
      stroke(trail, from.x, from.y, to.x, to.y);
    }
  }
  return trail;
};

/** A line to write on, after its word; ends at `right`. */
const writingLine = (
  word: string,
  x: number,
  right: number,
  y: number,
  words: MapWords,
): readonly PageMark[] => {
  const trail: Trail = [];
  stroke(trail, x + widthIn(words.fonts, TYPES.foot, word) + 1.5, y + 0.6, right, y + 0.6);
  return [line(word, x, y, TYPES.foot), strokes(trail, 0.15, QUIET)];
};

/** A sheet of empty fields that fill the paper, with lines for realm and month and the line to check the scale with. */
export function composeBlank(order: BlankOrder, words: MapWords): Page {
  const size = paperSize(order);
  const page = printable(size);
  const fieldMm = clampFieldMm(order.fieldMm);
  const fields = blankFields(order);
  const { say } = words;
  const middle = page.x + page.width * 0.6;
  const bottom = page.y + page.height;
  const numberSize = Math.max(1.5, fieldMm * 0.15);
  const caption = perField(fieldMm, words);
  return {
    ...size,
    label: say('print:blank.title'),
    marks: [
      ...writingLine(say('print:blank.name'), page.x, middle - 6, page.y + 3, words),
      ...writingLine(say('print:blank.month'), middle, page.x + page.width, page.y + 3, words),
      strokes(
        sidesOf(fields, fieldMm, () => DIRECTIONS),
        0.16,
        '#8A8378',
      ),
      ...(order.grossfeldLines
        ? [
            {
              ...strokes(
                sidesOf(fields, fieldMm, ({ edges }) => edges),
                0.45,
                INK,
              ),
              cap: 'round',
            } as const,
          ]
        : []),
      ...(order.numbers
        ? fields.map(({ x, y, kleinfeld }) =>
            line(
              String(kleinfeld).padStart(2, '0'),
              x,
              y - fieldMm * 0.36,
              { ...TYPES.small, size: numberSize },
              'center',
            ),
          )
        : []),
      ...controlLine(page.x, bottom - 2, words),
      ...(page.width - controlWidth(words) > 30
        ? [line(caption, page.x + page.width, bottom - 1.2, TYPES.foot, 'right')]
        : []),
    ],
  };
}
