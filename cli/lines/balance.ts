import type { BalanceRow, BalanceSection, BalanceSheet, SheetComparison } from '../../engine';
import { figuresOf, rendered, displayValue } from '../../renderer/kit/explain';
import { ownKey } from '../../renderer/kit/text/own-key';
import type { Words } from '../../renderer/kit/text/words';
import { type Column, tableLines } from './table';

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const rowName = ({ key, about }: BalanceRow, words: Words): string =>
  words(ownKey('balance', key, `balance:row.${key}`), rendered(about, words));

/** Columns in which a section has anything but nothing: a realm without mountains gets none for them. */
const columnsUsed = ({ columns, rows, totals }: BalanceSection): readonly string[] =>
  columns.filter((column) =>
    [...rows.map(({ cells }) => cells[column]), totals[column]].some(
      (cell) => cell !== undefined && cell.value !== 0,
    ),
  );

const sectionLines = (section: BalanceSection, words: Words): readonly string[] => {
  const { plain } = figuresOf(words);
  const used = columnsUsed(section);
  const columns: readonly Column[] = [
    { head: '', align: 'left' },
    ...used.map((column) => ({
      head: words(ownKey('balance', column, `balance:column.${column}`)),
      align: 'right' as const,
    })),
  ];
  const cells = (values: BalanceRow['cells']): readonly string[] =>
    used.map((column) => {
      const cell = values[column];
      return cell === undefined ? '' : plain(displayValue(cell));
    });
  const rows = section.rows.map((row) => [rowName(row, words), ...cells(row.cells)]);
  const title = words(ownKey('balance', section.key, `balance:section.${section.key}`));
  return rows.length === 0
    ? [title, `  ${words('balance:none')}`]
    : [
        title,
        ...indented(
          tableLines(columns, [...rows, [words('balance:sum'), ...cells(section.totals)]]),
        ),
      ];
};

/** The books of a realm as tables with their sums, then the summary from the old to the new treasury. */
export function balanceLines(sheet: BalanceSheet, words: Words): readonly string[] {
  const { plain } = figuresOf(words);
  const summary = sheet.summary.map((row) => [
    rowName(row, words),
    plain(row.cells['gold'] === undefined ? 0 : displayValue(row.cells['gold'])),
  ]);
  return [
    ...sheet.sections.flatMap((section) => [...sectionLines(section, words), '']),
    words('balance:section.summary'),
    ...indented(
      tableLines(
        [
          { head: '', align: 'left' },
          { head: words('balance:column.gold'), align: 'right' },
        ],
        summary,
      ),
    ),
  ];
}

/** The summary of a player's sheet held against the books: stated, by its own rows, computed, verdict. */
export function comparisonLines(
  { rows, recomputed }: SheetComparison,
  words: Words,
): readonly string[] {
  const { plain } = figuresOf(words);
  const columns: readonly Column[] = [
    { head: '', align: 'left' },
    ...(['stated', 'fromRows', 'computed'] as const).map((column) => ({
      head: words(`balance:compared.${column}`),
      align: 'right' as const,
    })),
    { head: '', align: 'left' },
  ];
  const lines = rows.map(({ key, stated, fromRows, computed, verdict }) => [
    words(`balance:stated.${key}`),
    plain(stated),
    fromRows === null ? '' : plain(fromRows),
    plain(displayValue(computed)),
    words(`balance:verdict.${verdict}`),
  ]);
  return [
    words('balance:section.comparison'),
    ...(lines.length === 0 ? [`  ${words('balance:none')}`] : indented(tableLines(columns, lines))),
    `  ${words('balance:recomputed', { gold: plain(displayValue(recomputed)) })}`,
  ];
}
