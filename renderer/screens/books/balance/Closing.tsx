import { useTranslation } from 'react-i18next';
import type { SheetComparison } from '../../../../engine';
import { figuresOf, displayValue } from '../../../kit/explain';
import { useMoney } from '../../../model/explain/use-game';
import { useWords } from '../../../kit/explain/react';
import { type DataColumn, DataTable, FindingMark } from '../../../kit/ui';
import { BookFigure } from '../BookFigure';
import { type ClosingRow, closingRows } from '../model/closing';
import { cellRuling } from '../model/columns';
import { GapNote, useGapsAt } from './GapNote';
import { useSheet, useRowTitle } from './sheet-context';

/** Why a figure of the player may differ without being wrong; nothing where a difference is shown. */
const useVerdict = (comparison: SheetComparison | undefined): ((row: ClosingRow) => string) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return ({ id, compared, difference }) => {
    if (compared === null || (difference ?? 0) === 0) return '';
    if (id === 'newTreasury') {
      const gold = plain(comparison === undefined ? 0 : displayValue(comparison.recomputed));
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

/** From the old treasury to the new one: the figures of the books, of the player, and the difference. */
export function Closing({ comparison }: { readonly comparison: SheetComparison | undefined }) {
  const { t } = useTranslation();
  const { plain } = useMoney();
  const { sheet, figures, canRule } = useSheet();
  const rowTitle = useRowTitle();
  const gapsAt = useGapsAt();
  const verdictOf = useVerdict(comparison);
  const rows = closingRows(sheet, comparison, figures);
  const isStated = figures.rowsOf('summary').length > 0;
  const isEnd = (row: ClosingRow): boolean => row === rows[0] || row === rows.at(-1);
  const titleOf = ({ row, words }: ClosingRow): string =>
    row === null ? t('ledger:closing.foreign', { words }) : rowTitle(row);
  const isWrong = ({ id, row }: ClosingRow): boolean =>
    figures.differs('summary', id, 'gold', row?.cells['gold']?.value ?? 0);
  const remarksOn = (row: ClosingRow) => {
    const gaps = gapsAt('summary', row.id);
    const verdict = verdictOf(row);
    if (gaps.length > 0) return gaps.map((placed) => <GapNote key={placed.index} {...placed} />);
    return verdict === '' ? null : <p className="ww-small ww-quiet">{verdict}</p>;
  };
  const stated: readonly DataColumn<ClosingRow>[] = [
    {
      id: 'stated',
      label: t('ledger:closing.stated'),
      align: 'end',
      cell: ({ stated }) => (stated === null ? <span className="ww-nil">–</span> : plain(stated)),
      mark: (row) => ({ 'data-differs': isWrong(row) || undefined }),
    },
    {
      id: 'difference',
      label: t('ledger:closing.difference'),
      align: 'end',
      cell: (row) => <Difference row={row} isWrong={isWrong(row)} />,
    },
  ];
  return (
    <section className="ww-book" aria-label={t('ledger:closing.title')}>
      <header className="ww-row ww-align-baseline ww-split ww-gap-12">
        <h3 className="ww-head">{t('ledger:closing.title')}</h3>
        <span className="ww-small ww-quiet">{t('ledger:closing.hint')}</span>
      </header>
      <DataTable
        className="ww-closing"
        rows={rows}
        keyOf={({ id }) => id}
        mark={(row) => ({ 'data-end': row === rows.at(-1) || undefined })}
        under={remarksOn}
        columns={[
          { id: 'item', label: t('ledger:closing.item'), isHead: true, cell: titleOf },
          {
            id: 'computed',
            label: t('ledger:closing.computed'),
            align: 'end',
            cell: (row) => {
              const gold = row.row?.cells['gold'];
              return gold === undefined ? (
                <span className="ww-nil">–</span>
              ) : (
                <BookFigure
                  explained={gold}
                  title={titleOf(row)}
                  ruling={
                    canRule && sheet.isSummaryRuled !== false && !isEnd(row)
                      ? cellRuling(sheet.party, 'summary', row.id, 'gold')
                      : undefined
                  }
                />
              );
            },
          },
          ...(isStated ? stated : []),
        ]}
      />
    </section>
  );
}
