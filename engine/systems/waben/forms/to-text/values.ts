import { cellName, filledRows, type FormValues } from '../../../../kernel';

/** The signs that end a line somewhere, and tabs: within a field they are blanks. */
const BREAKS = /[\s\u0085\u200b\u2028\u2029]+/g;

/** The value of a field on one line; empty if it has none. */
export function lineOf(values: FormValues, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '').replace(BREAKS, ' ').trim() : '';
}

/** The value of a field of several lines, without tabs and without empty lines around it. */
export function textOf(values: FormValues, name: string): string {
  return Object.hasOwn(values, name)
    ? (values[name] ?? '')
        .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
        .replace(/[^\S\n]+/g, ' ')
        .trim()
    : '';
}

/** The rows of a table in which anything stands, their cells on one line each. */
export function rowsOf(
  values: FormValues,
  columns: readonly string[],
): readonly (readonly string[])[] {
  const count = filledRows({ columns: columns.map(asColumn) }, values);
  return Array.from({ length: count }, (_, row) =>
    columns.map((column) => lineOf(values, cellName(column, row + 1))),
  ).filter((cells) => cells.some((cell) => cell !== ''));
}

const asColumn = (name: string) =>
  ({ name, title: { de: '', en: '' }, kind: 'line', share: 0 }) as const;

/** Cells with tabs between them. */
export function tabs(cells: readonly string[]): string {
  return cells.join('\t');
}

/** A heading with the lines under it; nothing where there are none. */
export function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.every((words) => words === '') ? [] : ['', heading, ...lines];
}
