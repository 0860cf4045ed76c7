import type { TableBlock } from '../block';
import type { PageMark } from '../page';
import { brokenText, type Line } from './lines';
import { lineMarks, type Setting, type Slab } from './slab';
import { ROW_HAIR, GM_COLOUR, INK, type Lettering, LINE, SOFT_INK, type Style } from './style';
import { rule } from './strokes';
import { columnWidths, GUTTER } from './table-widths';
import { sentencesOf } from './words';

/** A table up to this share of a sheet is not cut. */
const WHOLE = 0.3;

interface Cell {
  readonly lines: readonly Line[];
  readonly lettering: Lettering;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

type Row = TableBlock['rows'][number];

interface Plan {
  readonly block: TableBlock;
  readonly setting: Setting;
  readonly widths: readonly number[];
}

const cellOf = (
  { block, setting, widths }: Plan,
  column: number,
  text: string,
  lettering: Lettering,
): Cell => {
  const width = widths[column] ?? 0;
  const x = widths.slice(0, column).reduce((sum, other) => sum + other + GUTTER, 0);
  const lines = brokenText(
    {
      fonts: setting.fonts,
      size: lettering.size,
      room: () => width,
      figures: 'tabular',
      language: setting.language,
    },
    sentencesOf(text, lettering),
  );
  return { lines, lettering, x, width, align: block.columns[column]?.align ?? 'left' };
};

const lineOfCell = (
  { lines, lettering, x, width, align }: Cell,
  index: number,
  left: number,
  y: number,
): readonly PageMark[] => {
  const line = lines[index];
  if (line === undefined) return [];
  const start = align === 'right' ? width - line.width : 0;
  return lineMarks(line, lettering, left + x + start, y, 'tabular');
};

/** A row line by line; all but the last stay with the next, so that it is cut only where it is higher than a page. */
const rowSlabs = (
  cells: readonly Cell[],
  { table: { leading }, rowGap }: Style,
  rules: (
    x: number,
    top: number,
    bottom: number,
    isFirst: boolean,
    isLast: boolean,
  ) => readonly PageMark[],
): readonly Slab[] => {
  const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index === 0;
    const isLast = index === count - 1;
    const head = isFirst ? rowGap : 0;
    const height = head + leading + (isLast ? rowGap : 0);
    return {
      height,
      before: 0,
      isKept: !isLast,
      paint: (x, y) => [
        ...rules(x, y, y + height, isFirst, isLast),
        ...cells.flatMap((cell) => lineOfCell(cell, index, x, y + head)),
      ],
    };
  });
};

const isBold = (lettering: Lettering): Lettering => ({
  ...lettering,
  font: { ...lettering.font, weight: 600 },
});

const byHand = (lettering: Lettering): Lettering => ({
  ...lettering,
  colour: GM_COLOUR,
  font: { ...lettering.font, italic: true },
});

const rowCells = (plan: Plan, row: Row): readonly Cell[] => {
  const { table } = plan.setting.style;
  return plan.block.columns.map((_, column) => {
    const plain = row.isTotal === true ? isBold(table) : table;
    const lettering = row.byHand?.includes(column) === true ? byHand(plain) : plain;
    return cellOf(plan, column, row.cells[column] ?? '', lettering);
  });
};

const bodyRow = (plan: Plan, row: Row): readonly Slab[] => {
  const { setting, block } = plan;
  const { width, style } = setting;
  const isBare = block.isBare === true;
  const isTotal = row.isTotal === true;
  return rowSlabs(rowCells(plan, row), style, (x, top, bottom, isTop, isBottom) => {
    const line = (y: number, isFirm: boolean): PageMark =>
      rule([x, y, x + width, y], isFirm ? INK : ROW_HAIR, isFirm ? LINE.firm : LINE.fine);
    return [
      ...(isTop && (isTotal || isBare) ? [line(top, isTotal)] : []),
      ...(isBottom && !isBare ? [line(bottom, false)] : []),
    ];
  });
};

/** The names of the columns, one slab. */
const headSlab = (plan: Plan): Slab => {
  const { setting, block } = plan;
  const { style, width } = setting;
  const lettering = { ...isBold(style.table), colour: SOFT_INK };
  const cells = block.columns.map(({ title }, column) => cellOf(plan, column, title, lettering));
  const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const most = Math.max(1, Math.floor((0.3 * setting.tallest) / style.table.leading));
  const shown = Math.min(count, most);
  const height = 2 * style.rowGap + shown * style.table.leading;
  return {
    height,
    before: 0,
    isKept: true,
    paint: (x, y) => [
      ...cells.flatMap((cell) => {
        const first = shown - Math.min(shown, cell.lines.length);
        return Array.from({ length: shown - first }, (_, index) =>
          lineOfCell(cell, index, x, y + style.rowGap + (first + index) * style.table.leading),
        ).flat();
      }),
      rule([x, y + height, x + width, y + height], INK, LINE.firm),
    ],
  };
};

/** Slabs that stay together where they are few. */
const whole = (slabs: readonly Slab[], { tallest }: Setting): readonly Slab[] =>
  slabs.reduce((sum, { height }) => sum + height, 0) > WHOLE * tallest
    ? slabs
    : slabs.map((slab, index) => (index === slabs.length - 1 ? slab : { ...slab, isKept: true }));

/** A table: rows with hairlines below, a long one with its head again in each column. */
export function tableSlabs(block: TableBlock, setting: Setting): readonly Slab[] {
  if (block.columns.length === 0) return [];
  const { style, fonts, width } = setting;
  const plan: Plan = { block, setting, widths: columnWidths(fonts, block, style.table, width) };
  const isBare = block.isBare === true || block.columns.every(({ title }) => title === '');
  const before = style.blockGap;
  const rows = block.rows.map((row) => bodyRow({ ...plan, block: { ...block, isBare } }, row));
  // A sum stays with the row above it.
  const summed = rows.flatMap((slabs, index) =>
    block.rows[index + 1]?.isTotal === true
      ? slabs.map((slab, at) => (at === slabs.length - 1 ? { ...slab, isKept: true } : slab))
      : slabs,
  );
  const body = whole(summed, setting);
  if (isBare) return body.map((slab, index) => (index === 0 ? { ...slab, before } : slab));
  const head = headSlab(plan);
  return [{ ...head, before }, ...body.map((slab) => ({ ...slab, head }))];
}
