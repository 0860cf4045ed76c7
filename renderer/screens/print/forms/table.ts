import { cellName, filledRows, type FormField, type FormTable } from '../../../../engine';
import type { Box, InputMark, PageMark } from '../../../kit/paper';
import type { FormOrder } from './order';
import { firmLine, hairline, HEIGHT, TYPED, TYPES, words } from './style';
import { inputName } from '../../../model/intake/forms/names';

/** A piece of a form that is not broken over sheets: so high, drawn from (x, y) downwards. */
export interface Slab {
  readonly height: number;
  readonly draw: (x: number, y: number) => readonly PageMark[];
}

/** Slabs that belong together: `head` stands before the first one, and again where they go on with the next sheet. */
export interface Block {
  /** Above the first slab only. */
  readonly title: Slab;
  readonly head: Slab;
  readonly slabs: readonly Slab[];
}

export const NOTHING: Slab = { height: 0, draw: () => [] };

/** Slabs one below the other as one. */
export function stacked(...slabs: readonly Slab[]): Slab {
  return {
    height: slabs.reduce((sum, { height }) => sum + height, 0),
    draw: (x, y) => {
      let at = y;
      return slabs.flatMap(({ height, draw }) => {
        const marks = draw(x, at);
        at += height;
        return marks;
      });
    },
  };
}

/** A field to type into; `about` is its accessible label. */
export function inputOf(
  { values }: Pick<FormOrder, 'values'>,
  field: Pick<FormField, 'kind'> & { readonly name: string },
  about: readonly string[],
  box: Box,
  size: number,
): InputMark {
  return {
    kind: 'input',
    box,
    name: inputName(field.name),
    label: about.filter((word) => word !== '').join(', '),
    value: Object.hasOwn(values, field.name) ? (values[field.name] ?? '') : '',
    size,
    ...(field.kind === 'text' ? { isMultiline: true } : {}),
    ...(field.kind === 'number' ? { align: 'right' as const } : {}),
  };
}

/** Share of the width for the names of printed rows. */
const NAMES = 0.2;

/** Between the lines of a cell and its field, in millimetres. */
const AIR = 0.5;

/** Empty rows after what is filled in, and rows at most: beyond any realm. */
const SPARE = 3;
const MOST_ROWS = 999;

/** A column with its place, in millimetres from the left edge of the table. */
interface Column {
  readonly field: FormField;
  readonly x: number;
  readonly width: number;
}

const columnsOf = (
  { columns, rowTitles, titleShare = NAMES }: FormTable,
  width: number,
): readonly Column[] => {
  const names = rowTitles === undefined ? 0 : titleShare * width;
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  let x = names;
  return columns.map((field) => {
    const column = { field, x, width: ((width - names) * field.share) / total };
    x += column.width;
    return column;
  });
};

const rowCount = (part: FormTable, { values }: FormOrder): number => {
  if (part.rowTitles !== undefined) return part.rowTitles.length;
  const filled = filledRows(part, values);
  return Math.min(
    MOST_ROWS,
    Math.max(part.rows, filled === 0 || part.isComplete === true ? filled : filled + SPARE),
  );
};

/** Names that stand over several columns beside each other. */
const groupSlab = (columns: readonly Column[], language: 'de' | 'en'): Slab => ({
  height: HEIGHT.group,
  draw: (x, y) =>
    columns.flatMap(({ field: { group }, x: left, width }, index): readonly PageMark[] => {
      if (group === undefined || columns[index - 1]?.field.group === group) return [];
      const last = columns.findLast((column) => column.field.group === group);
      const right = last === undefined ? left + width : last.x + last.width;
      return [
        words(group[language], x + (left + right) / 2, y + 3.2, TYPES.column, 'center'),
        hairline(x + left, y + 1, x + left, y + HEIGHT.group),
      ];
    }),
});

/** The titles of the columns; a firm line alone where none has one. */
const headSlab = (columns: readonly Column[], language: 'de' | 'en', width: number): Slab => {
  const height = columns.some(({ field }) => field.title[language] !== '') ? HEIGHT.head : 1;
  const titles: Slab = {
    height,
    draw: (x, y) => [
      ...columns.map(({ field: { kind, title }, x: left, width: wide }) =>
        kind === 'number'
          ? words(title[language], x + left + wide - 0.9, y + 3.5, TYPES.column, 'right')
          : words(title[language], x + left + 0.9, y + 3.5, TYPES.column),
      ),
      firmLine(x, y + height, x + width),
    ],
  };
  const isGrouped = columns.some(({ field }) => field.group !== undefined);
  return isGrouped ? stacked(groupSlab(columns, language), titles) : titles;
};

const rowHeight = ({ columns }: FormTable, { density = 1 }: FormOrder): number => {
  const lines = Math.max(
    ...columns.map(({ kind, lines: many = 1 }) => (kind === 'text' ? many : 1)),
  );
  return (lines === 1 ? HEIGHT.row : HEIGHT.line * lines + 1.6) * density;
};

const rowSlab = (
  part: FormTable,
  columns: readonly Column[],
  row: number,
  order: FormOrder,
  width: number,
): Slab => {
  const { language } = order.code;
  const height = rowHeight(part, order);
  const name = part.rowTitles?.[row - 1]?.[language] ?? '';
  const about = [part.title[language], name === '' ? String(row) : name];
  return {
    height,
    draw: (x, y) => [
      ...(name === '' ? [] : [words(name, x + 0.9, y + height / 2 + 1, TYPES.row)]),
      ...columns.map(({ field, x: left, width: wide }) =>
        inputOf(
          order,
          { ...field, name: cellName(field.name, row) },
          [...about, field.group?.[language] ?? '', field.title[language]],
          { x: x + left + AIR, y, width: wide - 2 * AIR, height },
          TYPED.cell,
        ),
      ),
      ...columns.map(({ x: left }) => hairline(x + left, y, x + left, y + height)),
      hairline(x, y, x, y + height),
      hairline(x + width, y, x + width, y + height),
      hairline(x, y + height, x + width, y + height),
    ],
  };
};

/** A table with its head, which stands again on every further sheet, and enough rows. */
export function tableBlock(part: FormTable, order: FormOrder, width: number): Omit<Block, 'title'> {
  const columns = columnsOf(part, width);
  return {
    head: headSlab(columns, order.code.language, width),
    slabs: Array.from({ length: rowCount(part, order) }, (_, index) =>
      rowSlab(part, columns, index + 1, order, width),
    ),
  };
}
