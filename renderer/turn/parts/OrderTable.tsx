import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingMark } from '../../ui';
import type { LetterSegment } from '../model/letter';
import type { OrderTable as Table, OrderTableRow } from '../model/orders';
import { useRowWindow } from './use-row-window';

export interface OrderTableProps {
  readonly table: Table;
  readonly unit: number | null;
  readonly onChoose: (unit: number) => void;
}

/** Columns of figures, set to the right. */
const FIGURES = new Set(['size', 'leaders']);

const ROW_HEIGHT = 28;

const Words = ({ segments }: { readonly segments: readonly LetterSegment[] }) =>
  segments.map((segment, index) =>
    segment.finding === null ? (
      <span key={index}>{segment.text}</span>
    ) : (
      <mark key={index} className="ww-mark" data-kind={segment.finding.severity}>
        {segment.text}
      </mark>
    ),
  );

const Summary = ({ row }: { readonly row: OrderTableRow }) => {
  const { t } = useTranslation();
  if (row.worst === null) return <FindingMark kind="GOOD">{t('turn:orders.fine')}</FindingMark>;
  const more = row.findings.length - 1;
  return (
    <span className="ww-order-finding">
      <FindingMark kind={row.worst.severity}>
        {t(`turn:short.${row.worst.code}`, {
          defaultValue: t(`app:finding.${row.worst.severity}`),
        })}
      </FindingMark>
      <span className="ww-clause">{row.worst.clause.replace(/^[A-Z]+-/, '')}</span>
      {more > 0 ? <span className="ww-quiet ww-small">{`+${String(more)}`}</span> : null}
    </span>
  );
};

interface RowProps {
  readonly row: OrderTableRow;
  readonly isChosen: boolean;
  readonly isReachable: boolean;
  readonly onChoose: (unit: number) => void;
}

const Row = ({ row, isChosen, isReachable, onChoose }: RowProps) => (
  <tr
    aria-selected={isChosen}
    tabIndex={isReachable ? 0 : -1}
    data-order={row.index}
    onClick={() => onChoose(row.unit)}
    onFocus={() => onChoose(row.unit)}
  >
    {row.cells.map(({ column, segments }) => (
      <td
        key={column}
        data-column={column}
        className={FIGURES.has(column) ? 'ww-right' : 'ww-figures'}
        title={segments.map(({ text }) => text).join('')}
      >
        <Words segments={segments} />
      </td>
    ))}
    <td data-column="finding">
      <Summary row={row} />
    </td>
  </tr>
);

const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) =>
  height <= 0 ? null : (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height, border: 0, padding: 0 }} />
    </tr>
  );

/** The orders as understood, one row each; arrow keys walk through them. */
export const OrderTable = ({ table, unit, onChoose }: OrderTableProps) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const chosen = table.rows.findIndex((row) => row.unit === unit);
  const view = useRowWindow(table.rows.length, ROW_HEIGHT, scroller, chosen < 0 ? null : chosen);
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = table.rows[chosen + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onChoose(next.unit);
    scroller.current
      ?.querySelector<HTMLElement>(`[data-order="${String(next.index)}"]`)
      ?.focus({ preventScroll: false });
  };
  const span = table.columns.length + 1;
  return (
    <div ref={scroller} className="ww-orders-scroll">
      <table className="ww-table ww-orders" onKeyDown={walk} aria-rowcount={table.rows.length}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th
                key={column}
                data-column={column}
                className={FIGURES.has(column) ? 'ww-right' : ''}
              >
                {t(`turn:column.${column}`)}
              </th>
            ))}
            <th data-column="finding">{t('turn:column.finding')}</th>
          </tr>
        </thead>
        <tbody>
          <Spacer height={view.above} span={span} />
          {view.rows.map((index) => {
            const row = table.rows[index];
            return row === undefined ? null : (
              <Row
                key={row.index}
                row={row}
                isChosen={index === chosen}
                isReachable={index === (chosen < 0 ? 0 : chosen)}
                onChoose={onChoose}
              />
            );
          })}
          <Spacer height={view.below} span={span} />
        </tbody>
      </table>
    </div>
  );
};
