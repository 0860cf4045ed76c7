import { boxOfFields, type Point } from '../../../engine';
import type { Box } from '../../kit/paper/page';
import { MAX_FIELD_MM, MIN_FIELD_MM, type Overlap } from './order';
import { type PaperChoice, type PaperSize, paperSize, sheetAreas } from './paper';

/** A part of the drawing plane, in field widths. */
export interface PlaneBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One sheet with a part of the map. Columns and rows count from 0. */
export interface MapSheet {
  readonly number: number;
  readonly column: number;
  readonly row: number;
  /** The place of the map on the paper, in millimetres. */
  readonly window: Box;
  /** What of the plane the window shows. */
  readonly plane: PlaneBox;
  /** Numbers of the sheets that go on beyond each edge; null where the map ends. */
  readonly beyond: Readonly<Record<Edge, number | null>>;
}

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

/** Paper, scale and the fields that neighbouring sheets share. */
export interface LayoutForm extends PaperChoice {
  readonly fieldMm: number;
  readonly overlap: Overlap;
  /** True if a legend is beside the map where the map fits on one sheet. */
  readonly hasLegendBeside: boolean;
}

/** How a map is spread over sheets of paper. */
export interface PrintLayout {
  readonly form: LayoutForm;
  readonly paper: PaperSize;
  readonly fieldMm: number;
  /** Fields per part of the frame; a part is one square of the coordinates. */
  readonly barFields: number;
  readonly sheets: readonly MapSheet[];
  readonly columns: number;
  readonly rows: number;
  /** Fields that neighbouring sheets share; 0 if there is one sheet only. */
  readonly overlap: number;
  /** True if the legend is beside the map. */
  readonly isLegendBeside: boolean;
  /** Upper left corner of square A1. */
  readonly origin: Point;
}

/** White space between the outermost known fields and the frame, in field widths. */
const AIR = 0.4;

/** The smallest box around fields given by their centres; undefined for none. */
export function extentOf(centres: readonly Point[]): PlaneBox | undefined {
  const box = boxOfFields(centres);
  if (box === undefined) return undefined;
  const { left, top, right, bottom } = box;
  return {
    left: left - AIR,
    top: top - AIR,
    width: right - left + 2 * AIR,
    height: bottom - top + 2 * AIR,
  };
}

const centred = (extent: PlaneBox, width: number, height: number): Point => ({
  x: extent.left + (extent.width - width) / 2,
  y: extent.top + (extent.height - height) / 2,
});

const NOTHING_BEYOND = { left: null, right: null, top: null, bottom: null };

/** The only sheet of a map: `window` with the extent in its middle, whether all of it fits or not. */
export function sheetIn(window: Box, extent: PlaneBox, fieldMm: number): MapSheet {
  const [width, height] = [window.width / fieldMm, window.height / fieldMm];
  const { x: left, y: top } = centred(extent, width, height);
  const plane = { left, top, width, height };
  return { number: 1, column: 0, row: 0, window, plane, beyond: NOTHING_BEYOND };
}

const onOneSheet = (
  extent: PlaneBox,
  form: LayoutForm,
): Pick<PrintLayout, 'sheets' | 'origin'> | undefined => {
  const { map } = sheetAreas(form, form.hasLegendBeside);
  const [width, height] = [map.width / form.fieldMm, map.height / form.fieldMm];
  if (extent.width > width || extent.height > height) return undefined;
  const sheet = sheetIn(map, extent, form.fieldMm);
  return { sheets: [sheet], origin: { x: sheet.plane.left, y: sheet.plane.top } };
};

/** Windows along one axis: how many, how wide and how far apart, in field widths. */
interface Run {
  readonly count: number;
  readonly size: number;
  readonly step: number;
  readonly covered: number;
}

/** Whole parts of the frame along an edge; on every paper at least two. */
const barsIn = (roomMm: number, fieldMm: number): number =>
  Math.floor(roomMm / (fieldMm * barFieldsAt(fieldMm)));

/** What neighbouring sheets share: as wished, but at large scales so little that each sheet shows something new. */
const overlapOf = ({ overlap, fieldMm }: LayoutForm, { width, height }: Box): number =>
  Math.min(overlap, (barsIn(Math.min(width, height), fieldMm) - 1) * barFieldsAt(fieldMm));

