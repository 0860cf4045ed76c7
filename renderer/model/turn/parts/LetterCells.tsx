import { Fragment, type ReactNode } from 'react';
import type { Correction } from '../../../../engine';
import type { LetterSegment } from '../model/letter';
import { isTabbed } from '../model/tabs';

/** The cells of a row typed with tabs, each as wide as its column; the last as wide as it is. */
export function TabbedCells<Cell>({
  cells,
  widths,
  contentOf,
}: {
  readonly cells: readonly Cell[];
  readonly widths: readonly number[];
  readonly contentOf: (cell: Cell) => ReactNode;
}) {
  return cells.map((cell, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <span className="ww-letter-tab">{'\t'}</span>}
      <span
        className="ww-letter-cell"
        {...(index < cells.length - 1
          ? { style: { minWidth: `${String(widths[index] ?? 0)}ch` } }
          : {})}
      >
        {contentOf(cell)}
      </span>
    </Fragment>
  ));
}

/** The correction that ends with a stretch, if it writes lines of its own or if it does not. */
const endingHere = (
  { correction, endsCorrection }: LetterSegment,
  hasLines: boolean,
): Correction | null =>
  correction !== null && endsCorrection && correction.text.includes('\n') === hasLines
    ? correction
    : null;

/** The words the GM replaced those before with. */
export function PutIn({ segment }: { readonly segment: LetterSegment }) {
  const correction = endingHere(segment, false);
  return correction === null ? null : (
    <ins className="ww-hand-words" data-at={correction.end} data-put="">
      {correction.text}
    </ins>
  );
}

/** The lines the GM put in below a line, their cells below those of the player's table. */
export function PutInLines({
  segments,
  widths,
}: {
  readonly segments: readonly LetterSegment[];
  readonly widths: readonly number[];
}) {
  return segments.map((segment, index) => {
    const correction = endingHere(segment, true);
    return correction === null ? null : (
      <ins key={index} className="ww-hand-lines" data-at={correction.end} data-put="">
        {correction.text
          .replace(/^\n|\n$/g, '')
          .split('\n')
          .map((line, at) => (
            <p key={at} className="ww-letter-line">
              <TabbedCells
                cells={line.trimEnd().split('\t')}
                widths={isTabbed(line) ? widths : []}
                contentOf={(words) => words}
              />
            </p>
          ))}
      </ins>
    );
  });
}
