import type { LetterPart } from '../../../../../engine';
import { columnWidths, isTabbed } from '../../../../model/turn/model/tabs';

/** A line of a document: its words, and the part to which it belongs. */
export interface DocumentLine {
  readonly text: string;
  /** Place in the list of parts; null = none. */
  readonly part: number | null;
  /** The line with which its part begins. */
  readonly isFirst: boolean;
  /** Widths of the columns of its table, in figures; none for a line of words. */
  readonly widths: readonly number[];
}

const NO_TABLE: readonly number[] = [];

/** Rows that follow each other are one table with columns of its own. */
const withTables = (lines: readonly DocumentLine[]): readonly DocumentLine[] => {
  const done: DocumentLine[] = [];
  let table: DocumentLine[] = [];
  const close = (): void => {
    const widths =
      table.length === 0 ? NO_TABLE : columnWidths(table.map(({ text }) => text).join('\n'));
    done.push(...table.map((line) => ({ ...line, widths })));
    table = [];
  };
  for (const line of lines) {
    if (isTabbed(line.text)) table.push(line);
    else {
      close();
      done.push(line);
    }
  }
  close();
  return done;
};

/** The lines of a text, each with the part in which it begins. */
export function documentLines(text: string, parts: readonly LetterPart[]): readonly DocumentLine[] {
  const lines: DocumentLine[] = [];
  let at = 0;
  let part = 0;
  let before: number | null = null;
  for (const words of text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)) {
    while (at >= (parts[part]?.span.end ?? Infinity)) part += 1;
    const here = parts[part] === undefined ? null : part;
    lines.push({
      text: words,
      part: here,
      isFirst: here !== null && here !== before,
      widths: NO_TABLE,
    });
    before = here;
    at += words.length;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return withTables(lines);
}
