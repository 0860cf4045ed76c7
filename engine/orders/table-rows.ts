import type { Line } from './lines';
import type { Token } from './tokens';

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

/** The lines of a letter that are rows of a table: with as many bars, or with columns set below each other by blanks. */
export function tableRows(lines: readonly Line[]): ReadonlySet<Line> {
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

/** The tokens of such a row with a bar between its columns. */
export function withBars(tokens: readonly Token[], letter: string): readonly Token[] {
  if (tokens.some(({ fold }) => fold === BAR)) return tokens;
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isApart =
      before !== undefined &&
      / {2}/.test(letter.slice(before.span.end, token.span.start)) &&
      !/^[.!?:;,]$/.test(before.text);
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
