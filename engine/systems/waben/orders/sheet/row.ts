import { type ColumnKey, COLUMNS, type Words } from '../content';
import { partOf, spanning, wordsAt } from '../words';
import { cellsOf, type Separator, separatorOf, wordsOf } from './cells';
import { FORM, type Head } from './head';
import { continues, fitOf, isMisfit, isPlainCode } from './fit';

/** Cells of one row by column. */
type Cells = Readonly<Partial<Record<ColumnKey, Words>>>;

/** Words brought under columns; `unread` ones suit none, `score` tells how surely the rest does. */
interface Alignment {
  readonly cells: Cells;
  readonly unread: readonly Words[];
  readonly score: number;
}

/** What leaving a word unread costs, so that a later certain column can still be reached. */
const UNREAD_COST = -1;

interface Node {
  readonly score: number;
  /** Index of the last column used; -1 = none yet. */
  readonly column: number;
  readonly isRead: boolean;
  readonly previous: Node | null;
}

const better = (nodes: (Node | undefined)[], node: Node): void => {
  const known = nodes[node.column + 1];
  if (known === undefined || known.score < node.score) nodes[node.column + 1] = node;
};

const advance = (
  nodes: readonly (Node | undefined)[],
  words: readonly Words[],
  at: number,
  columns: readonly ColumnKey[],
): (Node | undefined)[] => {
  const next: (Node | undefined)[] = [];
  const text = words[at]?.text ?? '';
  const lastUnread = columns.indexOf('order');
  for (const node of nodes) {
    if (node === undefined) continue;
    const last = columns[node.column] ?? null;
    if (text === '') {
      better(next, { ...node, isRead: false, previous: node });
      continue;
    }
    const more =
      last === null || !node.isRead ? undefined : continues(last, text, words[at - 1]?.text ?? '');
    if (more !== undefined)
      better(next, { ...node, score: node.score + more, isRead: true, previous: node });
    if (node.column < lastUnread)
      better(next, { ...node, score: node.score + UNREAD_COST, isRead: false, previous: node });
    for (let column = node.column + 1; column < columns.length; column += 1) {
      const key = columns[column] ?? 'remarks';
      const fit = fitOf(key, text, last);
      if (fit > 0 || key === 'remarks')
        better(next, { score: node.score + fit, column, isRead: true, previous: node });
    }
  }
  return next;
};

const gather = (
  text: string,
  words: readonly Words[],
  columns: readonly ColumnKey[],
  end: Node,
): Alignment => {
  const cells: Partial<Record<ColumnKey, Words>> = {};
  const unread: Words[] = [];
  let node: Node | null = end;
  for (let at = words.length - 1; at >= 0 && node !== null; at -= 1) {
    const word = words[at];
    const column = columns[node.column];
    if (word !== undefined && word.text !== '') {
      if (!node.isRead || column === undefined) unread.unshift(word);
      else {
        const { start, end: stop } = spanning(word.span, cells[column]?.span ?? word.span);
        cells[column] = wordsAt(text, start, stop);
      }
    }
    node = node.previous;
  }
  return { cells, unread, score: end.score };
};

/**
 * Brings words under columns in the order of the form so that they suit best. Every word goes to a later
 * column than the one before it, or stays in the movement or the remarks, or remains unread.
 * Cost: words times columns squared.
 */
const align = (text: string, words: readonly Words[], columns: readonly ColumnKey[]): Alignment => {
  let nodes: (Node | undefined)[] = [{ score: 0, column: -1, isRead: true, previous: null }];
  for (let at = 0; at < words.length; at += 1) nodes = advance(nodes, words, at, columns);
  const best = nodes
    .filter((node) => node !== undefined)
    .reduce<Node | undefined>((a, b) => (a === undefined || b.score > a.score ? b : a), undefined);
  return best === undefined
    ? { cells: {}, unread: words, score: 0 }
    : gather(text, words, columns, best);
};

/** A line that is a row: its unit, its cells, and the words under no column. */
export interface SheetRow {
  /** As written, possibly outside 100 to 999 (F-UNIT-NUMBER). */
  readonly unit: number;
  readonly words: Words;
  readonly cells: Cells;
  readonly unread: readonly Words[];
  /** How surely it is a row of orders. */
  readonly score: number;
}

/** The score from which a line that begins with a number is a row rather than prose. */
const ENOUGH = 3;

const NUMBER = /^(\d{1,5})[.:)]*$/;

const numberOf = (cell: Words | undefined): { unit: number; words: Words } | undefined => {
  const digits = cell === undefined ? undefined : NUMBER.exec(cell.text)?.[1];
  return cell === undefined || digits === undefined
    ? undefined
    : { unit: Number(digits), words: partOf(cell, 0, digits.length) };
};

