import type { ReactNode } from 'react';
import { Part } from './Rows';

/** A cell that is named in a list; pressing it chooses it. */
export interface ListedCell {
  readonly key: string;
  readonly text: string;
  /** What stands before its words. */
  readonly face?: ReactNode;
  /** What stands behind them, such as an act. */
  readonly more?: ReactNode;
}

/** Neighbours of a cell, to go there. */
export function CellList({
  cells,
  onChoose,
}: {
  readonly cells: readonly ListedCell[];
  readonly onChoose: (key: string) => void;
}) {
  return (
    <ul className="ww-board-neighbours">
      {cells.map(({ key, text, face, more }) => (
        <li key={key}>
          {face}
          <button type="button" className="ww-row-button" onClick={() => onChoose(key)}>
            {text}
          </button>
          {more}
        </li>
      ))}
    </ul>
  );
}

/** What should be known of how a board is drawn; pressing one shows its cell. Nothing where there is nothing. */
export function RemarkList({
  title,
  remarks,
  onChoose,
}: {
  readonly title: string;
  readonly remarks: readonly {
    readonly key: string;
    readonly text: string;
    /** Cell that is shown; absent = it is shown already. */
    readonly cell?: string;
  }[];
  readonly onChoose: (cell: string) => void;
}) {
  if (remarks.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="ww-board-remarks">
        {remarks.map(({ key, text, cell }) => (
          <li key={key}>
            {cell === undefined ? (
              text
            ) : (
              <button type="button" className="ww-row-button" onClick={() => onChoose(cell)}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
