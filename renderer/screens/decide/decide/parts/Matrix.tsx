import { useTranslation } from 'react-i18next';
import type { EncounterTable } from '../../../../../engine';
import { useRule, useWords } from '../../../../kit/explain/react';
import { type DataColumn, DataTable } from '../../../../kit/ui';
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
      <DataTable
        label={title}
        rows={table.orders}
        keyOf={(a) => a}
        columns={[
          {
            id: 'corner',
            label: t('decide:encounter.corner'),
            isLabelHidden: true,
            isHead: true,
            cell: (a) => `K${a}`,
            mark: (a) => ({ title: t(`decide:order.${a}`) }),
          },
          ...table.orders.map((b): DataColumn<string> => ({
            id: b,
            label: `K${b}`,
            labelTitle: t(`decide:order.${b}`),
            cell: (a) => table.cells[a]?.[b],
            mark: (a) => ({
              title: words(`explain:encounter.${table.cells[a]?.[b] ?? ''}`),
              ...marks(a, b),
            }),
          })),
        ]}
      />
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
