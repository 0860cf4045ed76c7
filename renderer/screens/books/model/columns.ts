import type { BalanceSection } from '../../../../engine';

/** Columns in which a section has anything but nothing: a realm without mountains gets none for them. */
export function columnsUsed(
  { columns, rows, totals }: BalanceSection,
  isStated: (column: string) => boolean = () => false,
): readonly string[] {
  return columns.filter(
    (column) =>
      isStated(column) ||
      [...rows.map(({ cells }) => cells[column]), totals[column]].some(
        (cell) => cell !== undefined && cell.value !== 0,
      ),
  );
}

/** Key of the ruling over a cell of a balance sheet; see `BalanceRow`. */
export function cellRuling(party: string, section: string, row: string, column: string): string {
  return `balance/${party}/${section}/${row}/${column}`;
}
