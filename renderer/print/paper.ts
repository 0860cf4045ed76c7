import type { MapLook } from '../cartography';

/** The looks a map can be printed in. What needs a screen of its own, such as heads per field, is not among them. */
export const PRINT_LOOKS = [
  'colours',
  'hatching',
  'pencil',
  'symbols',
  'abbreviations',
  'politics',
] as const satisfies readonly MapLook[];
export type PrintLook = (typeof PRINT_LOOKS)[number];

/** Paper and scale of a map in print. Lengths on paper are millimetres throughout this folder. */
export interface PrintOptions {
  readonly paper: 'A4' | 'A3';
  readonly orientation: 'portrait' | 'landscape';
  /** Width of a Kleinfeld on paper, in millimetres. */
  readonly fieldMm: number;
  /** How the map is drawn; absent = in the colours of the rule book. */
  readonly look?: PrintLook;
}

export const MIN_FIELD_MM = 6;
export const MAX_FIELD_MM = 20;

/** From here on Kleinfeld numbers are large enough to read on paper. */
export const NUMBERS_FROM_MM = 9;

/** A Kleinfeld is about 100 km wide (WW-2.1-01). */
export const KM_PER_FIELD = 100;

/** A place on paper, from the upper left corner of the sheet. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

const SIDES: Readonly<Record<PrintOptions['paper'], readonly [number, number]>> = {
  A4: [210, 297],
  A3: [297, 420],
};

/** Width and height of a sheet. */
export const paperSize = ({
  paper,
  orientation,
}: Pick<PrintOptions, 'paper' | 'orientation'>): PaperSize => {
  const [short, long] = SIDES[paper];
  return orientation === 'portrait'
    ? { width: short, height: long }
    : { width: long, height: short };
};

/** The nearest field width that can be printed; half millimetres. */
export const clampFieldMm = (fieldMm: number): number =>
  Math.min(MAX_FIELD_MM, Math.max(MIN_FIELD_MM, Math.round(fieldMm * 2) / 2));

/** Width of the white rim around everything: no printer prints to the edge. */
export const MARGIN = 8;
/** Room for the frame with its letters and numbers on each side of the map. */
export const FRAME = 7.5;
/** Height of the foot line with the control line. */
export const FOOT = 8;

/** The sheet without its rim. */
export const printable = ({ width, height }: PaperSize): Rect => ({
  x: MARGIN,
  y: MARGIN,
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
});

/** Where map, legend and foot line lie on a sheet. The legend is absent on sheets that are parts of a larger map. */
export interface SheetAreas {
  readonly map: Rect;
  readonly legend: Rect | null;
  readonly foot: Rect;
}

const LEGEND_COLUMN = 52;
const LEGEND_BAND = 62;
const GAP = 6;

/** The areas of a sheet: legend beside the map on a landscape sheet, below it on a portrait one. */
export const sheetAreas = (
  options: Pick<PrintOptions, 'paper' | 'orientation'>,
  withLegend: boolean,
): SheetAreas => {
  const page = printable(paperSize(options));
  const foot: Rect = {
    x: page.x,
    y: page.y + page.height - FOOT,
    width: page.width,
    height: FOOT,
  };
  const isWide = options.orientation === 'landscape';
  const column = withLegend && isWide ? LEGEND_COLUMN + GAP : 0;
  const band = withLegend && !isWide ? LEGEND_BAND + GAP : 0;
  const map: Rect = {
    x: page.x + FRAME,
    y: page.y + FRAME,
    width: page.width - 2 * FRAME - column,
    height: page.height - FOOT - 2 * FRAME - band,
  };
  if (!withLegend) return { map, legend: null, foot };
  const legend: Rect = isWide
    ? {
        x: page.x + page.width - LEGEND_COLUMN,
        y: page.y,
        width: LEGEND_COLUMN,
        height: page.height - FOOT,
      }
    : { x: page.x, y: foot.y - LEGEND_BAND, width: page.width, height: LEGEND_BAND - 2 };
  return { map, legend, foot };
};
