import { namesColumns } from './heads';
import type { Line } from './lines';
import type { Token, Words } from './tokens';

/** A cell of a row. */
export type Cell = readonly Token[];

/** Blanks between two columns that no bar divides; two of them behind a full stop are a habit of typists. */
const GAP = /(?<=[^\s.!?:;,])[ ]{2,}(?=\S)/gu;

/** How many columns behind the first must begin below each other. */
const LEAST_ALIGNED = 2;

/** Where the columns behind the first begin in a line. */
const columnsOf = ({ text }: Line): readonly number[] =>
  [...text.matchAll(GAP)].map(({ 0: blanks, index }) => index + blanks.length);

const BAR = '|';

const barsIn = (line: Line | undefined): number => (line?.text.split(BAR).length ?? 1) - 1;

/** The lines of a letter with as many bars as one beside it, or with columns set below each other by blanks. */
function alignedLines(lines: readonly Line[]): ReadonlySet<Line> {
  const columns = lines.map((line) => (barsIn(line) > 0 ? [] : columnsOf(line)));
  const areAligned = (at: number, other: number): boolean =>
    (columns[at] ?? []).filter((column) => columns[other]?.includes(column)).length >=
    LEAST_ALIGNED;
  const areBarred = (at: number, other: number): boolean =>
    barsIn(lines[at]) >= LEAST_ALIGNED && barsIn(lines[at]) === barsIn(lines[other]);
  return new Set(
    lines.filter((_, at) =>
      [at - 1, at + 1].some((other) => areAligned(at, other) || areBarred(at, other)),
    ),
  );
}

/** A line of a table. */
export interface TableLine {
  /** A head that names every column, the rule below it, a row below it; a line that is set like a row of a table. */
  readonly is: 'head' | 'rule' | 'row' | 'aligned';
  /** Below a head that names every column its cells from the first, without the strokes at either end. */
  readonly words: Words;
}

/** A whole line, number and all, without the strokes and blanks at either end. */
function withoutFrame({ whole: { text, span } }: Line): Words {
  const trimmed = text.trimEnd();
  const own = (trimmed.endsWith(BAR) ? trimmed.slice(0, -1) : trimmed).trimEnd();
  const from = /^\s*\|?\s*/.exec(own)?.[0].length ?? 0;
  return {
    text: own.slice(from),
    span: { start: span.start + from, end: span.start + own.length },
  };
}

/** Cells of a line as they are written, between strokes, or blanks of two and more. */
const writtenCells = (text: string): readonly string[] =>
  text.split(text.includes(BAR) ? BAR : /\t+| {2,}/);

const endsInBar = ({ text }: Line): boolean => text.endsWith(BAR);

const RULE = /^[-=+| ]*$/;

/** The lines of tables in a letter. */
export function tableLines(lines: readonly Line[]): ReadonlyMap<Line, TableLine> {
  const aligned = alignedLines(lines);
  let width = 0;
  return new Map(
    lines.flatMap((line): [Line, TableLine][] => {
      if (line.text === '' || line.isSignature) width = 0;
      const whole = withoutFrame(line);
      const cells = writtenCells(whole.text);
      // `Kuba | Kauf |`: the stroke at the end stands before an empty cell, or behind the last one.
      const isRow = cells.length === width || (cells.length === width - 1 && endsInBar(line));
      const isHead = namesColumns(cells);
      if (isHead) width = cells.length;
      if (isHead) return [[line, { is: 'head', words: whole }]];
      const isRule = RULE.test(line.text) && line.text.includes('-');
      if (width > 0 && isRule) return [[line, { is: 'rule', words: line }]];
      if (width > 0 && isRow) return [[line, { is: 'row', words: whole }]];
      return aligned.has(line) ? [[line, { is: 'aligned', words: line }]] : [];
    }),
  );
}

/** The tokens of such a line with a bar between its columns. */
export function withBars(
  tokens: readonly Token[],
  letter: string,
  { is }: Pick<TableLine, 'is'>,
): readonly Token[] {
  if (tokens.some(({ fold }) => fold === BAR)) return tokens;
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isApart =
      before !== undefined &&
      / {2}|\t/.test(letter.slice(before.span.end, token.span.start)) &&
      !(is === 'aligned' && /^[.!?:;,]$/.test(before.text));
    const place = { start: token.span.start, end: token.span.start };
    return isApart
      ? [{ ...token, kind: 'sign', text: '', fold: BAR, span: place }, token]
      : [token];
  });
}

/** The cells of a row, divided by its bars. */
export function cellsOf(tokens: readonly Token[]): readonly Cell[] {
  const bars = tokens.flatMap(({ fold }, at) => (fold === BAR ? [at] : []));
  return [-1, ...bars].map((bar, index) => tokens.slice(bar + 1, bars[index]));
}
