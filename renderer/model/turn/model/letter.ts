import type { Correction, Severity, Span } from '../../../../engine';
import { compareSeverity } from './severity';
import { columnWidths } from './tabs';

/** Something a stretch of the letter belongs to: an understood order, a finding, words the GM corrected or picked. */
export type LetterStatus =
  | { readonly kind: 'order'; readonly span: Span; readonly unit: number }
  | {
      readonly kind: 'finding';
      readonly span: Span;
      readonly severity: Severity;
      readonly index: number;
    }
  | { readonly kind: 'correction'; readonly span: Span; readonly correction: Correction }
  | { readonly kind: 'picked'; readonly span: Span };

/** A stretch of one line with the same marks throughout. */
export interface LetterSegment {
  readonly text: string;
  /** Place of the stretch in the letter. */
  readonly start: number;
  /** The order these words were read as. */
  readonly unit: number | null;
  /** The weightiest finding here, by its place in the list of findings. */
  readonly finding: { readonly index: number; readonly severity: Severity } | null;
  /** The correction that lies over these words. */
  readonly correction: Correction | null;
  /** The words of that correction stand behind this stretch, its last one. */
  readonly endsCorrection: boolean;
  readonly isPicked: boolean;
}

/** A letter cut into lines; the segments of a line are made when it is looked at. */
export interface Letter {
  readonly lines: number;
  /** Widths in figures of the columns typed with tabs; none without a table. */
  readonly columns: readonly number[];
  readonly segmentsOf: (line: number, picked?: Span | null) => readonly LetterSegment[];
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
  marks: readonly LetterStatus[],
): ReadonlyMap<number, readonly LetterStatus[]> => {
  const map = new Map<number, LetterStatus[]>();
  for (const mark of marks) {
    if (mark.span.end <= mark.span.start && mark.kind !== 'correction') continue;
    const last = findLine(lines, Math.max(mark.span.start, mark.span.end - 1));
    for (let line = findLine(lines, mark.span.start); line <= last; line += 1) {
      map.set(line, [...(map.get(line) ?? []), mark]);
    }
  }
  return map;
};

const covers = (mark: LetterStatus, start: number, end: number): boolean =>
  mark.span.start <= start && mark.span.end >= end;

type FindingMark = Extract<LetterStatus, { readonly kind: 'finding' }>;

const weightier = (a: FindingMark, b: FindingMark): FindingMark => {
  const difference = compareSeverity(a.severity, b.severity);
  return difference < 0 || (difference === 0 && a.index < b.index) ? a : b;
};

const worstOf = (here: readonly LetterStatus[]): FindingMark | null =>
  here
    .filter((mark): mark is FindingMark => mark.kind === 'finding')
    .reduce<FindingMark | null>(
      (worst, mark) => (worst === null ? mark : weightier(worst, mark)),
      null,
    );

type CorrectionMark = Extract<LetterStatus, { readonly kind: 'correction' }>;

/** A correction at a stretch: one that lies over it, or, of an empty stretch, one that puts words in there. */
const correctionAt = (
  marks: readonly LetterStatus[],
  start: number,
  end: number,
): CorrectionMark | undefined =>
  marks.find(
    (mark): mark is CorrectionMark =>
      mark.kind === 'correction' &&
      (start === end
        ? mark.span.start === start && mark.span.end === end
        : mark.span.start < mark.span.end && covers(mark, start, end)),
  );

/** A line with its text, its marks, and where the next line begins. */
interface MarkedLine extends Line {
  readonly text: string;
  readonly marks: readonly LetterStatus[];
  readonly next: number;
}

const segment = (line: MarkedLine, start: number, end: number): LetterSegment => {
  const here = line.marks.filter((mark) => covers(mark, start, end));
  const order = here.find((mark) => mark.kind === 'order');
  const top = worstOf(here);
  const correction = correctionAt(line.marks, start, end);
  const last = correction?.span.end ?? 0;
  return {
    text: line.text.slice(start, end),
    start,
    unit: order?.unit ?? null,
    finding: top === null ? null : { index: top.index, severity: top.severity },
    correction: correction?.correction ?? null,
    endsCorrection:
      correction !== undefined &&
      (end === last || (end === line.end && line.end < last && last <= line.next)),
    isPicked: here.some(({ kind }) => kind === 'picked'),
  };
};

/** Words put in at a place of a line, or about to be. */
const putIn = (line: MarkedLine, place: number): readonly LetterSegment[] =>
  line.marks.some(
    ({ kind, span }) =>
      (kind === 'correction' || kind === 'picked') && span.start === place && span.end === place,
  )
    ? [segment(line, place, place)]
    : [];

const segmentsOfLine = (line: MarkedLine): readonly LetterSegment[] => {
  const inside = (offset: number): number => Math.min(Math.max(offset, line.start), line.end);
  const cuts = [
    line.start,
    line.end,
    ...line.marks.flatMap(({ span }) => [inside(span.start), inside(span.end)]),
  ];
  const edges = [...new Set(cuts)].sort((a, b) => a - b);
  return [
    ...putIn(line, line.start),
    ...edges
      .slice(1)
      .flatMap((end, index) => [
        segment(line, edges[index] ?? line.start, end),
        ...putIn(line, end),
      ]),
  ];
};

/**
 * Cuts a letter into lines and stretches without changing a character: the texts of all segments, joined with the
 * line breaks, are the letter. Overlapping findings show the weightiest.
 */
export function cutLetter(text: string, marks: readonly LetterStatus[]): Letter {
  const lines = linesOf(text);
  const marked = byLine(lines, marks);
  return {
    lines: lines.length,
    columns: columnWidths(text),
    lineAt: (offset) => findLine(lines, offset),
    segmentsOf: (index, picked = null) => {
      const line = lines[index];
      if (line === undefined) return [];
      const own = marked.get(index) ?? [];
      const marks = picked === null ? own : [...own, { kind: 'picked' as const, span: picked }];
      const next = lines[index + 1]?.start ?? text.length;
      return segmentsOfLine({ ...line, text, marks, next });
    },
  };
}
