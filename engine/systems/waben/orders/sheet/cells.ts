import type { Words } from '../content';
import { isBlank, partOf, trimmedAt } from '../words';

/** What stands between the cells of a line. */
export type Separator = 'tab' | 'pipe' | 'semicolon' | 'blanks';

/** Words a line is cut into at most; what follows stays together as the last one. */
const MOST_WORDS = 64;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** How a line separates its cells: tabs first, then at least three `|` or `;`, else blanks. */
export function separatorOf(line: Words): Separator {
  const { text } = line;
  if (trimmedAt(text, 0, text.length).text.includes('\t')) return 'tab';
  if (countOf(text, '|') >= 3) return 'pipe';
  return countOf(text, ';') >= 3 ? 'semicolon' : 'blanks';
}

const trimmedPart = (line: Words, start: number, end: number): Words => {
  const { span } = trimmedAt(line.text, start, end);
  return partOf(line, span.start, span.end);
};

/** A cell without the quotes that spreadsheets put around it. */
const unquoted = (cell: Words): Words =>
  cell.text.length >= 2 && cell.text.startsWith('"') && cell.text.endsWith('"')
    ? trimmedPart(cell, 1, cell.text.length - 1)
    : cell;

const cutAt = (line: Words, sign: string): readonly Words[] => {
  const cells: Words[] = [];
  let start = 0;
  for (let end = line.text.indexOf(sign); end >= 0; end = line.text.indexOf(sign, start)) {
    cells.push(trimmedPart(line, start, end));
    start = end + sign.length;
  }
  cells.push(trimmedPart(line, start, line.text.length));
  return cells;
};

/** The words of a line between blanks, at most {@link MOST_WORDS}. */
export function wordsOf(line: Words): readonly Words[] {
  const words: Words[] = [];
  const { text } = line;
  let at = 0;
  while (at < text.length) {
    while (at < text.length && isBlank(text.charAt(at))) at += 1;
    const start = at;
    if (words.length === MOST_WORDS - 1) at = text.length;
    while (at < text.length && !isBlank(text.charAt(at))) at += 1;
    if (at > start) words.push(trimmedPart(line, start, at));
  }
  return words.filter((word) => word.text !== '');
}

/** True if a table drawn with `|` has one before its first cell. */
export function isFramed(line: Words): boolean {
  return /^\s*\|/.test(line.text);
}

/** Cells between `|` without the empty ones outside a frame. */
const withinFrame = (cells: readonly Words[]): readonly Words[] => {
  const last = cells.at(-1)?.text === '' ? cells.length - 1 : cells.length;
  return cells.slice(1, Math.max(last, 1));
};

/** The cells of a line; empty cells stay, so that their number tells the column. */
export function cellsOf(
  line: Words,
  separator: Separator,
  framed = isFramed(line),
): readonly Words[] {
  switch (separator) {
    case 'tab':
      return cutAt(line, '\t').map(unquoted);
    case 'semicolon':
      return cutAt(line, ';').map(unquoted);
    case 'pipe':
      return framed ? withinFrame(cutAt(line, '|')) : cutAt(line, '|');
    case 'blanks':
      return wordsOf(line);
  }
}
