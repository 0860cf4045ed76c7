import { useEffect, useRef } from 'react';
import { findingSentence } from '../../../kit/explain';
import { useRule, useWords } from '../../../kit/explain/react';
import { FindingMark } from '../../../kit/ui';
import type { Gap } from '../model/gaps';

export interface GapNoteProps {
  readonly gap: Gap;
  /** Place among the differences of the sheet. */
  readonly index: number;
  readonly isCurrent: boolean;
  /** What the figure is called; empty = the sentence says it. */
  readonly lead?: string;
}

/** A difference in words, with its clause; the one that stands out is scrolled into sight. */
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
