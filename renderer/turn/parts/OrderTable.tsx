import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Span } from '../../../engine';
import { WordsEditor } from '../check/WordsEditor';
import { ownKey } from '../../text/own-key';
import { FindingMark } from '../../ui';
import type { Correcting } from '../desk-store';
import type { LetterSegment } from '../model/letter';
import type { OrderTable as Table, OrderTableCell, OrderTableRow } from '../model/orders';
import { useRowWindow } from './use-row-window';

export interface OrderTableProps {
  readonly table: Table;
  readonly unit: number | null;
  readonly onChoose: (unit: number) => void;
  readonly writing: CellWriting;
}

/** Writing over the words of a cell. */
export interface CellWriting {
  /** The text as it is read. */
  readonly text: string;
  readonly correcting: Correcting | null;
  /** Begins to write over some words; absent = nobody may. */
  readonly onCorrect?: (span: Span) => void;
  readonly onReplace: (span: Span, words: string) => void;
  readonly onCancel: () => void;
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
  if (row.isSettled) return <FindingMark kind="HAND">{t('check:cell.settled')}</FindingMark>;
  const more = row.findings.length - 1;
  return (
    <span className="ww-order-finding">
      <FindingMark kind={row.worst.severity}>
        {t(ownKey('short', row.worst.code, `turn:short.${row.worst.code}`), {
          defaultValue: t(`app:finding.${row.worst.severity}`),
        })}
      </FindingMark>
      <span className="ww-clause">{row.worst.clause.replace(/^[A-Z]+-/, '')}</span>
      {more > 0 ? <span className="ww-quiet ww-small">{`+${String(more)}`}</span> : null}
    </span>
  );
};

interface RowProps extends Pick<OrderTableProps, 'onChoose' | 'writing'> {
  readonly row: OrderTableRow;
  readonly isChosen: boolean;
  readonly isReachable: boolean;
  /** Column at which the keys are. */
  readonly column: string | null;
}

/** True if the GM writes over words of this cell, or over words that hold the whole of it. */
const isWritten = (cell: OrderTableCell, { correcting }: CellWriting): boolean =>
  correcting?.at === 'orders' &&
  cell.span !== null &&
  cell.span.start <= correcting.span.start &&
  correcting.span.end <= cell.span.end;

const Cell = ({
  cell,
  row,
  isAt,
  writing,
}: Pick<RowProps, 'row' | 'writing'> & {
  readonly cell: OrderTableCell;
  readonly isAt: boolean;
}) => {
  const { t } = useTranslation();
  const { column, segments, original } = cell;
  const { correcting, onCorrect, onReplace, onCancel, text } = writing;
  const words = segments.map((segment) => segment.text).join('');
  const begin = onCorrect === undefined ? undefined : () => onCorrect(cell.span ?? row.span);
  if (correcting !== null && isWritten(cell, writing)) {
    const { span, proposal } = correcting;
    return (
      <td data-column={column} data-writing>
        {text.slice(cell.span?.start, span.start)}
        <WordsEditor
          words={text.slice(span.start, span.end)}
          proposal={proposal}
          onReplace={(next) => onReplace(span, next)}
          onCancel={onCancel}
        />
        {text.slice(span.end, cell.span?.end)}
      </td>
    );
  }
  return (
    <td
      data-column={column}
      className={FIGURES.has(column) ? 'ww-right' : 'ww-figures'}
      title={original === null ? words : t('check:cell.instead', { words: original })}
      {...(original === null ? {} : { 'data-hand': true })}
      {...(isAt ? { 'data-at-keys': true } : {})}
      {...(begin === undefined ? {} : { onDoubleClick: begin })}
    >
      <Words segments={segments} />
    </td>
  );
};

const Row = ({ row, isChosen, isReachable, column, onChoose, writing }: RowProps) => (
  <tr
    aria-selected={isChosen}
    tabIndex={isReachable ? 0 : -1}
    data-order={row.index}
    onClick={() => onChoose(row.unit)}
    onFocus={(event) => {
      if (event.target === event.currentTarget) onChoose(row.unit);
    }}
  >
    {row.cells.map((cell) => (
      <Cell
        key={cell.column}
        cell={cell}
        row={row}
        isAt={isChosen && cell.column === column}
        writing={writing}
      />
    ))}
    <td data-column="finding">
      <Summary row={row} />
    </td>
  </tr>
);

/** The cell at which the keys begin: the first with a finding in it, else the order, else the last that says something. */
const firstCell = ({ cells }: OrderTableRow): OrderTableCell | undefined =>
  cells.find(({ segments }) => segments.some(({ finding }) => finding !== null)) ??
  cells.find(({ column, span }) => column === 'order' && span !== null) ??
  cells.findLast(({ span }) => span !== null);

const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) =>
  height <= 0 ? null : (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height, border: 0, padding: 0 }} />
    </tr>
  );

/** The orders as understood, one row each; arrow keys walk through them. */
export const OrderTable = ({ table, unit, onChoose, writing }: OrderTableProps) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const chosen = table.rows.findIndex((row) => row.unit === unit);
  const view = useRowWindow(table.rows.length, ROW_HEIGHT, scroller, chosen < 0 ? null : chosen);
  const [column, setColumn] = useState<string | null>(null);
  const focusRow = (index: number): void =>
    scroller.current
      ?.querySelector<HTMLElement>(`[data-order="${String(index)}"]`)
      ?.focus({ preventScroll: false });
  const walk = (step: 1 | -1): void => {
    const next = table.rows[chosen + step];
    if (next === undefined) return;
    onChoose(next.unit);
    focusRow(next.index);
  };
  const walkCells = (step: 1 | -1): void => {
    const cells = table.rows[chosen]?.cells ?? [];
    const at = cells.findIndex((cell) => cell.column === column);
    const next = cells[at < 0 ? (step === 1 ? 0 : cells.length - 1) : at + step];
    if (next !== undefined) setColumn(next.column);
  };
  const write = (): void => {
    const row = table.rows[chosen];
    const cell = row?.cells.find((one) => one.column === column) ?? (row && firstCell(row));
    if (row !== undefined && cell !== undefined) writing.onCorrect?.(cell.span ?? row.span);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    ArrowRight: () => walkCells(1),
    ArrowLeft: () => walkCells(-1),
    F2: write,
  };
  const onKey = (event: KeyboardEvent): void => {
    const act = event.target instanceof HTMLInputElement ? undefined : acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const backToRow: CellWriting = {
    ...writing,
    onReplace: (span, words) => {
      writing.onReplace(span, words);
      focusRow(chosen);
    },
    onCancel: () => {
      writing.onCancel();
      focusRow(chosen);
    },
  };
  const span = table.columns.length + 1;
  return (
    <div ref={scroller} className="ww-orders-scroll">
      <table className="ww-table ww-orders" onKeyDown={onKey} aria-rowcount={table.rows.length}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th
                key={column}
                data-column={column}
                className={FIGURES.has(column) ? 'ww-right' : ''}
              >
                {t(ownKey('column', column, `turn:column.${column}`))}
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
                column={column}
                onChoose={onChoose}
                writing={backToRow}
              />
            );
          })}
          <Spacer height={view.below} span={span} />
        </tbody>
      </table>
    </div>
  );
};
