import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from './Rows';

/** A cell that is named in a list; pressing it chooses it. */
export interface ListedCell {
  readonly key: string;
  readonly text: string;
  /** An icon before its text. */
  readonly face?: ReactNode;
  /** Further cells behind them, such as a button. */
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
          {face ?? <span />}
          <button type="button" className="ww-row-button" onClick={() => onChoose(key)}>
            {text}
          </button>
          {more}
        </li>
      ))}
    </ul>
  );
}

/** A remark on how a board is drawn. */
export interface BoardRemark {
  readonly key: string;
  readonly text: string;
  /** Cell that is shown; absent = it is shown already. */
  readonly cell?: string;
}

/** Remarks on how a board is drawn; pressing one shows its cell. Nothing where there are none. */
export function RemarkList({
  remarks,
  onChoose,
}: {
  readonly remarks: readonly BoardRemark[];
  readonly onChoose: (cell: string) => void;
}) {
  const { t } = useTranslation();
  if (remarks.length === 0) return null;
  return (
    <Part title={t('board:remarks')}>
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