const rowOf = (
  text: string,
  cells: readonly Words[],
  columns: readonly ColumnKey[],
): SheetRow | undefined => {
  const first = numberOf(cells[0]);
  if (first === undefined) return undefined;
  const aligned = align(text, cells.slice(1), columns);
  const last = cells.findLast((cell) => cell.text !== '') ?? first.words;
  const { start, end } = spanning(first.words.span, last.span);
  return {
    unit: first.unit,
    words: wordsAt(text, start, end),
    cells: { ...aligned.cells, number: first.words },
    unread: aligned.unread,
    score: aligned.score,
  };
};

const otherColumns = (head: Head | null): readonly ColumnKey[] => {
  const columns = (head ?? FORM).filter((column) => column !== null && column !== 'number');
  const named = columns.filter((column) => column !== 'remarks');
  return [...named, 'remarks'];
};

/** The row of a table whose columns are known: every cell under the name at its place. */
const rowByIndex = (text: string, cells: readonly Words[], head: Head): SheetRow | undefined => {
  const first = numberOf(cells[head.indexOf('number')]);
  if (first === undefined) return undefined;
  const found: Partial<Record<ColumnKey, Words>> = {};
  const unread: Words[] = [];
  cells.forEach((cell, index) => {
    const column = index < head.length ? head[index] : 'remarks';
    if (cell.text === '') return;
    if (column === null || column === undefined) unread.push(cell);
    else {
      const { start, end } = spanning(cell.span, found[column]?.span ?? cell.span);
      found[column] = wordsAt(text, start, end);
    }
  });
  const last = cells.findLast((cell) => cell.text !== '') ?? first.words;
  const { start, end } = spanning((cells.find((cell) => cell.text !== '') ?? last).span, last.span);
  return {
    unit: first.unit,
    words: wordsAt(text, start, end),
    cells: { ...found, number: first.words },
    unread,
    score: Object.keys(found).length > 1 ? Number.POSITIVE_INFINITY : 0,
  };
};

const misfits = (row: SheetRow): number =>
  COLUMNS.filter((column) => isMisfit(column, row.cells[column]?.text ?? '')).length;

/** A table row may lack its last cells, never more than the remarks and two others. */
const fitsTable = (cells: readonly Words[], head: Head): boolean => cells.length >= head.length - 3;

/** Cells of a line brought under the columns of the head, or of the booklet's form if all eleven are there. */
export function rowOfCells(
  text: string,
  cells: readonly Words[],
  head: Head | null,
): SheetRow | undefined {
  const table = head ?? (cells.length === FORM.length ? FORM : null);
  const byIndex =
    table !== null && fitsTable(cells, table) ? rowByIndex(text, cells, table) : undefined;
  if (byIndex !== undefined && misfits(byIndex) < 2 && byIndex.score > 0) return byIndex;
  return rowOf(text, cells, otherColumns(head));
}

const readingOf = (
  text: string,
  line: Words,
  separator: Separator,
  head: Head | null,
): SheetRow | undefined => {
  if (separator === 'blanks') return rowOf(text, wordsOf(line), otherColumns(head));
  const row = rowOfCells(text, cellsOf(line, separator), head);
  if (row?.unread.length === 0 && row.score >= ENOUGH) return row;
  const byWords = separator === 'tab' ? rowOf(text, wordsOf(line), otherColumns(head)) : undefined;
  return byWords !== undefined && byWords.score > (row?.score ?? 0) ? byWords : row;
};

/** Words between the columns and no code: a sentence with figures in it. */
const isProse = ({ unread, cells }: SheetRow): boolean =>
  unread.length > 0 && cells.order === undefined;

/** A row with a code and a place: an order wherever it stands, even outside the part of the orders. */
export function isCertain({ unread, cells }: SheetRow): boolean {
  return (
    unread.length === 0 &&
    isPlainCode(cells.order?.text ?? '') &&
    (cells.movement ?? cells.start ?? cells.end) !== undefined
  );
}

/**
 * The row a line holds, or undefined if it holds none. Columns come from the head where there is one, else
 * from what the cells contain; a line of prose that begins with a number is no row.
 */
export function rowOfLine(text: string, line: Words, head: Head | null): SheetRow | undefined {
  const isNumberFirst = head === null || head.indexOf('number') <= 0;
  if (isNumberFirst && !/^[\s|"]*\d/.test(line.text.slice(0, 40))) return undefined;
  const row = readingOf(text, line, separatorOf(line), head);
  const isRow = row !== undefined && row.score >= ENOUGH && !isProse(row);
  return isRow ? row : undefined;
}
