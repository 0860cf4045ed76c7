import type { Box, PageMark } from '../../../kit/paper/page';

/** A piece of a legend that stands in a column; lengths in millimetres. */
export interface FlowPiece {
  /** Height in a legend whose rows are so high. */
  readonly height: (row: number) => number;
  /** Free space above, unless it begins a column. */
  readonly above?: number;
  /** Stands in the same column as the next piece. */
  readonly keepsNext?: boolean;
  /** Draws into a column from a height on. */
  readonly draw: (x: number, y: number, width: number, row: number) => readonly PageMark[];
}

/** Rows as high as is good to read, then closer until everything fits. */
const ROWS = [6.8, 6.4, 6, 5.6, 5.2, 4.8, 4.4, 4, 3.7];

interface Placed {
  readonly piece: FlowPiece;
  readonly column: number;
  readonly y: number;
}

/** Height that a piece needs with those it keeps beside it. */
const blockHeight = (pieces: readonly FlowPiece[], index: number, row: number): number => {
  const piece = pieces[index];
  if (piece === undefined) return 0;
  const own = piece.height(row);
  if (piece.keepsNext !== true) return own;
  return own + (pieces[index + 1]?.above ?? 0) + blockHeight(pieces, index + 1, row);
};

const placedIn = (
  pieces: readonly FlowPiece[],
  columns: readonly Box[],
  row: number,
): readonly Placed[] | undefined => {
  const found: Placed[] = [];
  let column = 0;
  let y = columns[0]?.y ?? 0;
  let isKept = false;
  for (const [index, piece] of pieces.entries()) {
    const box = columns[column];
    if (box === undefined) return undefined;
    const isFirst = y === box.y;
    const above = isFirst ? 0 : (piece.above ?? 0);
    const bottom = box.y + box.height;
    if (!isKept && y + above + blockHeight(pieces, index, row) > bottom + 1e-6) {
      column += 1;
      const next = columns[column];
      if (next === undefined || blockHeight(pieces, index, row) > next.height + 1e-6)
        return undefined;
      y = next.y;
    } else y += above;
    found.push({ piece, column, y });
    y += piece.height(row);
    isKept = piece.keepsNext === true;
  }
  return found;
};

/** Pieces of which whole groups stay together: each keeps the next one until a heading begins a new group. */
const inGroups = (pieces: readonly FlowPiece[]): readonly FlowPiece[] =>
  pieces.map((piece, index) => ({
    ...piece,
    keepsNext: pieces[index + 1] !== undefined && pieces[index + 1]?.above === undefined,
  }));

/** Columns of even length: as short as the pieces allow. */
const placedEvenly = (
  pieces: readonly FlowPiece[],
  columns: readonly Box[],
  row: number,
): readonly Placed[] | undefined => {
  const whole = placedIn(pieces, columns, row);
  if (whole === undefined || columns.length === 1) return whole;
  const most = columns[0]?.height ?? 0;
  for (let height = most / columns.length; height < most; height += 2) {
    const laid = placedIn(
      pieces,
      columns.map((box) => ({ ...box, height })),
      row,
    );
    if (laid !== undefined) return laid;
  }
  return whole;
};

const painted = (
  laid: readonly Placed[],
  columns: readonly Box[],
  row: number,
): readonly (readonly PageMark[])[] =>
  columns.map((box, index) =>
    laid
      .filter(({ column }) => column === index)
      .flatMap(({ piece, y }) => piece.draw(box.x, y, box.width, row)),
  );

/** The marks of each column; undefined if the pieces do not fit even in close rows. */
const columnsFilled = (
  pieces: readonly FlowPiece[],
  columns: readonly Box[],
): readonly (readonly PageMark[])[] | undefined => {
  const groups = inGroups(pieces);
  for (const row of ROWS) {
    const laid = placedEvenly(groups, columns, row) ?? placedEvenly(pieces, columns, row);
    if (laid !== undefined) return painted(laid, columns, row);
  }
  return undefined;
};

/** Pieces laid into columns one after the other, with the highest rows that fit; undefined if none do. */
export function flowInto(
  pieces: readonly FlowPiece[],
  columns: readonly Box[],
): readonly PageMark[] | undefined {
  return columnsFilled(pieces, columns)?.flat();
}

/** Most sheets that one legend may take; a column of a sheet holds at least a dozen entries. */
const MOST_SHEETS = 40;

/** Pieces laid into the columns of as many sheets as they need. */
export function flowOverSheets(
  pieces: readonly FlowPiece[],
  columns: readonly Box[],
): readonly (readonly PageMark[])[] {
  for (let sheets = 1; sheets <= MOST_SHEETS; sheets += 1) {
    const all = Array.from({ length: sheets }, () => columns).flat();
    const filled = columnsFilled(pieces, all);
    if (filled !== undefined)
      return Array.from({ length: sheets }, (_, sheet) =>
        filled.slice(sheet * columns.length, (sheet + 1) * columns.length).flat(),
      );
  }
  return [];
}

/** A box in columns of at least a width, as many as fit. */
export function columnsOf(box: Box, least: number, gap: number): readonly Box[] {
  const count = Math.max(1, Math.floor((box.width + gap) / (least + gap)));
  const width = (box.width - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...box,
    x: box.x + index * (width + gap),
    width,
  }));
}
