import { useTranslation } from 'react-i18next';
import type { BalanceRow } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import type { DataColumn } from '../../../kit/ui';
import { BookFigure } from '../BookFigure';
import { cellRuling } from '../model/columns';
import { useSheet } from './sheet-context';
import { useIsCurrent } from './GapNote';

/** A line of a table of the books: a row of the game, one that only the player has, or the sum (`total`). */
export interface BookLine {
  readonly id: string;
  /** Its name for screen readers and above derivations. */
  readonly name: string;
  readonly cells: BalanceRow['cells'];
}

/** A column of figures of a section. */
export interface FigureColumn extends Pick<
  DataColumn<BookLine>,
  'id' | 'label' | 'className' | 'group'
> {
  /** What the figure is, after the name of the line. */
  readonly rendered: string;
  /** True where the GM may overrule the figure. */
  readonly isRuled: (line: BookLine) => boolean;
  /** True where there is never a figure. */
  readonly isNever?: (line: BookLine) => boolean;
}

/** Columns of figures: each opens its derivation, and has the player's own beneath where that is another one. */
export function useFigures(section: string): (column: FigureColumn) => DataColumn<BookLine> {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const { sheet, figures, canRule } = useSheet();
  const isCurrent = useIsCurrent();
  return ({ rendered, isRuled, isNever = () => false, ...column }) => ({
    ...column,
    align: 'end',
    cell: (line) => {
      if (isNever(line)) return null;
      const explained = line.cells[column.id];
      const stated = figures.at(section, line.id, column.id);
      const isOther = stated !== undefined && stated !== (explained?.value ?? 0);
      return (
        <>
          {explained === undefined ? (
            isOther ? null : (
              <span className="ww-nil">–</span>
            )
          ) : (
            <BookFigure
              explained={explained}
              title={`${line.name}, ${rendered}`}
              ruling={
                canRule && isRuled(line)
                  ? cellRuling(sheet.party, section, line.id, column.id)
                  : undefined
              }
            />
          )}
          {isOther ? (
            <span className="ww-stated ww-small">
              <span className="ww-visually-hidden">{t('ledger:sheet.player')} </span>
              {plain(stated)}
            </span>
          ) : null}
        </>
      );
    },
    mark: (line) => ({
      'data-never': isNever(line) || undefined,
      'data-differs':
        figures.differs(section, line.id, column.id, line.cells[column.id]?.value ?? 0) ||
        undefined,
      'data-current': isCurrent(section, line.id, column.id) || undefined,
    }),
  });
}
