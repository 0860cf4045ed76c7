import type { Words } from '../content';
import { trimmedAt } from '../words';
import { fitOf } from './fit';
import { isHeadWord } from './head';
import { rowOfCells, type SheetRow } from './row';
import { sectionOf } from './sections';

/** Rows of a table that was pasted with one cell per line. */
export interface Stack {
  readonly rows: readonly SheetRow[];
  readonly unread: readonly Words[];
}

const NUMBER = /^[1-9]\d{2}$/;
const isOrder = (text: string): boolean => fitOf('order', text, null) >= 3;
const isType = (text: string): boolean => fitOf('type', text, null) >= 3;

/** A number begins a row unless it is the character of the row before, i.e. the next number follows at once. */
const beginsRow = (cells: readonly Words[], at: number, isOpen: boolean): boolean => {
  if (!NUMBER.test(cells[at]?.text ?? '') || isOpen) return false;
  const filled = cells.slice(at + 1, at + 14).filter((cell) => cell.text !== '');
  const [next, afterNext] = filled;
  if (next === undefined) return false;
  return !NUMBER.test(next.text) || isType(afterNext?.text ?? '');
};

const startsOf = (cells: readonly Words[]): readonly number[] => {
  const starts: number[] = [];
  let isOpen = false;
  for (let at = 0; at < cells.length; at += 1) {
    if (beginsRow(cells, at, isOpen)) {
      starts.push(at);
      isOpen = true;
    } else if (isOrder(cells[at]?.text ?? '')) isOpen = false;
  }
  return starts;
};

/** Reads lines as single cells of rows (a table pasted cell by cell). No rows if they are nothing of the kind. */
export const readStack = (text: string, lines: readonly Words[]): Stack => {
  const cells = lines
    .filter((line) => line.text.trim() === '' || sectionOf(line) === 'none')
    .map((line) => trimmedAt(text, line.span.start, line.span.end));
  const starts = startsOf(cells);
  const first = starts[0];
  if (first === undefined) return { rows: [], unread: [] };
  const rows: SheetRow[] = [];
  const unread: Words[] = [];
  starts.forEach((start, index) => {
    const record = cells.slice(start, starts[index + 1] ?? cells.length);
    const row = rowOfCells(text, record, null);
    if (row !== undefined && row.score >= 5) rows.push(row);
    else unread.push(...record.filter((cell) => cell.text !== ''));
  });
  const above = cells.slice(0, first).filter((cell) => !isHeadWord(cell.text));
  return { rows, unread: rows.length === 0 ? [] : [...above, ...unread] };
};
