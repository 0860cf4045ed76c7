import type { LetterSegment } from './letter';

/** A cell of a line typed with tabs; a finding may cut it into several stretches. */
export type LetterCell = readonly LetterSegment[];

/** A line cut at its tabs; those at the end of the line hold nothing up. The tabs themselves are left out. */
export const cellsOf = (segments: readonly LetterSegment[]): readonly LetterCell[] => {
  const cells: LetterSegment[][] = [[]];
  for (const segment of segments) {
    segment.text.split('\t').forEach((text, index) => {
      if (index > 0) cells.push([]);
      if (text !== '') cells.at(-1)?.push({ ...segment, text });
    });
  }
  const last = cells.findLastIndex((cell) => cell.length > 0);
  return cells.slice(0, last + 1);
};
