import type { Finding, OrderCell, OrderRow, OrderSheet, Span } from '../../../../engine';
import { cutLetter, type LetterSegment } from './letter';
import { worstOf } from './severity';

/** One cell of the order table: its words with their findings. */
export interface OrderTableCell {
  readonly column: string;
  readonly segments: readonly LetterSegment[];
  /** The words of the cell in the text as it is read; null where nothing is written. */
  readonly span: Span | null;
  /** The player's words, where the GM corrected them. */
  readonly original: string | null;
}

/**
 * Words of a row of a sheet as a cell shows them: dots instead of its bars, nothing for its empty columns. They may be a
 * part of the cell: dots at its ends stand for bars beside its other parts.
 */
export function withoutBars(words: string, part = { isFirst: true, isLast: true }): string {
  const columns = words.split('|').map((column) => column.trim());
  if (columns.length === 1) return words;
  const shown = columns.filter((column) => column !== '').join(' · ');
  const isBegun = columns[0] === '' && !part.isFirst;
  const isOpen = columns.at(-1) === '' && !part.isLast;
  if (shown === '') return isBegun && isOpen ? ' · ' : '';
  return `${isBegun ? ' · ' : ''}${shown}${isOpen ? ' · ' : ''}`;
}

/** One understood order as the table shows it. */
export interface OrderTableRow {
  /** Place in the sheet; rows may name a unit twice. */
  readonly index: number;
  readonly unit: number;
  readonly cells: readonly OrderTableCell[];
  readonly findings: readonly Finding[];
  readonly worst: Finding | null;
  /** There are findings, and the GM decided every one. */
  readonly isSettled: boolean;
  /** The words of the whole order in the text as it is read. */
  readonly span: Span;
}

export interface OrderTable {
  readonly columns: readonly string[];
  readonly rows: readonly OrderTableRow[];
  /** Rows with at least one finding, and findings of no row: of the letter as a whole, or of words that are no order. */
  readonly troubled: number;
  readonly others: number;
}

const overlaps = (finding: Finding, row: OrderRow<unknown>): boolean =>
  finding.span === undefined
    ? finding.unit === row.unit
    : finding.span.start < row.span.end && finding.span.end > row.span.start;

/** The player's words at a span of the text as it is read, if the GM corrected them. */
export type OriginalOf = (span: Span) => string | null;

const cellOf = (
  column: string,
  cell: OrderCell | undefined,
  findings: readonly Finding[],
  originalOf: OriginalOf,
): OrderTableCell => {
  if (cell === undefined) return { column, segments: [], span: null, original: null };
  const marks = findings.flatMap(({ span, severity }, index) =>
    span === undefined
      ? []
      : [
          {
            kind: 'finding' as const,
            severity,
            index,
            span: { start: span.start - cell.span.start, end: span.end - cell.span.start },
          },
        ],
  );
  const inside = marks.filter(({ span }) => span.start < cell.text.length && span.end > 0);
  const clipped = inside.map((mark) => ({
    ...mark,
    span: {
      start: Math.max(0, mark.span.start),
      end: Math.min(cell.text.length, mark.span.end),
    },
  }));
  return {
    column,
    segments: cutLetter(cell.text, clipped).segmentsOf(0),
    span: cell.span,
    original: originalOf(cell.span),
  };
};

type FindingsByRow = ReadonlyMap<OrderRow<unknown>, readonly Finding[]>;

/** Findings by row: through their words, or through the unit where they have none. */
export function findingsByRow(
  rows: readonly OrderRow<unknown>[],
  findings: readonly Finding[],
): FindingsByRow {
  const byUnit = new Map<number, OrderRow<unknown>[]>();
  for (const row of rows) byUnit.set(row.unit, [...(byUnit.get(row.unit) ?? []), row]);
  const map = new Map<OrderRow<unknown>, Finding[]>();
  for (const finding of findings) {
    const candidates = finding.unit === undefined ? rows : (byUnit.get(finding.unit) ?? []);
    for (const row of candidates) {
      if (overlaps(finding, row)) map.set(row, [...(map.get(row) ?? []), finding]);
    }
  }
  return map;
}

const overlapsAny = (cell: OrderCell | undefined, findings: readonly Finding[]): boolean =>
  cell !== undefined &&
  findings.some(
    ({ span }) => span !== undefined && span.start < cell.span.end && span.end > cell.span.start,
  );

/** Columns that identify rows or hold a finding; one that is the same in every row is left out. */
const tellingColumns = (sheet: OrderSheet<unknown>, found: FindingsByRow): readonly string[] =>
  sheet.columns.filter((column) => {
    const texts = new Set(sheet.rows.map(({ cells }) => cells[column]?.text.trim() ?? ''));
    if (texts.size === 1 && texts.has('')) return false;
    return (
      texts.size > 1 ||
      sheet.rows.length < 3 ||
      sheet.rows.some((row) => overlapsAny(row.cells[column], found.get(row) ?? []))
    );
  });

/** The order table of a sheet: only informative columns, every cell with its marks, every row with its findings. */
export function orderTable(
  sheet: OrderSheet<unknown>,
  findings: readonly Finding[],
  originalOf: OriginalOf = () => null,
  isDecided: (finding: Finding) => boolean = () => false,
): OrderTable {
  const found = findingsByRow(sheet.rows, findings);
  const columns = tellingColumns(sheet, found);
  const rows = sheet.rows.map((row, index) => {
    const own = found.get(row) ?? [];
    const cells = columns.map((column) => cellOf(column, row.cells[column], own, originalOf));
    const worst = worstOf(own) ?? null;
    const isSettled = worst !== null && own.every(isDecided);
    return { index, unit: row.unit, cells, findings: own, worst, isSettled, span: row.span };
  });
  const onRows = new Set(rows.flatMap((row) => row.findings));
  return {
    columns,
    rows,
    troubled: rows.filter(({ worst }) => worst !== null).length,
    others: findings.filter((finding) => !onRows.has(finding)).length,
  };
}
