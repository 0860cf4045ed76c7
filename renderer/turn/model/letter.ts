import type { Severity, Span } from '../../../engine';
import { compareSeverity } from './severity';
import { columnWidths } from './tabs';

/** Something a stretch of the letter belongs to: an understood order, or a finding. */
export type LetterMark =
  | { readonly kind: 'order'; readonly span: Span; readonly unit: number }
  | {
      readonly kind: 'finding';
      readonly span: Span;
      readonly severity: Severity;
      readonly index: number;
    };

/** A stretch of one line with the same marks throughout. */
export interface LetterSegment {
  readonly text: string;
  /** The order these words were read as. */
  readonly unit: number | null;
  /** The weightiest finding here, by its place in the list of findings. */
  readonly finding: { readonly index: number; readonly severity: Severity } | null;
}

/** A letter cut into lines; the segments of a line are made when it is looked at. */
export interface Letter {
  readonly lines: number;
  /** Widths in figures of the columns typed with tabs; none without a table. */
  readonly columns: readonly number[];
  readonly segmentsOf: (line: number) => readonly LetterSegment[];
  /** The line in which an offset of the text lies, from 0. */
  readonly lineAt: (offset: number) => number;
}

interface Line {
  readonly start: number;
  readonly end: number;
}

const linesOf = (text: string): readonly Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const match of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...lines, { start, end: text.length }];
};

/** Index of the last line that starts at or before the offset. */
const findLine = (lines: readonly Line[], offset: number): number => {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};

const byLine = (
  lines: readonly Line[],
  marks: readonly LetterMark[],
): ReadonlyMap<number, readonly LetterMark[]> => {
  const map = new Map<number, LetterMark[]>();
  for (const mark of marks) {
    if (mark.span.end <= mark.span.start) continue;
    const last = findLine(lines, mark.span.end - 1);
    for (let line = findLine(lines, mark.span.start); line <= last; line += 1) {
      map.set(line, [...(map.get(line) ?? []), mark]);
    }
  }
  return map;
};

const covers = (mark: LetterMark, start: number, end: number): boolean =>
  mark.span.start <= start && mark.span.end >= end;

type FindingMark = Extract<LetterMark, { readonly kind: 'finding' }>;

const weightier = (a: FindingMark, b: FindingMark): FindingMark => {
  const difference = compareSeverity(a.severity, b.severity);
  return difference < 0 || (difference === 0 && a.index < b.index) ? a : b;
};

const segment = (
  text: string,
  start: number,
  end: number,
  marks: readonly LetterMark[],
): LetterSegment => {
  const here = marks.filter((mark) => covers(mark, start, end));
  const order = here.find((mark) => mark.kind === 'order');
  const findings = here.filter((mark): mark is FindingMark => mark.kind === 'finding');
  const top = findings.reduce<FindingMark | null>(
    (worst, mark) => (worst === null ? mark : weightier(worst, mark)),
    null,
  );
  return {
    text: text.slice(start, end),
    unit: order?.unit ?? null,
    finding: top === null ? null : { index: top.index, severity: top.severity },
  };
};

const segmentsOfLine = (
  text: string,
  line: Line,
  marks: readonly LetterMark[],
): readonly LetterSegment[] => {
  const inside = (offset: number): number => Math.min(Math.max(offset, line.start), line.end);
  const cuts = [
    line.start,
    line.end,
    ...marks.flatMap(({ span }) => [inside(span.start), inside(span.end)]),
  ];
  const edges = [...new Set(cuts)].sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => segment(text, edges[index] ?? line.start, end, marks));
};

/**
 * Cuts a letter into lines and stretches without changing a character: the texts of all segments, joined with the
 * line breaks, are the letter. Overlapping findings show the weightiest.
 */
export const cutLetter = (text: string, marks: readonly LetterMark[]): Letter => {
  const lines = linesOf(text);
  const marked = byLine(lines, marks);
  return {
    lines: lines.length,
    columns: columnWidths(text),
    lineAt: (offset) => findLine(lines, offset),
    segmentsOf: (index) => {
      const line = lines[index];
      return line === undefined ? [] : segmentsOfLine(text, line, marked.get(index) ?? []);
    },
  };
};
