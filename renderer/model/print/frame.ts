import type { Edge, MapSheet, PrintLayout } from './layout';

/** What the frame of a map depends on. */
export type FrameLayout = Pick<PrintLayout, 'fieldMm' | 'barFields' | 'overlap' | 'origin'>;

/** A part of the frame shorter than this has no space for its name, in millimetres. */
const SHORTEST_NAMED = 5;

/** One part of the frame along an edge: a square of the coordinates seen from the side. Millimetres from the start of the edge. */
export interface FrameBar {
  /** Counts from 0 over all sheets, so that letters and numbers run on. */
  readonly index: number;
  readonly start: number;
  readonly length: number;
}

/** Letters of a column: A to Z, then AA, AB and so on. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Number of a row; rows count from 1. */
export function rowName(index: number): string {
  return String(index + 1);
}

const barsAlong = (
  offsetFields: number,
  lengthFields: number,
  { fieldMm, barFields }: Pick<FrameLayout, 'fieldMm' | 'barFields'>,
): readonly FrameBar[] => {
  const first = Math.round(offsetFields / barFields);
  const count = Math.ceil(lengthFields / barFields - 1e-6);
  const bar = barFields * fieldMm;
  return Array.from({ length: count }, (_, position) => ({
    index: first + position,
    start: position * bar,
    length: Math.min(bar, lengthFields * fieldMm - position * bar),
  }));
};

/** The parts of the frame above and below the map, from left to right. */
export function columnBars(layout: FrameLayout, { plane }: MapSheet): readonly FrameBar[] {
  return barsAlong(plane.left - layout.origin.x, plane.width, layout);
}

/** The parts of the frame beside the map, from top to bottom. */
export function rowBars(layout: FrameLayout, { plane }: MapSheet): readonly FrameBar[] {
  return barsAlong(plane.top - layout.origin.y, plane.height, layout);
}

/** Where to cut a sheet: distances from the left and the upper edge of the map, in millimetres. */
export interface CutLines {
  readonly vertical: readonly number[];
  readonly horizontal: readonly number[];
}

/** Distance of a seam from the edge of the map: two neighbours meet in the middle of what they share, in millimetres. */
const seamInset = ({ fieldMm, overlap }: FrameLayout): number => (overlap / 2) * fieldMm;

/**
 * Where to cut a sheet so that it meets its neighbours. Sheets that are glued are cut right and below only: they lie on
 * the glue strips of the next ones. Otherwise every edge towards another sheet is cut.
 */
export function cutLines(
  layout: FrameLayout,
  { beyond, window }: MapSheet,
  isGlued: boolean,
): CutLines {
  const inset = seamInset(layout);
  const isCut = (edge: Edge): boolean =>
    beyond[edge] !== null && (!isGlued || edge === 'right' || edge === 'bottom');
  return {
    vertical: [
      ...(isCut('left') ? [inset] : []),
      ...(isCut('right') ? [window.width - inset] : []),
    ],
    horizontal: [
      ...(isCut('top') ? [inset] : []),
      ...(isCut('bottom') ? [window.height - inset] : []),
    ],
  };
}

/** A strip of a sheet that another sheet is glued onto, in millimetres on the paper. */
export interface GlueStrip {
  readonly edge: 'left' | 'top';
  /** The sheet that covers the strip. */
  readonly neighbour: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The strips at the left and above onto which neighbours are glued; they end where the neighbour is cut. */
export function glueStrips(
  layout: FrameLayout,
  { beyond, window }: MapSheet,
): readonly GlueStrip[] {
  const inset = seamInset(layout);
  return [
    ...(beyond.left === null
      ? []
      : [{ ...window, edge: 'left', neighbour: beyond.left, width: inset } as const]),
    ...(beyond.top === null
      ? []
      : [{ ...window, edge: 'top', neighbour: beyond.top, height: inset } as const]),
  ];
}

/**
 * Where the name of a frame part stands, from the start of its edge: in its middle, or, if a cut goes through the part,
 * in the middle of what is left of it after cutting. Undefined where there is no space for it.
 */
export function namePlace(
  { start, length }: FrameBar,
  cuts: readonly number[],
  edgeLength: number,
): number | undefined {
  const cut = cuts.find((at) => at > start + 0.5 && at < start + length - 0.5);
  const [from, to] =
    cut === undefined
      ? [start, start + length]
      : cut < edgeLength / 2
        ? [cut, start + length]
        : [start, cut];
  return to - from < SHORTEST_NAMED ? undefined : (from + to) / 2;
}