/** As few windows as possible, each as large as its space allows: the surplus becomes a margin around the known land. */
const runOf = (needed: number, roomMm: number, fieldMm: number, overlap: number): Run => {
  const barFields = barFieldsAt(fieldMm);
  const room = barsIn(roomMm, fieldMm);
  const need = Math.ceil(needed / barFields);
  const shared = overlap / barFields;
  const count = need <= room ? 1 : Math.ceil((need - shared) / (room - shared));
  const size = room * barFields;
  const step = size - overlap;
  return { count, size, step, covered: (count - 1) * step + size };
};

const holds = (plane: PlaneBox, { x, y }: Point): boolean =>
  x >= plane.left &&
  x <= plane.left + plane.width &&
  y >= plane.top &&
  y <= plane.top + plane.height;

const withNeighbours = (
  sheets: readonly Omit<MapSheet, 'number' | 'beyond'>[],
  first: number,
): readonly MapSheet[] => {
  const numberAt = new Map(
    sheets.map(({ column, row }, index) => [`${column},${row}`, index + first] as const),
  );
  const at = (column: number, row: number): number | null =>
    numberAt.get(`${column},${row}`) ?? null;
  return sheets.map((sheet, index) => ({
    ...sheet,
    number: index + first,
    beyond: {
      left: at(sheet.column - 1, sheet.row),
      right: at(sheet.column + 1, sheet.row),
      top: at(sheet.column, sheet.row - 1),
      bottom: at(sheet.column, sheet.row + 1),
    },
  }));
};

const overSheets = (
  extent: PlaneBox,
  centres: readonly Point[],
  form: LayoutForm,
): Pick<PrintLayout, 'sheets' | 'origin' | 'columns' | 'rows' | 'overlap'> => {
  const { map } = sheetAreas(form, false);
  const { fieldMm } = form;
  const overlap = overlapOf(form, map);
  const across = runOf(extent.width, map.width, fieldMm, overlap);
  const down = runOf(extent.height, map.height, fieldMm, overlap);
  const origin = centred(extent, across.covered, down.covered);
  const size = { width: across.size * fieldMm, height: down.size * fieldMm };
  const window: Box = {
    x: map.x + (map.width - size.width) / 2,
    y: map.y + (map.height - size.height) / 2,
    ...size,
  };
  const sheets = Array.from({ length: across.count * down.count }, (_, index) => {
    const [column, row] = [index % across.count, Math.floor(index / across.count)];
    const plane: PlaneBox = {
      left: origin.x + column * across.step,
      top: origin.y + row * down.step,
      width: across.size,
      height: down.size,
    };
    return { column, row, window, plane };
  }).filter(({ plane }) => centres.some((centre) => holds(plane, centre)));
  return {
    sheets: withNeighbours(sheets, 1),
    origin,
    overlap,
    columns: across.count,
    rows: down.count,
  };
};

/** Parts of the frame stay between about 8 and 40 mm, whatever the scale. */
const barFieldsAt = (fieldMm: number): 1 | 2 => (fieldMm >= 13 ? 1 : 2);

/**
 * Spreads the fields with these centres over paper. If they fit beside the legend there is one sheet;
 * otherwise sheets overlap, frame parts run on over them, and sheets without any of the fields are left out.
 * Undefined if there are no fields.
 */
export function layOutMap(centres: readonly Point[], form: LayoutForm): PrintLayout | undefined {
  const extent = extentOf(centres);
  if (extent === undefined) return undefined;
  const { fieldMm } = form;
  const barFields = barFieldsAt(fieldMm);
  const shared = { form, paper: paperSize(form), fieldMm, barFields };
  const single = onOneSheet(extent, form);
  if (single !== undefined) {
    const one = { columns: 1, rows: 1, overlap: 0, isLegendBeside: form.hasLegendBeside };
    return { ...shared, ...single, ...one };
  }
  return { ...shared, ...overSheets(extent, centres, form), isLegendBeside: false };
}

/** The same layout with its sheets counted from another number. */
export function countedFrom(layout: PrintLayout, first: number): PrintLayout {
  return {
    ...layout,
    sheets: withNeighbours(layout.sheets, first),
  };
}

/** The largest field width in half millimetres at which everything fits on one such sheet; undefined if none does. */
export function largestOnOneSheet(centres: readonly Point[], form: LayoutForm): number | undefined {
  const extent = extentOf(centres);
  if (extent === undefined) return undefined;
  for (let fieldMm = MAX_FIELD_MM; fieldMm >= MIN_FIELD_MM; fieldMm -= 0.5) {
    if (onOneSheet(extent, { ...form, fieldMm }) !== undefined) return fieldMm;
  }
  return undefined;
}
