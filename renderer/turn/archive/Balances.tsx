import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { useBooksView } from '../../books/books-store';
import { useDesk } from '../../state/desk';
import { useNames } from '../decide/names';
import { Figure } from '../parts/Figure';
import type { PastRun } from './past-month';

/** The books of the month: old and new treasury of every realm, and the way to the whole sheet. */
export const Balances = ({ archived, realms, results }: PastRun) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain, signed } = figuresOf(useWords());
  const enter = useDesk(({ set }) => set);
  const choose = useBooksView((view) => view.choose);
  const keys = new Set(realms.map(({ key }) => key));
  const sheets = results.balances.filter(({ party }) => keys.has(party));
  if (sheets.length === 0)
    return <p className="ww-past-leaf ww-quiet">{t('desk:archive.noBalances')}</p>;
  return (
    <div className="ww-past-leaf">
      <table className="ww-table ww-past-balances">
        <thead>
          <tr>
            <th scope="col">{t('desk:close.column.realm')}</th>
            {(['before', 'change', 'after'] as const).map((column) => (
              <th key={column} scope="col" className="ww-right">
                {t(`desk:close.column.${column}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {sheets.map(({ party, before, after }) => {
            const name = names.party(party);
            return (
              <tr key={party}>
                <th scope="row">{name}</th>
                <td className="ww-right">{plain(before)}</td>
                <td className="ww-right">{signed(after.value - before)}</td>
                <td className="ww-right">
                  <Figure explained={after} title={t('desk:close.treasuryOf', { party: name })} />
                </td>
                <td>
                  <button
                    type="button"
                    className="ww-link"
                    aria-label={t('desk:archive.openBalanceOf', { party: name })}
                    onClick={() => {
                      choose({ leaf: 'balance', party, source: archived.turn });
                      enter({ room: 'books' });
                    }}
                  >
                    {t('desk:archive.openBalance')}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
