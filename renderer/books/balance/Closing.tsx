import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetComparison } from '../../../engine';
import { figuresOf, toldValue } from '../../explain';
import { useMoney, useWords } from '../../explain/react';
import { FindingMark } from '../../ui';
import { BookFigure } from '../BookFigure';
import { type ClosingRow, closingRows } from '../model/closing';
import { cellRuling } from '../model/columns';
import { GapNote } from './GapNote';
import { useSheet } from './sheet-context';
import { useGapsAt } from './use-gaps';
import { useRowTitle } from './use-row-title';

/** Why a figure of the player may differ without being wrong; nothing where a difference is told. */
const useVerdict = (comparison: SheetComparison | undefined): ((row: ClosingRow) => string) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return ({ id, compared, difference }) => {
    if (compared === null || (difference ?? 0) === 0) return '';
    if (id === 'newTreasury') {
      const gold = plain(comparison === undefined ? 0 : toldValue(comparison.recomputed));
      return t('ledger:closing.recomputed', { gold });
    }
    if (compared.verdict === 'follows') return t('ledger:closing.follows');
    return compared.verdict === 'agrees' || compared.verdict === 'input'
      ? t('ledger:closing.notDue')
      : '';
  };
};

const Difference = ({ row, isWrong }: { readonly row: ClosingRow; readonly isWrong: boolean }) => {
  const { plain, signed } = useMoney();
  const { difference } = row;
  if (difference === null) return <span className="ww-nil">–</span>;
  if (difference === 0) return <span className="ww-nil">{plain(0)}</span>;
  if (!isWrong) return <span className="ww-quiet">{signed(difference)}</span>;
  return <FindingMark kind="WARN">{signed(difference)}</FindingMark>;
};

const Line = ({
  row,
  verdict,
  isFirst,
  isLast,
}: {
  readonly row: ClosingRow;
  readonly verdict: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}) => {
  const { t } = useTranslation();
  const { plain } = useMoney();
  const { sheet, figures, canRule } = useSheet();
  const rowTitle = useRowTitle();
  const gaps = useGapsAt()('summary', row.id);
  const isStated = figures.rowsOf('summary').length > 0;
  const gold = row.row?.cells['gold'];
  const title =
    row.row === null ? t('ledger:closing.foreign', { words: row.words }) : rowTitle(row.row);
  const isEnd = isFirst || isLast;
  const isWrong = figures.differs('summary', row.id, 'gold', gold?.value ?? 0);
  const isTold = verdict !== '' && gaps.length === 0;
  return (
    <Fragment>
      <tr {...(isLast ? { className: 'ww-closing-end' } : {})}>
        <th scope="row">{title}</th>
        <td className="ww-right">
          {gold === undefined ? (
            <span className="ww-nil">–</span>
          ) : (
            <BookFigure
              explained={gold}
              title={title}
              ruling={
                canRule && sheet.isSummaryRuled !== false && !isEnd
                  ? cellRuling(sheet.party, 'summary', row.id, 'gold')
                  : undefined
              }
            />
          )}
        </td>
        {isStated ? (
          <>
            <td className="ww-right" {...(isWrong ? { 'data-differs': true } : {})}>
              {row.stated === null ? <span className="ww-nil">–</span> : plain(row.stated)}
            </td>
            <td className="ww-right">
              <Difference row={row} isWrong={isWrong} />
            </td>
          </>
        ) : null}
      </tr>
      {isTold || gaps.length > 0 ? (
        <tr className="ww-gap-row">
          <td colSpan={isStated ? 4 : 2}>
            {gaps.map((placed) => (
              <GapNote key={placed.index} {...placed} />
            ))}
            {isTold ? <p className="ww-small ww-quiet">{verdict}</p> : null}
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
};

/** From the old treasury to the new one: what the books say, what the player says, and what lies between. */
export const Closing = ({ comparison }: { readonly comparison: SheetComparison | undefined }) => {
  const { t } = useTranslation();
  const { sheet, figures } = useSheet();
  const verdictOf = useVerdict(comparison);
  const rows = closingRows(sheet, comparison, figures);
  const isStated = figures.rowsOf('summary').length > 0;
  return (
    <section className="ww-book" aria-label={t('ledger:closing.title')}>
      <header className="ww-book-head">
        <h3 className="ww-head">{t('ledger:closing.title')}</h3>
        <span className="ww-small ww-quiet">{t('ledger:closing.hint')}</span>
      </header>
      <table className="ww-table ww-closing">
        <thead>
          <tr>
            <th scope="col">{t('ledger:closing.item')}</th>
            <th scope="col" className="ww-right">
              {t('ledger:closing.computed')}
            </th>
            {isStated ? (
              <>
                <th scope="col" className="ww-right">
                  {t('ledger:closing.stated')}
                </th>
                <th scope="col" className="ww-right">
                  {t('ledger:closing.difference')}
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Line
              key={row.id}
              row={row}
              verdict={verdictOf(row)}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
