import type { LetterSegment } from './letter';

/** A cell of a line typed with tabs; a finding may cut it into several stretches. */
export type LetterCell = readonly LetterSegment[];

/** A line cut at its tabs; those at the end of the line hold nothing up. The tabs themselves are left out. */
export function cellsOf(segments: readonly LetterSegment[]): readonly LetterCell[] {
  const cells: LetterSegment[][] = [[]];
  for (const segment of segments) {
    let start = segment.start;
    const parts = segment.text.split('\t');
    parts.forEach((text, index) => {
      if (index > 0) cells.push([]);
      const endsCorrection = segment.endsCorrection && index === parts.length - 1;
      if (text !== '' || endsCorrection)
        cells.at(-1)?.push({ ...segment, text, start, endsCorrection });
      start += text.length + 1;
    });
  }
  const last = cells.findLastIndex((cell) => cell.length > 0);
  return cells.slice(0, last + 1);
}
