import type { CountedUnit, TableCell } from './explained';
import type { ClauseId, Json } from './params';
import type { Settings } from './setting';
import type { Words } from './words';

/** A rule table as data: rows and columns by key; an absent cell does not exist in the rules. */
export interface Table {
  readonly id: string;
  readonly clause: ClauseId;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What the cells count where it is not what they say (see `Explained`). */
  readonly unit?: CountedUnit;
  /** What it is called, its cells in derivations (`{{row}}`, `{{column}}`), rows and columns by key; absent where shared texts have the words. */
  readonly words?: {
    readonly name: Words;
    readonly label: Words;
    readonly rows: Readonly<Record<string, Words>>;
    readonly columns: Readonly<Record<string, Words>>;
  };
}

/** A table row by row: what a row is called, then its cells in the order of the columns; null where there is none. */
export function tableOfRows(
  table: Pick<Table, 'id' | 'clause' | 'unit'>,
  name: Words,
  label: Words,
  columns: Readonly<Record<string, Words>>,
  listed: Readonly<Record<string, readonly [Words, ...(number | null)[]]>>,
): Table {
  const keys = Object.keys(columns);
  const rows = Object.entries(listed);
  const cellsOf = (values: readonly (number | null)[]): Readonly<Record<string, number>> =>
    Object.fromEntries(
      keys.flatMap((key, at) => {
        const value = values[at];
        return typeof value === 'number' ? [[key, value]] : [];
      }),
    );
  return {
    ...table,
    rows: rows.map(([row]) => row),
    columns: keys,
    cells: Object.fromEntries(rows.map(([row, [, ...values]]) => [row, cellsOf(values)])),
    words: {
      name,
      label,
      rows: Object.fromEntries(rows.map(([row, [words]]) => [row, words])),
      columns,
    },
  };
}

/** A table of one column, row by row: what stands in it, and what it is called. */
export function tableOfOneColumn(
  table: Pick<Table, 'id' | 'clause' | 'unit'>,
  name: Words,
  label: Words,
  [column, ...heading]: readonly [key: string, ...Words],
  listed: Readonly<Record<string, readonly [value: number, ...Words]>>,
): Table {
  const rows = Object.entries(listed);
  return tableOfRows(
    table,
    name,
    label,
    { [column]: heading },
    Object.fromEntries(rows.map(([row, [value, ...words]]) => [row, [words, value] as const])),
  );
}

const unitOf = ({ unit }: Pick<Table, 'unit'>): Pick<TableCell, 'unit'> =>
  unit === undefined ? {} : { unit };

/** A cell as printed, or undefined where the table has none. */
export function cell(table: Table, row: string, column: string): TableCell | undefined {
  const value = table.cells[row]?.[column];
  return value === undefined
    ? undefined
    : {
        kind: 'cell',
        value,
        table: table.id,
        row,
        column,
        clause: table.clause,
        ...unitOf(table),
      };
}

/** Key of the setting that holds the house rules over a table: `{ row: { column: number } }`. */
export function tableSetting({ id }: Pick<Table, 'id'>): string {
  return `table.${id}`;
}

const entryOf = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, Json>>)[key]
    : undefined;

/** The number a house rule puts into a cell; undefined = none. */
export function houseRule(
  settings: Settings,
  table: Pick<Table, 'id'>,
  row: string,
  column: string,
): number | undefined {
  const value = entryOf(entryOf(settings[tableSetting(table)], row), column);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/**
 * A cell in force: the house rule of the campaign, with the printed value beside it, else as printed; undefined where
 * neither has one.
 */
export function cellOf(
  settings: Settings,
  table: Table,
  row: string,
  column: string,
): TableCell | undefined {
  const printed = cell(table, row, column);
  const value = houseRule(settings, table, row, column);
  if (value === undefined || value === printed?.value) return printed;
  return {
    kind: 'cell',
    value,
    table: table.id,
    row,
    column,
    clause: table.clause,
    printed: printed?.value ?? null,
    ...unitOf(table),
  };
}
