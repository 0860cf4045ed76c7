import { useTranslation } from 'react-i18next';
import type { Explained } from '../../../engine';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { BookFigure } from '../BookFigure';

export interface CellProps {
  readonly explained: Explained | undefined;
  readonly title: string;
  readonly ruling: string | undefined;
  /** The player's figure, where it is another one; undefined = it is not, or he states none. */
  readonly stated?: number | undefined;
  /** True if his figure is wrong, not only due at another time. */
  readonly isWrong?: boolean;
  /** True if the sentence that stands out is about this cell. */
  readonly isCurrent?: boolean;
  readonly className?: string;
}

/** A cell of the books: the figure, marked and with the player's own beneath where that is another one. */
export const Cell = ({
  explained,
  title,
  ruling,
  stated,
  isWrong = false,
  isCurrent = false,
  className = '',
}: CellProps) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return (
    <td
      className={`ww-right ${className}`}
      {...(isWrong ? { 'data-differs': true } : {})}
      {...(isCurrent ? { 'data-current': true } : {})}
    >
      {explained === undefined ? (
        stated !== undefined ? null : (
          <span className="ww-nil">–</span>
        )
      ) : (
        <BookFigure explained={explained} title={title} ruling={ruling} />
      )}
      {stated !== undefined ? (
        <span className="ww-stated">
          <span className="ww-visually-hidden">{t('ledger:sheet.player')} </span>
          {plain(stated)}
        </span>
      ) : null}
    </td>
  );
};
