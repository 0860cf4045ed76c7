import {
  type FormDefinition,
  type FormField,
  type FormFields,
  type FormPart,
  type FormTable,
  type FormValues,
  tableValues,
} from './form';
import { formatCount } from './number';
import type { Settings, Title } from './setting';
import { cellOf, type Table } from './table';
import { inLanguage, type Language, type Words } from './words';

/** A title in both languages. */
export function title(de: string, en: string): Title {
  return { de, en };
}

/** A field of one line. */
export function line(name: string, de: string, en: string, share: number): FormField {
  return { name, title: title(de, en), kind: 'line', share };
}

/** A field for a number. */
export function number(name: string, de: string, en: string, share: number): FormField {
  return { ...line(name, de, en, share), kind: 'number' };
}

/** A field of several lines. */
export function text(
  name: string,
  de: string,
  en: string,
  share: number,
  lines: number,
): FormField {
  return { ...line(name, de, en, share), kind: 'text', lines };
}

/** Fields beside each other, under a title or (empty) none. */
export function fields(de: string, en: string, own: readonly FormField[]): FormFields {
  return { kind: 'fields', title: title(de, en), fields: own };
}

/** A table with so many empty rows, or with rows whose titles are printed. */
export function table(
  de: string,
  en: string,
  rows: number | readonly Words[],
  columns: readonly FormField[],
): FormTable {
  const empty = { kind: 'table', title: title(de, en), columns } as const;
  return typeof rows === 'number'
    ? { ...empty, rows }
    : { ...empty, rows: rows.length, rowTitles: rows.map((words) => title(...words)) };
}

/** A table of what there is, to which nobody adds. */
export function complete(part: FormTable): FormTable {
  return { ...part, isComplete: true };
}

/** A part with an instruction below its title. */
export function noted<Part extends FormPart>(part: Part, de: string, en: string): Part {
  return { ...part, note: title(de, en) };
}

/** A part in one half of the sheet. */
export function half<Part extends FormPart>(column: 'left' | 'right', part: Part): Part {
  return { ...part, column };
}

/** A form that stays with its reader. */
export function form(
  id: string,
  de: string,
  en: string,
  parts: readonly FormPart[],
): FormDefinition {
  return { id, title: title(de, en), isReturned: false, parts };
}

/** A form players send back; `toText` makes the letter of it. */
export function returnedForm(
  id: string,
  de: string,
  en: string,
  toText: NonNullable<FormDefinition['toText']>,
  parts: readonly FormPart[],
): FormDefinition {
  return { ...form(id, de, en, parts), isReturned: true, toText };
}

/** Content of a cell of a reference card: words, a figure, or what the settings in force make of it. */
export type CardCell = Words | string | ((settings: Settings) => Words);

/** A row of a reference card: its printed title, and a cell for every column. */
export type CardRow = readonly [title: Words, ...cells: CardCell[]];

/** A figure as both languages write it. */
export function figureWords(value: number): Words {
  const plain = String(value);
  return Number.isInteger(value)
    ? [formatCount(value), formatCount(value, ',')]
    : [plain.replace('.', ','), plain];
}

/** Words with figures of the settings in force, as each language writes them. */
export function withFigures(
  figuresIn: (settings: Settings) => readonly number[],
  words: (...figures: string[]) => Words,
): (settings: Settings) => Words {
  return (settings) => {
    const figures = figuresIn(settings).map(figureWords);
    return [words(...figures.map(([de]) => de))[0], words(...figures.map(([, en]) => en))[1]];
  };
}

/** A cell of a table in force; a dash where it has none. */
export function cellOfTable(table: Table, row: string, column = table.columns[0] ?? ''): CardCell {
  return (settings) => {
    const figure = cellOf(settings, table, row, column);
    return figure === undefined ? ['–', '–'] : figureWords(figure.value);
  };
}

/** A table of a reference card. */
export interface CardTable extends Pick<FormTable, 'titleShare' | 'column'> {
  readonly title: Words;
  readonly columns: readonly FormField[];
  readonly rows: readonly CardRow[];
}

/** The tables of a reference card as parts of a form. */
export function cardParts(tables: readonly CardTable[]): readonly FormPart[] {
  return tables.map(({ title: words, columns, rows, ...place }) => {
    const titles = rows.map(([front]) => front);
    return { ...table(...words, titles, columns), ...place };
  });
}

/** The reference card of a game, which goes with every first letter: other parts first, then its tables. */
export function card(
  id: string,
  tables: readonly CardTable[],
  first: readonly FormPart[] = [],
): FormDefinition {
  const parts = [...first, ...cardParts(tables)];
  return { ...form(id, 'Merkblatt', 'Reference card', parts), isCard: true };
}

/** A reference card filled in by the settings in force; the same for everybody. */
export function cardValues(
  tables: readonly CardTable[],
  settings: Settings,
  language: Language,
): FormValues {
  const said = (cell: CardCell = ''): string => {
    if (typeof cell === 'string') return cell;
    return inLanguage(typeof cell === 'function' ? cell(settings) : cell, language);
  };
  const filled = tables.map(({ columns, rows }) =>
    tableValues(
      rows.map(([, ...cells]) =>
        Object.fromEntries(columns.map(({ name }, at) => [name, said(cells[at])])),
      ),
    ),
  );
  return Object.assign({}, ...filled) as FormValues;
}
