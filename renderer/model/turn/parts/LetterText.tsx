import { Fragment, type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import type { Span } from '../../../../engine';
import { PICK_KEYS, pickedBy, trimmedSpan } from '../../letters/pick';
import { WordsEditor } from '../../letters/WordsEditor';
import { cellsOf, type LetterCell } from '../model/cells';
import type { Letter, LetterSegment } from '../model/letter';
import { PutIn, PutInLines, TabbedCells } from './LetterCells';
import { VirtualRows } from './VirtualRows';

/** Where the next stretch of the letter begins behind a point between two: a triple click ends before the next line. */
function placeBehind(within: Element, node: Node, offset: number): number | null {
  const point = document.createRange();
  point.setStart(node, offset);
  const next = [...within.querySelectorAll<HTMLElement>('[data-at]')].find(
    (stretch) => point.comparePoint(stretch, 0) >= 0,
  );
  return next === undefined ? null : Number(next.dataset['at']);
}

/** The place in the letter of a point of the page; null outside the letter's text. */
const placeOf = (within: Element, node: Node, offset: number): number | null => {
  const element = node instanceof Element ? node : node.parentElement;
  const stretch = element?.closest<HTMLElement>('[data-at]') ?? null;
  if (stretch === null) return placeBehind(within, node, offset);
  const start = Number(stretch.dataset['at']);
  if (stretch.dataset['put'] !== undefined) return start;
  const before = document.createRange();
  before.setStart(stretch, 0);
  before.setEnd(node, offset);
  return start + before.toString().length;
};

/** The selection on the page as a place in the letter; null = none. */
function selectedSpan(within: Element): Span | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!within.contains(startContainer) || !within.contains(endContainer)) return null;
  const start = placeOf(within, startContainer, startOffset);
  const end = placeOf(within, endContainer, endOffset);
  return start === null || end === null || end <= start ? null : { start, end };
}

export interface LetterTextProps {
  readonly letter: Letter;
  readonly unit: number | null;
  readonly finding: number | null;
  /** Line that must be in sight. */
  readonly line: number | null;
  /** The sentence of a finding, shown while the pointer rests on its words. */
  readonly sentenceOf: (finding: number) => string;
  readonly onChoose: (unit: number | null, finding: number | null) => void;
  /** The letter as it arrived. */
  readonly text: string;
  /** Selected words, or those being replaced. */
  readonly picked: Span | null;
  readonly onPick: (span: Span | null) => void;
  /** The GM replaces the selected words; null = he does not. */
  readonly editing: {
    readonly words: string;
    readonly proposal: string | null;
    readonly onReplace: (words: string) => void;
    readonly onCancel: () => void;
  } | null;
}

type Looks = Omit<LetterTextProps, 'letter' | 'line' | 'text' | 'onPick'>;

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

/** The words of a stretch, underlined where they have a finding. */
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

/** The words of a stretch; struck through where they are replaced. */
const Stretch = ({ segment, looks }: { readonly segment: LetterSegment; readonly looks: Looks }) =>
  segment.correction === null ? (
    <Words segment={segment} looks={looks} />
  ) : (
    <del className="ww-struck">
      <Words segment={segment} looks={looks} />
    </del>
  );

/** True for the last stretch of the selected words. */
const endsPicked = ({ start, text, isPicked }: LetterSegment, { picked }: Looks): boolean =>
  picked !== null &&
  start + text.length === picked.end &&
  (isPicked || (text === '' && picked.start === picked.end));

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
      <Fragment key={index}>
        <span
          data-at={segment.start}
          {...(isMarked ? { onClick: () => looks.onChoose(segment.unit, found) } : {})}
          {...(isMarked ? { className: 'ww-letter-marked' } : {})}
          {...(segment.isPicked ? { 'data-picked': true } : {})}
        >
          <OrderMark unit={isOrder ? segment.unit : null} chosen={looks.unit}>
            <Stretch segment={segment} looks={looks} />
          </OrderMark>
        </span>
        {looks.editing !== null && endsPicked(segment, looks) ? (
          <WordsEditor {...looks.editing} />
        ) : (
          <PutIn segment={segment} />
        )}
      </Fragment>
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
        <TabbedCells
          cells={cells}
          widths={widths}
          contentOf={(cell) => <Segments segments={cell} looks={looks} isOrder={false} />}
        />
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
  return (
    <>
      {cells.length > 1 ? (
        <TabbedLine cells={cells} widths={cells.length > 2 ? widths : []} looks={looks} />
      ) : (
        <p className="ww-letter-line">
          <Segments segments={segments} looks={looks} isOrder />
        </p>
      )}
      <PutInLines segments={segments} widths={widths} />
    </>
  );
};

/** The original letter, word for word, with what was understood, found and corrected; arrow keys select words. */
export const LetterText = memo((props: LetterTextProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { letter, line, text, onPick, ...looks } = props;
  const { picked, editing } = looks;
  const pick = (event: KeyboardEvent): void => {
    if (editing !== null) return;
    if (event.key === 'Escape' && picked !== null) onPick(null);
    if (!PICK_KEYS.includes(event.key)) return;
    event.preventDefault();
    onPick(pickedBy(text, picked, event.key, event.shiftKey));
  };
  const select = (): void => {
    const span = scroller.current === null ? null : selectedSpan(scroller.current);
    if (editing === null) onPick(span === null ? null : trimmedSpan(text, span));
  };
  return (
    <div
      ref={scroller}
      className="ww-letter-text ww-scroll"
      tabIndex={0}
      role="document"
      onKeyDown={pick}
      onMouseUp={select}
    >
      <VirtualRows
        count={letter.lines}
        height={25}
        scroller={scroller}
        target={picked === null ? line : letter.lineAt(picked.start)}
        row={(index) => (
          <Line segments={letter.segmentsOf(index, picked)} widths={letter.columns} looks={looks} />
        )}
      />
    </div>
  );
});
LetterText.displayName = 'LetterText';
