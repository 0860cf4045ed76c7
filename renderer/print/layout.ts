import { CORNER_RADIUS, type Point } from '../../engine';
import {
  clampFieldMm,
  MAX_FIELD_MM,
  MIN_FIELD_MM,
  type PaperSize,
  paperSize,
  type PrintOptions,
  type Rect,
  sheetAreas,
} from './paper';

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
  /** Where the map lies on the paper, in millimetres. */
  readonly window: Rect;
  /** What of the plane the window shows. */
  readonly plane: PlaneBox;
  /** Numbers of the sheets that go on beyond each edge; null where the map ends. */
  readonly beyond: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number | null>>;
}

/** How a map is spread over sheets of paper. */
export interface PrintLayout {
  readonly options: PrintOptions;
  readonly paper: PaperSize;
  readonly fieldMm: number;
  /** Fields per part of the frame; a part is one square of the coordinates. */
  readonly barFields: 1 | 2;
  readonly sheets: readonly MapSheet[];
  readonly columns: number;
  readonly rows: number;
  /** True if the legend has a sheet of its own, the last one. */
  readonly hasLegendSheet: boolean;
  /** Upper left corner of square A1. */
  readonly origin: Point;
  readonly sheetCount: number;
}

/** Fields that two neighbouring sheets share; more than the height of a field, so every field is whole on some sheet. */
export const OVERLAP_FIELDS = 2;

/** White space between the outermost known fields and the frame, in field widths. */
const AIR = 0.4;

/** The smallest box around fields given by their centres; undefined for none. */
export const extentOf = (centres: readonly Point[]): PlaneBox | undefined => {
  if (centres.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of centres) {
    left = Math.min(left, x - 0.5);
    right = Math.max(right, x + 0.5);
    top = Math.min(top, y - CORNER_RADIUS);
    bottom = Math.max(bottom, y + CORNER_RADIUS);
  }
  return {
    left: left - AIR,
    top: top - AIR,
    width: right - left + 2 * AIR,
    height: bottom - top + 2 * AIR,
  };
};

const centred = (extent: PlaneBox, width: number, height: number): Point => ({
  x: extent.left + (extent.width - width) / 2,
  y: extent.top + (extent.height - height) / 2,
});

const NOTHING_BEYOND = { left: null, right: null, top: null, bottom: null };

const onOneSheet = (
  extent: PlaneBox,
  options: PrintOptions,
): Pick<PrintLayout, 'sheets' | 'origin'> | undefined => {
  const { map } = sheetAreas(options, true);
  const [width, height] = [map.width / options.fieldMm, map.height / options.fieldMm];
  if (extent.width > width || extent.height > height) return undefined;
  const origin = centred(extent, width, height);
  const plane = { left: origin.x, top: origin.y, width, height };
  const sheet = { number: 1, column: 0, row: 0, window: map, plane, beyond: NOTHING_BEYOND };
  return { sheets: [sheet], origin };
};

/** Windows along one axis: how many, how wide and how far apart, in field widths. */
interface Run {
  readonly count: number;
  readonly size: number;
  readonly step: number;
  readonly covered: number;
}

/** As few windows as will do, each as large as its room holds: what is over becomes a margin around the known land. */
const runOf = (needed: number, roomMm: number, fieldMm: number, barFields: number): Run => {
  const room = Math.max(1, Math.floor(roomMm / (fieldMm * barFields)));
  const need = Math.ceil(needed / barFields);
  const shared = OVERLAP_FIELDS / barFields;
  const count = need <= room ? 1 : Math.ceil((need - shared) / Math.max(1, room - shared));
  const size = room * barFields;
  const step = size - OVERLAP_FIELDS;
  return { count, size, step, covered: (count - 1) * step + size };
};

const holds = (plane: PlaneBox, { x, y }: Point): boolean =>
  x >= plane.left &&
  x <= plane.left + plane.width &&
  y >= plane.top &&
  y <= plane.top + plane.height;

const withNeighbours = (
  sheets: readonly Omit<MapSheet, 'number' | 'beyond'>[],
): readonly MapSheet[] => {
  const numberAt = new Map(
    sheets.map(({ column, row }, index) => [`${column},${row}`, index + 1] as const),
  );
  const at = (column: number, row: number): number | null =>
    numberAt.get(`${column},${row}`) ?? null;
  return sheets.map((sheet, index) => ({
    ...sheet,
    number: index + 1,
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
  options: PrintOptions,
  barFields: 1 | 2,
): Pick<PrintLayout, 'sheets' | 'origin' | 'columns' | 'rows'> => {
  const { map } = sheetAreas(options, false);
  const across = runOf(extent.width, map.width, options.fieldMm, barFields);
  const down = runOf(extent.height, map.height, options.fieldMm, barFields);
  const origin = centred(extent, across.covered, down.covered);
  const size = { width: across.size * options.fieldMm, height: down.size * options.fieldMm };
  const window: Rect = {
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
  return { sheets: withNeighbours(sheets), origin, columns: across.count, rows: down.count };
};

/** Parts of the frame stay between about 12 and 26 mm, whatever the scale. */
const barFieldsAt = (fieldMm: number): 1 | 2 => (fieldMm >= 13 ? 1 : 2);

/**
 * Spreads the fields with these centres over paper. If they fit beside the legend there is one sheet;
 * otherwise sheets overlap by {@link OVERLAP_FIELDS} fields, frame parts run on over them, sheets without any of the
 * fields are left out, and the legend gets a sheet of its own. Undefined if there are no fields.
 */
export const layOut = (
  centres: readonly Point[],
  wanted: PrintOptions,
): PrintLayout | undefined => {
  const extent = extentOf(centres);
  if (extent === undefined) return undefined;
  const options = { ...wanted, fieldMm: clampFieldMm(wanted.fieldMm) };
  const barFields = barFieldsAt(options.fieldMm);
  const shared = { options, paper: paperSize(options), fieldMm: options.fieldMm, barFields };
  const single = onOneSheet(extent, options);
  if (single !== undefined) {
    return { ...shared, ...single, columns: 1, rows: 1, hasLegendSheet: false, sheetCount: 1 };
  }
  const tiled = overSheets(extent, centres, options, barFields);
  return { ...shared, ...tiled, hasLegendSheet: true, sheetCount: tiled.sheets.length + 1 };
};

/** The largest field width in half millimetres at which everything fits on one such sheet; undefined if none does. */
export const largestOnOneSheet = (
  centres: readonly Point[],
  options: PrintOptions,
): number | undefined => {
  const extent = extentOf(centres);
  if (extent === undefined) return undefined;
  for (let fieldMm = MAX_FIELD_MM; fieldMm >= MIN_FIELD_MM; fieldMm -= 0.5) {
    if (onOneSheet(extent, { ...options, fieldMm }) !== undefined) return fieldMm;
  }
  return undefined;
};
