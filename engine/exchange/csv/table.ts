import { parse } from 'papaparse';
import { success } from '../../kernel';
import type { ExchangeLimits, ExchangeResult } from '../model';
import { refuse } from '../propose';
import { readText } from './cell';

/** German headings under which a table may name its columns, lower case. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  großfeld: 'gf',
  grossfeld: 'gf',
  kleinfeld: 'kf',
  gelände: 'terrain',
  besitzer: 'owner',
  reich: 'owner',
  schwierigkeit: 'difficulty',
  seite: 'side',
  ecke: 'corner',
  fluss: 'river',
  straße: 'road',
  brücke: 'bridge',
  kanal: 'canal',
  wall: 'wall',
  typ: 'type',
  bauwert: 'built',
  häfen: 'harbours',
  besatzung: 'garrison',
  notiz: 'text',
};

/** One row of a table: its number as a spreadsheet counts it, and its cells by column. */
export interface TableRow {
  readonly row: number;
  /** The cell of a column; empty where the table has no such column. */
  readonly cell: (column: string) => string;
}

/** A table as read, with its columns under their English names. */
export interface Table {
  /** The file it came in. */
  readonly file: string;
  readonly delimiter: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

const columnName = (heading: string): string => {
  const name = heading.trim();
  const lower = name.toLowerCase();
  if (Object.hasOwn(COLUMN_NAMES, lower)) return COLUMN_NAMES[lower] ?? name;
  return lower === 'lowview' ? 'lowView' : lower === 'baseterrain' ? 'baseTerrain' : lower;
};

/** The mark that occurs most often in the heading; semicolon, comma or tab. */
const delimiterOf = (text: string): string => {
  const heading = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counts = [';', ',', '\t'].map((mark) => [mark, heading.split(mark).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
};

/** The cells of a table that was pasted or saved as CSV, its heading first; broken quotes are read as they stand. */
export function csvCells(text: string, most: number): readonly (readonly string[])[] {
  const { data } = parse(text.trim(), { delimiter: delimiterOf(text.trim()), preview: most });
  return data.map((row) => row.map((cell) => readText(cell).trim()));
}

/** Reads one table. Refuses unclosed quotes, rows that are not as long as the heading, and columns named twice. */
export function readTable(
  file: string,
  text: string,
  limits: ExchangeLimits,
): ExchangeResult<Table> {
  const delimiter = delimiterOf(text);
  const { data, errors } = parse(text, {
    delimiter,
    preview: limits.items + 1,
  });
  if (data.length > limits.items) return refuse('too-large', { table: file, items: limits.items });
  const broken = errors[0];
  if (broken !== undefined)
    return refuse('csv-broken', { table: file, line: (broken.row ?? 0) + 1 });
  const columns = (data[0] ?? []).map(columnName);
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice !== undefined) return refuse('column-twice', { table: file, column: twice });
  const places = new Map(columns.map((name, index) => [name, index] as const));
  const rows: TableRow[] = [];
  for (const [index, cells] of data.entries()) {
    if (index === 0 || cells.every((cell) => cell === '')) continue;
    if (cells.length !== columns.length) {
      const about = { table: file, line: index + 1, cells: cells.length, expected: columns.length };
      return refuse('cell-count', about);
    }
    rows.push({
      row: index + 1,
      cell: (column) => cells[places.get(column) ?? -1] ?? '',
    });
  }
  return success({ file, delimiter, columns, rows });
}
