import { cellOf, type Settings, type Table, type TableCell } from '../../../kernel';

/** The row that holds for a figure in a table whose rows are named by the figure from which they hold. */
export const rowFrom = (table: Pick<Table, 'rows'>, figure: number): string =>
  table.rows.findLast((row) => Number(row) <= figure) ?? table.rows[0] ?? '';

/**
 * What a table of steps says of a figure: the cell of the last row that begins at it or below, house rules included;
 * below the first row the first holds. Undefined where the table has no such column.
 */
export const stepOf = (
  settings: Settings,
  table: Table,
  figure: number,
  column: string,
): TableCell | undefined => cellOf(settings, table, rowFrom(table, figure), column);
