import type { Box } from '../../kit/paper/page';
import type { Orientation, Paper } from './order';

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Short and long side in millimetres. */
const SIDES: Readonly<Record<Paper, readonly [number, number]>> = {
  A5: [148, 210],
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
  A0: [841, 1189],
  Letter: [215.9, 279.4],
};

/** A paper and its orientation. */
export interface PaperChoice {
  readonly paper: Paper;
  readonly orientation: Orientation;
}

/** Width and height of a sheet. */
export function paperSize({ paper, orientation }: PaperChoice): PaperSize {
  const [short, long] = SIDES[paper];
  return orientation === 'portrait'
    ? { width: short, height: long }
    : { width: long, height: short };
}

/** Width of the white rim around everything: no printer prints to the edge. */
export const MARGIN = 8;
/** Width of the frame with its letters and numbers on each side of the map. */
export const FRAME = 7.5;

/** The sheet without its rim. */
export function printable({ width, height }: PaperSize): Box {
  return {
    x: MARGIN,
    y: MARGIN,
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN,
  };
}

/** From this width on the foot of a sheet is one row, otherwise two. */
const WIDE = 270;
const FOOT = { wide: 8, narrow: 14.5 } as const;

/** True if control line, scale and text are side by side at the foot of a sheet. */
export function isWide({ width }: PaperSize): boolean {
  return width >= WIDE;
}

/** Where map, legend and foot are on a sheet. The legend is null where none is beside the map. */
export interface SheetAreas {
  readonly map: Box;
  readonly legend: Box | null;
  readonly foot: Box;
}

const LEGEND_COLUMN = 54;
const LEGEND_BAND = 62;
const GAP = 6;

/** The areas of a sheet: legend beside the map on a landscape sheet, below it on a portrait one. */
export function sheetAreas(choice: PaperChoice, withLegend: boolean): SheetAreas {
  const size = paperSize(choice);
  const page = printable(size);
  const footHeight = isWide(size) ? FOOT.wide : FOOT.narrow;
  const foot: Box = {
    x: page.x,
    y: page.y + page.height - footHeight,
    width: page.width,
    height: footHeight,
  };
  const isLandscape = choice.orientation === 'landscape';
  const column = withLegend && isLandscape ? LEGEND_COLUMN + GAP : 0;
  const band = withLegend && !isLandscape ? LEGEND_BAND + GAP : 0;
  const map: Box = {
    x: page.x + FRAME,
    y: page.y + FRAME,
    width: page.width - 2 * FRAME - column,
    height: page.height - footHeight - 2 * FRAME - band,
  };
  if (!withLegend) return { map, legend: null, foot };
  const legend: Box = isLandscape
    ? {
        x: page.x + page.width - LEGEND_COLUMN,
        y: page.y,
        width: LEGEND_COLUMN,
        height: page.height - footHeight - 2,
      }
    : { x: page.x, y: foot.y - LEGEND_BAND, width: page.width, height: LEGEND_BAND - 2 };
  return { map, legend, foot };
}
