import type { Title } from './setting';
import { inLanguage, type Language, type Words } from './words';

/** Values of the fields of a form by name; a field nobody filled in may be missing. */
export type FormValues = Readonly<Record<string, string>>;

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

/** What every part of a form may have. */
interface Placed {
  /** Instruction, in smaller letters below the title. */
  readonly note?: Title;
  /** Stands in this half of the sheet, below the part before it there; parts of both halves beside each other. */
  readonly column?: 'left' | 'right';
}

/** Fields beside each other, in as many rows as their shares need: a new row begins where a share would exceed 1. */
export interface FormFields extends Placed {
  readonly kind: 'fields';
  readonly title: Title;
  readonly fields: readonly FormField[];
}

/** A table with `rows` empty rows of the same fields, and more where more are filled in. */
export interface FormTable extends Placed {
  readonly kind: 'table';
  readonly title: Title;
  /** Fields are named `name.1`, `name.2` and so on. */
  readonly columns: readonly FormField[];
  readonly rows: number;
  /** Nobody adds to what is filled in: no empty rows after it. */
  readonly isComplete?: true;
  /** Titles of the first rows, printed in a column before all others; such a table has no further rows. */
  readonly rowTitles?: readonly Title[];
  /** Share of the width for these titles; absent = a fifth. */
  readonly titleShare?: number;
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
  /** The rules at the table: the same for everybody, always filled, on one sheet, and with every first letter. */
  readonly isCard?: true;
  readonly parts: readonly FormPart[];
  readonly toText?: (values: FormValues, language: Language) => string;
}

/** The name of the field of a table in a row, counted from 1. */
export function cellName(column: string, row: number): string {
  return `${column}.${String(row)}`;
}

/** How many rows of a table hold anything: the last one with a value. */
export function filledRows({ columns }: Pick<FormTable, 'columns'>, values: FormValues): number {
  const names = new Set(columns.map(({ name }) => name));
  return Object.entries(values).reduce((most, [field, value]) => {
    const [, name = '', row = ''] = /^(.*)\.(\d{1,4})$/.exec(field) ?? [];
    return value.trim() !== '' && names.has(name) ? Math.max(most, Number(row)) : most;
  }, 0);
}

/** Value of a field, in one line; empty where it has none. */
export function lineIn(values: FormValues, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '').replace(/\s+/g, ' ').trim() : '';
}

/** Lines of the field for whatever the tables have no place for, without the blank ones. */
export function moreLines(values: FormValues): readonly string[] {
  return (values['more'] ?? '').split('\n').filter((one) => one.trim() !== '');
}

/** The rows of a table as they are filled in, each read by its columns. */
export function rowsIn(
  table: FormTable,
  values: FormValues,
): readonly ((column: string) => string)[] {
  return Array.from(
    { length: filledRows(table, values) },
    (_, row) => (column: string) => lineIn(values, cellName(column, row + 1)),
  );
}

/** Rows of a table, by the names of its fields. */
export function tableValues(rows: readonly FormValues[]): FormValues {
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([column, value]) => [cellName(column, index + 1), value]),
    ),
  );
}

/** The fields of a form that are filled in, each behind the head it has in a letter, such as `Ziffer: 7`. */
export function headedLines(
  values: FormValues,
  heads: Readonly<Record<string, Words>>,
  language: Language,
): readonly string[] {
  return Object.entries(heads).flatMap(([field, head]) => {
    const value = lineIn(values, field);
    return value === '' ? [] : [`${inLanguage(head, language)} ${value}`];
  });
}
