import { useEffect, useRef } from 'react';
import { findingSentence } from '../../../kit/explain';
import { useRule, useWords } from '../../../kit/explain/react';
import { FindingMark } from '../../../kit/ui';
import type { Gap } from '../model/gaps';
import { useSheet } from './sheet-context';

/** A difference with its place among those of the sheet. */
export interface PlacedGap {
  readonly gap: Gap;
  readonly index: number;
  readonly isCurrent: boolean;
}

/** The differences at a row of a section; of the whole section, if no row is named. */
export function useGapsAt(): (section: string, row?: string) => readonly PlacedGap[] {
  const { gaps, current } = useSheet();
  return (section, row) =>
    gaps.flatMap((gap, index) =>
      gap.place?.section === section && (row === undefined || gap.place.row === row)
        ? [{ gap, index, isCurrent: index === current }]
        : [],
    );
}

/** True for the cell of the highlighted difference. */
export function useIsCurrent(): (section: string, row: string, column: string) => boolean {
  const { gaps, current } = useSheet();
  const place = current === null ? null : (gaps[current]?.place ?? null);
  return (section, row, column) =>
    place?.section === section && place.row === row && place.column === column;
}

export interface GapNoteProps {
  readonly gap: Gap;
  /** Place among the differences of the sheet. */
  readonly index: number;
  readonly isCurrent: boolean;
  /** The name of the figure; empty = the sentence holds it. */
  readonly lead?: string;
}

/** A difference as text, with its clause; the highlighted one is scrolled into view. */
export function GapNote({ gap, index, isCurrent, lead = '' }: GapNoteProps) {
  const words = useWords();
  const note = useRef<HTMLParagraphElement>(null);
  const { link, text } = useRule(gap.finding.clause);
  useEffect(() => {
    if (isCurrent) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <>
      <p
        ref={note}
        className="ww-gap ww-grid ww-gap-6"
        id={`ww-gap-${String(index)}`}
        data-kind={gap.finding.severity}
        {...(isCurrent ? { 'aria-current': true as const } : {})}
      >
        <FindingMark kind={gap.finding.severity} isBare />
        <span>
          {lead === '' ? null : <b>{lead} </b>}
          {findingSentence(gap.finding, words)} {link}
        </span>
      </p>
      {text}
    </>
  );
}
