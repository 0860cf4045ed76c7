import type { Title } from './setting';
import type { Words } from './words';

/** A field of a form: typed by a player, or filled in by the GM. */
export interface FormField {
  /** Unique in the form; letters, figures, dots. */
  readonly name: string;
  readonly title: Title;
  readonly kind: 'line' | 'text' | 'number';
  /** Share of the width of its row. */
  readonly share: number;
  /** Lines of a `text`. */
  readonly lines?: number;
  /** Stands over all columns beside each other that have it; columns of tables only. */
  readonly group?: Title;
}

/** Instruction, in smaller letters below the title of a part. */
interface Noted {
  readonly note?: Title;
}

/** Fields beside each other, in as many rows as their shares need: a new row begins where a share would exceed 1. */
export interface FormFields extends Noted {
  readonly kind: 'fields';
  readonly title: Title;
  readonly fields: readonly FormField[];
}

/** A table with `rows` empty rows of the same fields, and more where more are filled in. */
export interface FormTable extends Noted {
  readonly kind: 'table';
  readonly title: Title;
  /** Fields are named `name.1`, `name.2` and so on. */
  readonly columns: readonly FormField[];
  readonly rows: number;
  /** Titles of the first rows, printed in a column before all others; such a table has no further rows. */
  readonly rowTitles?: readonly Title[];
}

/** Rows of a form: fields beside each other, or a table. */
export type FormPart = FormFields | FormTable;

/** A printed form of a game, empty or filled in. */
export interface FormDefinition {
  /** Small letters. */
  readonly id: string;
  readonly title: Title;
  /** Whether players send it back: then `toText` makes of its fields what `orders.read` reads. */
  readonly isReturned: boolean;
  readonly parts: readonly FormPart[];
  readonly toText?: (values: Readonly<Record<string, string>>, language: 'de' | 'en') => string;
}

/** The name of the field of a table in a row, counted from 1. */
export function cellName(column: string, row: number): string {
  return `${column}.${String(row)}`;
}

/** How many rows of a table hold anything: the last one with a value. */
export function filledRows(
  { columns }: Pick<FormTable, 'columns'>,
  values: Readonly<Record<string, string>>,
): number {
  const names = new Set(columns.map(({ name }) => name));
  return Object.entries(values).reduce((most, [field, value]) => {
    const [, name = '', row = ''] = /^(.*)\.(\d{1,4})$/.exec(field) ?? [];
    return value.trim() !== '' && names.has(name) ? Math.max(most, Number(row)) : most;
  }, 0);
}

/** A title in both languages. */
export function titled(de: string, en: string): Title {
  return { de, en };
}

/** A field of one line. */
export function lineField(name: string, de: string, en: string, share: number): FormField {
  return {
    name,
    title: titled(de, en),
    kind: 'line',
    share,
  };
}

/** A field for a number. */
export function numberField(name: string, de: string, en: string, share: number): FormField {
  return {
    ...lineField(name, de, en, share),
    kind: 'number',
  };
}

/** A field of several lines. */
export function textField(
  name: string,
  de: string,
  en: string,
  share: number,
  lines: number,
): FormField {
  return { ...lineField(name, de, en, share), kind: 'text', lines };
}

/** Fields beside each other, under a title or (empty) none. */
export function formFields(de: string, en: string, fields: readonly FormField[]): FormFields {
  return { kind: 'fields', title: titled(de, en), fields };
}

/** A table of a form with so many rows. */
export function formTable(
  de: string,
  en: string,
  rows: number,
  columns: readonly FormField[],
): FormTable {
  return { kind: 'table', title: titled(de, en), columns, rows };
}

/** A table whose rows have printed titles. */
export function rowTable(
  [de, en]: Words,
  rows: readonly Words[],
  columns: readonly FormField[],
): FormTable {
  const rowTitles = rows.map((words) => titled(...words));
  return { ...formTable(de, en, rows.length, columns), rowTitles };
}

/** Value of a field, in one line; empty where it has none. */
export function lineIn(values: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '').replace(/\s+/g, ' ').trim() : '';
}

/** Lines of a field that are not blank. */
export function linesIn(values: Readonly<Record<string, string>>, name: string): readonly string[] {
  return (values[name] ?? '').split('\n').filter((one) => one.trim() !== '');
}

/** The rows of a table as they are filled in, each read by its columns. */
export function rowsIn(
  table: FormTable,
  values: Readonly<Record<string, string>>,
): readonly ((column: string) => string)[] {
  return Array.from(
    { length: filledRows(table, values) },
    (_, row) => (column: string) => lineIn(values, cellName(column, row + 1)),
  );
}

/** Rows of a table, by the names of its fields. */
export function tableValues(
  rows: readonly Readonly<Record<string, string>>[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([column, value]) => [cellName(column, index + 1), value]),
    ),
  );
}
