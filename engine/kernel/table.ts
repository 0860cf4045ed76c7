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

/** Cells of a row by the columns they stand in; null = none. */
const cellsBy = (
  columns: readonly string[],
  values: readonly (number | null)[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    columns.flatMap((key, at) => {
      const value = values[at];
      return typeof value === 'number' ? [[key, value]] : [];
    }),
  );

/** Figures by row, each row in the order of the columns; null where it has none. */
export function figuresByRow<Figures>() {
  return <Row extends string>(
    columns: readonly (keyof Figures & string)[],
    listed: Readonly<Record<Row, readonly (number | null)[]>>,
  ): Readonly<Record<Row, Figures>> =>
    Object.fromEntries(
      Object.entries<readonly (number | null)[]>(listed).map(([row, values]) => [
        row,
        cellsBy(columns, values),
      ]),
    ) as Readonly<Record<Row, Figures>>;
}

/** A table row by row, its cells in the order of the columns, null where there is none; shared texts have its words. */
export function tableOfCells<Row extends string>(
  id: string,
  clause: ClauseId,
  columns: readonly string[],
  listed: Readonly<Record<Row, readonly (number | null)[]>>,
): Table & { readonly rows: readonly Row[] } {
  const cells = figuresByRow<Readonly<Record<string, number>>>()(columns, listed);
  return { id, clause, rows: Object.keys(listed) as Row[], columns, cells };
}

/**
 * A table row by row: what a row is called, then its cells in the order of the columns; null where there is none. A cell
 * is called by its row and column (`label`) unless stated.
 */
export function tableOfRows(
  { id, clause, ...more }: Pick<Table, 'id' | 'clause' | 'unit'>,
  name: Words,
  columns: Readonly<Record<string, Words>>,
  listed: Readonly<Record<string, readonly [Words, ...(number | null)[]]>>,
  label: Words = ['{{row}}: {{column}}', '{{row}}: {{column}}'],
): Table {
  const rows = Object.entries(listed);
  const cells = Object.fromEntries(rows.map(([row, [, ...values]]) => [row, values]));
  const words = Object.fromEntries(rows.map(([row, [own]]) => [row, own]));
  return {
    ...tableOfCells(id, clause, Object.keys(columns), cells),
    ...more,
    words: { name, label, rows: words, columns },
  };
}

/** A table of one column, row by row: what stands in it, and what it is called. */
export function tableOfOneColumn(
  table: Pick<Table, 'id' | 'clause' | 'unit'>,
  name: Words,
  [column, ...heading]: readonly [key: string, ...Words],
  listed: Readonly<Record<string, readonly [value: number, ...Words]>>,
  label: Words = ['{{row}}', '{{row}}'],
): Table {
  const rows = Object.entries(listed);
  return tableOfRows(
    table,
    name,
    { [column]: heading },
    Object.fromEntries(rows.map(([row, [value, ...words]]) => [row, [words, value] as const])),
    label,
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
