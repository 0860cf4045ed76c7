import { Fragment, memo, useRef } from 'react';
import type { Letter, LetterSegment } from '../model/letter';
import { VirtualRows } from './VirtualRows';

export interface LetterTextProps {
  readonly letter: Letter;
  readonly unit: number | null;
  readonly finding: number | null;
  /** Line that must be in sight. */
  readonly line: number | null;
  /** The sentence of a finding, shown while the pointer rests on its words. */
  readonly sentenceOf: (finding: number) => string;
  readonly onChoose: (unit: number | null, finding: number | null) => void;
}

interface SegmentProps {
  readonly segment: LetterSegment;
  readonly isUnit: boolean;
  readonly isFinding: boolean;
  readonly sentence: string | undefined;
  /** The last stretch of its line. */
  readonly isLast: boolean;
}

/** The words of a stretch; tabs become even gaps, those at the end of a line none. */
const Words = ({ text, isLast }: { readonly text: string; readonly isLast: boolean }) =>
  (isLast ? text.replace(/\t+$/, '') : text).split('\t').map((words, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <span className="ww-letter-tab">{'\t'}</span>}
      {words}
    </Fragment>
  ));

const Segment = ({ segment, isUnit, isFinding, sentence, isLast }: SegmentProps) => {
  const words =
    segment.finding === null ? (
      <Words text={segment.text} isLast={isLast} />
    ) : (
      <mark
        className="ww-mark"
        data-kind={segment.finding.severity}
        title={sentence}
        {...(isFinding ? { 'data-current': true } : {})}
      >
        <Words text={segment.text} isLast={isLast} />
      </mark>
    );
  return segment.unit === null ? (
    words
  ) : (
    <mark className="ww-mark" data-kind="order" {...(isUnit ? { 'data-selected': true } : {})}>
      {words}
    </mark>
  );
};

type LineProps = Omit<LetterTextProps, 'letter' | 'line'> & {
  readonly segments: readonly LetterSegment[];
};

const Line = ({ segments, unit, finding, sentenceOf, onChoose }: LineProps) => (
  <p className="ww-letter-line">
    {segments.map((segment, index) => {
      const found = segment.finding?.index ?? null;
      const isMarked = segment.unit !== null || found !== null;
      return (
        <span
          key={index}
          {...(isMarked ? { onClick: () => onChoose(segment.unit, found) } : {})}
          {...(isMarked ? { className: 'ww-letter-marked' } : {})}
        >
          <Segment
            segment={segment}
            isUnit={unit !== null && segment.unit === unit}
            isFinding={finding !== null && found === finding}
            sentence={found === null ? undefined : sentenceOf(found)}
            isLast={index === segments.length - 1}
          />
        </span>
      );
    })}
  </p>
);

/** The original letter, word for word, with what was understood and what was found in it. */
export const LetterText = memo((props: LetterTextProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { letter, line, ...rest } = props;
  return (
    <div ref={scroller} className="ww-letter-text" tabIndex={0} role="document">
      <VirtualRows
        count={letter.lines}
        height={25}
        scroller={scroller}
        target={line}
        row={(index) => <Line segments={letter.segmentsOf(index)} {...rest} />}
      />
    </div>
  );
});
LetterText.displayName = 'LetterText';
