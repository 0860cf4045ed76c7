import { useTranslation } from 'react-i18next';
import type { EncounterTable } from '../../../../engine';
import { useRule, useWords } from '../../../explain/react';
import './matrix.css';

export interface MatrixProps {
  readonly table: EncounterTable;
  /** Order of the first unit and of the second, as in the table. */
  readonly row: string;
  readonly column: string;
}

/** The whole table of encounters; row, column and cell of this one marked, and what the cell means. */
export const Matrix = ({ table, row, column }: MatrixProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const rule = useRule(table.clause);
  const cell = table.cells[row]?.[column];
  const marks = (a: string, b: string) => ({
    ...(a === row && b === column ? { 'data-cell': true, 'aria-current': true as const } : {}),
    ...((a === row) !== (b === column) ? { 'data-line': true } : {}),
  });
  const title = t('decide:encounter.matrix');
  return (
    <section className="ww-matrix" aria-label={title}>
      <h3 className="ww-head">{t('decide:encounter.title')}</h3>
      <table>
        <caption className="ww-visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="ww-visually-hidden">{t('decide:encounter.corner')}</span>
            </th>
            {table.orders.map((order) => (
              <th key={order} scope="col" title={t(`decide:order.${order}`)}>
                K{order}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.orders.map((a) => (
            <tr key={a}>
              <th scope="row" title={t(`decide:order.${a}`)}>
                K{a}
              </th>
              {table.orders.map((b) => (
                <td
                  key={b}
                  title={words(`explain:encounter.${table.cells[a]?.[b] ?? ''}`)}
                  {...marks(a, b)}
                >
                  {table.cells[a]?.[b]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {cell === undefined ? null : (
        <p className="ww-small">
          {t(`decide:order.${row}`)} – {t(`decide:order.${column}`)}:{' '}
          {words(`explain:encounter.${cell}`)} {rule.link}
        </p>
      )}
      {rule.text}
    </section>
  );
};
