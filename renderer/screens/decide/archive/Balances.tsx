import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../model/explain/use-game';
import { useBooksView } from '../../../model/books/books-store';
import { DataTable } from '../../../kit/ui';
import { useView } from '../../../model/state/view';
import { useNames } from '../../../model/turn/names';
import { Figure } from '../../../model/turn/parts/Figure';
import type { PastRun } from './past';

/** The books of the month: old and new treasury of every realm, and the link to the whole sheet. */
export function Balances({ archived, realms, results }: PastRun) {
  const { t } = useTranslation();
  const names = useNames();
  const { plain, signed } = useMoney();
  const enter = useView(({ set }) => set);
  const choose = useBooksView((view) => view.choose);
  const keys = new Set(realms.map(({ key }) => key));
  const sheets = results.balances.filter(({ party }) => keys.has(party));
  if (sheets.length === 0)
    return <p className="ww-past-leaf ww-quiet">{t('openTurn:archive.noBalances')}</p>;
  return (
    <div className="ww-past-leaf">
      <DataTable
        className="ww-past-balances"
        rows={sheets}
        keyOf={({ party }) => party}
        columns={[
          {
            id: 'realm',
            label: t('openTurn:close.column.realm'),
            isHead: true,
            cell: ({ party }) => names.party(party),
          },
          {
            id: 'before',
            label: t('openTurn:close.column.before'),
            align: 'end',
            cell: ({ before }) => plain(before),
          },
          {
            id: 'change',
            label: t('openTurn:close.column.change'),
            align: 'end',
            cell: ({ before, after }) => signed(after.value - before),
          },
          {
            id: 'after',
            label: t('openTurn:close.column.after'),
            align: 'end',
            cell: ({ party, after }) => (
              <Figure
                explained={after}
                title={t('openTurn:close.treasuryOf', { party: names.party(party) })}
              />
            ),
          },
          {
            id: 'open',
            label: t('openTurn:archive.openBalance'),
            isLabelHidden: true,
            cell: ({ party }) => (
              <button
                type="button"
                className="ww-link"
                aria-label={t('openTurn:archive.openBalanceOf', { party: names.party(party) })}
                onClick={() => {
                  choose({ tab: 'balance', party, source: archived.turn });
                  enter({ screen: 'books' });
                }}
              >
                {t('openTurn:archive.openBalance')}
              </button>
            ),
          },
        ]}
      />
    </div>
  );
}
