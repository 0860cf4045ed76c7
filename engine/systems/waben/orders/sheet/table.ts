import type { Words } from '../content';
import { isDeclaration } from '../declaring/line';
import { partOfHeading } from '../declaring/sections';
import { trimmedAt, wordsAt } from '../words';
import { cellsOf, isFramed, type Separator, separatorOf } from './cells';
import { type Head, headKindOf, isHeadWord, isSecondHeadLine, readHead } from './head';
import { isEmptyLine, linesOf } from './lines';
import { mergedWords } from './merged';
import { isCertain, rowOfCells, rowOfLine, type SheetRow } from './row';
import { sectionOf } from './sections';
import { fitOf } from './fit';

/** Rows of a table that was pasted with one cell per line. */
interface Stack {
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
const readStack = (text: string, lines: readonly Words[]): Stack => {
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

/** What was found in an order text: rows, and the places nobody could make sense of. */
export interface SheetTable {
  readonly rows: readonly SheetRow[];
  readonly unread: readonly Words[];
}

/** Where the reader is: before the orders, among them, or in another part of the turn. */
type Part = 'before' | 'orders' | 'foreign';

interface State {
  readonly part: Part;
  readonly head: Head | null;
}

interface Found {
  readonly rows: SheetRow[];
  /** Lines of the order part that are neither row nor heading, in order. */
  readonly strange: Words[];
  /** All lines of the order part, for tables pasted cell by cell. */
  readonly lines: Words[];
}

const headCells = (line: Words): { cells: readonly Words[]; separator: Separator } => {
  const separator = separatorOf(line);
  return { cells: cellsOf(line, separator), separator };
};

const headOf = (line: Words, next: Words | undefined): Head => {
  const { cells, separator } = headCells(line);
  const below = next === undefined ? [] : cellsOf(next, separator, isFramed(line));
  const second = separator !== 'blanks' && isSecondHeadLine(below) ? below : [];
  return readHead(cells, second);
};

/** A number that is not the number of a heading ("3. Zugbefehl"): such a line is a row or nothing. */
const startsWithFigure = (line: Words): boolean => /^[\s|"]*\d+(?![.)\d])/.test(line.text);

/** Where a line that is no row leads: into or out of the orders, nowhere, or null if it is nothing known. */
const turn = (
  line: Words,
  next: Words | undefined,
  state: State,
  hasRows: boolean,
): State | null => {
  const { cells } = headCells(line);
  const kind = headKindOf(cells);
  if (kind === 'orders') return { part: 'orders', head: headOf(line, next) };
  if (kind === 'foreign') return { part: 'foreign', head: null };
  const section = sectionOf(line);
  if (section === 'orders') return { part: 'orders', head: state.head };
  const isPart = section === 'foreign' || partOfHeading(line) !== undefined;
  // "Sonstiges" is a column of tables pasted cell by cell, and a part of the turn after the rows.
  if (isPart && (hasRows || !isHeadWord(line.text.trim()))) return { part: 'foreign', head: null };
  return section !== 'none' || isSecondHeadLine(cells) ? state : null;
};

const visit = (
  text: string,
  lines: readonly Words[],
  index: number,
  state: State,
  found: Found,
): State => {
  const line = lines[index];
  if (line === undefined) return state;
  if (state.part === 'orders') found.lines.push(line);
  if (isEmptyLine(line) || isDeclaration(line)) return state;
  const turned = startsWithFigure(line)
    ? null
    : turn(line, lines[index + 1], state, found.rows.length > 0);
  if (turned !== null) return turned;
  const row = rowOfLine(text, line, state.head);
  if (row !== undefined && (state.part === 'orders' || isCertain(row))) {
    found.rows.push(row);
    return { part: 'orders', head: state.head };
  }
  if (state.part === 'orders') found.strange.push(line);
  return state;
};

const isMark = (line: Words): boolean =>
  !startsWithFigure(line) &&
  !isEmptyLine(line) &&
  (sectionOf(line) === 'orders' || headKindOf(headCells(line).cells) === 'orders');

const trimmedLine = (text: string, line: Words): Words => {
  const lead = /^\s*/.exec(line.text)?.[0].length ?? 0;
  const { start, end } = line.span;
  const tail = line.text.trimEnd().length;
  return wordsAt(text, Math.min(start + lead, end), Math.max(start + tail, start + lead));
};

/**
 * Finds the movement orders in a text (WW-6.3-12, WW-8.2-25). With a heading or a table head only what
 * follows it is read, up to the next part of the turn, and rows that are orders beyond doubt; without, the
 * whole text. Time grows linearly.
 */
export function readTable(text: string): SheetTable {
  const lines = linesOf(text);
  const found: Found = { rows: [], strange: [], lines: [] };
  let state: State = { part: lines.some(isMark) ? 'before' : 'orders', head: null };
  for (let index = 0; index < lines.length; index += 1)
    state = visit(text, lines, index, state, found);
  if (found.rows.length === 0) {
    const stack = readStack(text, found.lines);
    if (stack.rows.length > 0) return { rows: stack.rows, unread: mergedWords(text, stack.unread) };
  }
  const strange = found.strange.map((line) => trimmedLine(text, line));
  return { rows: found.rows, unread: mergedWords(text, strange) };
}
