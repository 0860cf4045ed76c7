import { Fragment, memo, type ReactNode, useRef } from 'react';
import { cellsOf, type LetterCell } from '../model/cells';
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

type Looks = Omit<LetterTextProps, 'letter' | 'line'>;

/** The line of an understood order under its words. */
const OrderMark = ({
  unit,
  chosen,
  children,
}: {
  readonly unit: number | null;
  readonly chosen: number | null;
  readonly children: ReactNode;
}) =>
  unit === null ? (
    children
  ) : (
    <mark
      className="ww-mark"
      data-kind="order"
      {...(unit === chosen ? { 'data-selected': true } : {})}
    >
      {children}
    </mark>
  );

/** The words of a stretch, underlined where something was found in them. */
const Words = ({ segment, looks }: { readonly segment: LetterSegment; readonly looks: Looks }) => {
  const { finding } = segment;
  if (finding === null) return segment.text;
  return (
    <mark
      className="ww-mark"
      data-kind={finding.severity}
      title={looks.sentenceOf(finding.index)}
      {...(finding.index === looks.finding ? { 'data-current': true } : {})}
    >
      {segment.text}
    </mark>
  );
};

const Segments = ({
  segments,
  looks,
  isOrder,
}: {
  readonly segments: readonly LetterSegment[];
  readonly looks: Looks;
  /** The order is underlined here, not around the whole line. */
  readonly isOrder: boolean;
}) =>
  segments.map((segment, index) => {
    const found = segment.finding?.index ?? null;
    const isMarked = segment.unit !== null || found !== null;
    return (
      <span
        key={index}
        {...(isMarked ? { onClick: () => looks.onChoose(segment.unit, found) } : {})}
        {...(isMarked ? { className: 'ww-letter-marked' } : {})}
      >
        <OrderMark unit={isOrder ? segment.unit : null} chosen={looks.unit}>
          <Words segment={segment} looks={looks} />
        </OrderMark>
      </span>
    );
  });

/** A row of a table typed with tabs: its cells stand below those of the rows around it. */
const TabbedLine = ({
  cells,
  widths,
  looks,
}: {
  readonly cells: readonly LetterCell[];
  readonly widths: readonly number[];
  readonly looks: Looks;
}) => {
  const unit = cells.flat().find((segment) => segment.unit !== null)?.unit ?? null;
  return (
    <p className="ww-letter-line">
      <OrderMark unit={unit} chosen={looks.unit}>
        {cells.map((cell, index) => (
          <Fragment key={index}>
            {index === 0 ? null : <span className="ww-letter-tab">{'\t'}</span>}
            <span
              className="ww-letter-cell"
              {...(index < cells.length - 1
                ? { style: { minWidth: `${String(widths[index] ?? 0)}ch` } }
                : {})}
            >
              <Segments segments={cell} looks={looks} isOrder={false} />
            </span>
          </Fragment>
        ))}
      </OrderMark>
    </p>
  );
};

const Line = ({
  segments,
  widths,
  looks,
}: {
  readonly segments: readonly LetterSegment[];
  readonly widths: readonly number[];
  readonly looks: Looks;
}) => {
  const cells = cellsOf(segments);
  return cells.length > 1 ? (
    <TabbedLine cells={cells} widths={cells.length > 2 ? widths : []} looks={looks} />
  ) : (
    <p className="ww-letter-line">
      <Segments segments={segments} looks={looks} isOrder />
    </p>
  );
};

/** The original letter, word for word, with what was understood and what was found in it. */
export const LetterText = memo((props: LetterTextProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { letter, line, ...looks } = props;
  return (
    <div ref={scroller} className="ww-letter-text" tabIndex={0} role="document">
      <VirtualRows
        count={letter.lines}
        height={25}
        scroller={scroller}
        target={line}
        row={(index) => (
          <Line segments={letter.segmentsOf(index)} widths={letter.columns} looks={looks} />
        )}
      />
    </div>
  );
});
LetterText.displayName = 'LetterText';
