import {
  byTextOf,
  calc,
  cellOf,
  type Explained,
  fact,
  type Rounding,
  type Settings,
  sum,
  type Table,
} from '../../../kernel';
import * as tables from '../data/tables';
import { choiceOf } from './settings';

/** A clause by its place on the rule page: `PI-05a-02` between `PI-05-17` and `PI-06-01`, the guide of the GM last. */
const place = ({ clause }: Table): string =>
  clause.replaceAll(/\d+/g, (digits) => digits.padStart(3, '0')).replace('GM', 'Z');

/** Every table of the game; the GM may change each number of them (HR-01 to HR-23). */
export const TABLES: readonly Table[] = Object.values<Table>(tables).toSorted(byTextOf(place));

/** A cell of a table in force; 0 where the table has none. Without a column that of its only one. */
export function cellIn(
  settings: Settings,
  table: Table,
  row: string,
  column = table.columns[0] ?? '',
): Explained {
  return cellOf(settings, table, row, column) ?? fact('pygma.none', 0, {}, table.clause);
}

/** The row that holds for a value in a table whose rows are named by the value from which they hold. */
function rowFrom({ rows }: Pick<Table, 'rows'>, value: number): string {
  return rows.findLast((row) => Number(row) <= value) ?? rows[0] ?? '';
}

/** The cell of the last row that begins at a value or below; below the first row the first holds. */
export function bandCell(
  settings: Settings,
  table: Table,
  value: number,
  column = table.columns[0] ?? '',
): Explained {
  return cellIn(settings, table, rowFrom(table, value), column);
}

/** What a world and its realms begin with, and what is usual of it (PI-00-05, GM-06, GM-16, GM-28, GM-29, HR-21). */
export function startAmount(settings: Settings, row: string): Explained {
  return cellIn(settings, tables.START_TABLE, row);
}

/** How incomes, or percentages and strengths, are rounded (PI-00-01). */
export function roundingOf(
  settings: Settings,
  key: 'pygma.rounding.income' | 'pygma.rounding.percent',
): Rounding {
  return choiceOf(settings, key) === 'half_up' ? 'halfUp' : 'down';
}

/** A number the rules say in words, such as the hundred of a percentage. */
export const HUNDRED: Explained = fact('pygma.hundred', 100);
export const NOTHING: Explained = fact('pygma.nothing', 0);
const UNIT: Explained = fact('pygma.unit', 1);

/** 1 where a whole value is greater than a limit, else 0; both stand in the derivation. */
export function exceeds(value: Explained, limit: Explained): Explained {
  const over = calc.maximum(calc.difference(value, limit), NOTHING);
  return calc.minimum(over, UNIT);
}

/** 1 where a whole value is as great as a limit or greater, else 0; both stand in the derivation. */
export function reaches(value: Explained, limit: Explained): Explained {
  return exceeds(sum(value, UNIT), limit);
}
