import type { MapSheet, PrintLayout } from './layout';
import { OVERLAP_FIELDS } from './layout';

/** A part of the frame shorter than this has no room for its name, in millimetres. */
const SHORTEST_NAMED = 5;

/** One part of the frame along an edge: a square of the coordinates seen from the side. Millimetres from the start of the edge. */
export interface FrameBar {
  /** Counts from 0 over all sheets, so that letters and numbers run on. */
  readonly index: number;
  readonly start: number;
  readonly length: number;
}

/** Letters of a column: A to Z, then AA, AB and so on. */
export const columnName = (index: number): string => {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
};

/** Number of a row; rows count from 1. */
export const rowName = (index: number): string => String(index + 1);

const barsAlong = (
  offsetFields: number,
  lengthFields: number,
  { fieldMm, barFields }: Pick<PrintLayout, 'fieldMm' | 'barFields'>,
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
export const columnBars = (layout: PrintLayout, { plane }: MapSheet): readonly FrameBar[] =>
  barsAlong(plane.left - layout.origin.x, plane.width, layout);

/** The parts of the frame beside the map, from top to bottom. */
export const rowBars = (layout: PrintLayout, { plane }: MapSheet): readonly FrameBar[] =>
  barsAlong(plane.top - layout.origin.y, plane.height, layout);

/** Where to cut a sheet so that it meets its neighbours without overlap: distances from the edges of the map, in millimetres. */
export const cutLines = (
  { fieldMm }: PrintLayout,
  { beyond, window }: MapSheet,
): { readonly vertical: readonly number[]; readonly horizontal: readonly number[] } => {
  const inset = (OVERLAP_FIELDS / 2) * fieldMm;
  return {
    vertical: [
      ...(beyond.left === null ? [] : [inset]),
      ...(beyond.right === null ? [] : [window.width - inset]),
    ],
    horizontal: [
      ...(beyond.top === null ? [] : [inset]),
      ...(beyond.bottom === null ? [] : [window.height - inset]),
    ],
  };
};

/**
 * Where the name of a frame part stands, from the start of its edge: in its middle, or, if a cut goes through the
 * part, in the middle of what is left of it after cutting. Undefined where there is no room for it.
 */
export const namePlace = (
  { start, length }: FrameBar,
  cuts: readonly number[],
  edgeLength: number,
): number | undefined => {
  const cut = cuts.find((at) => at > start + 0.5 && at < start + length - 0.5);
  const [from, to] =
    cut === undefined
      ? [start, start + length]
      : cut < edgeLength / 2
        ? [cut, start + length]
        : [start, cut];
  return to - from < SHORTEST_NAMED ? undefined : (from + to) / 2;
};
