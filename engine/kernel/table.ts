import type { TableCell } from './explained';
import type { ClauseId } from './params';

/** A rule table as data: rows and columns by key; an absent cell does not exist in the rules. */
export interface Table {
  readonly id: string;
  readonly clause: ClauseId;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A cell as an explained value, or undefined where the table has none. */
export const cell = (table: Table, row: string, column: string): TableCell | undefined => {
  const value = table.cells[row]?.[column];
  return value === undefined
    ? undefined
    : { kind: 'cell', value, table: table.id, row, column, clause: table.clause };
};
