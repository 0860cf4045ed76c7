import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Span } from '../../../../engine';
import { WordsEditor } from '../../../model/letters/WordsEditor';
import { ownKey } from '../../../kit/text/own-key';
import { type DataColumn, type Marks, SelectTable } from '../../../kit/ui';
import { FindingSummary } from './FindingSummary';
import type { Correcting } from '../../../model/turn/turn-view';
import type { LetterSegment } from '../../../model/turn/model/letter';
import {
  type OrderTable as Table,
  type OrderTableCell,
  type OrderTableRow,
  withoutBars,
} from '../../../model/turn/model/orders';

export interface OrderTableProps {
  readonly table: Table;
  readonly unit: number | null;
  readonly onChoose: (unit: number) => void;
  readonly writing: CellWriting;
}

/** Replacing the words of a cell. */
export interface CellWriting {
  /** The text as it is read. */
  readonly text: string;
  readonly correcting: Correcting | null;
  /** Begins to replace some words; absent = not allowed. */
  readonly onCorrect?: (span: Span) => void;
  readonly onReplace: (span: Span, words: string) => void;
  readonly onCancel: () => void;
}

/** Columns of figures, set to the right. */
const FIGURES = new Set(['size', 'leaders']);

const ROW_HEIGHT = 28;

const Marked = ({ segments }: { readonly segments: readonly LetterSegment[] }) =>
  segments.map(({ text, finding }, index) => {
    const part = { isFirst: index === 0, isLast: index === segments.length - 1 };
    const words = withoutBars(text, part);
    return finding === null ? (
      <span key={index}>{words}</span>
    ) : (
      <mark key={index} className="ww-mark" data-kind={finding.severity}>
        {words}
      </mark>
    );
  });

/** True if words of this cell are being replaced, or words that contain the whole of it. */
const isWritten = (cell: OrderTableCell, { correcting }: CellWriting): boolean =>
  correcting?.at === 'orders' &&
  cell.span !== null &&
  cell.span.start <= correcting.span.start &&
  correcting.span.end <= cell.span.end;

/** The words of a cell, or the input that replaces them. */
const Words = ({
  cell,
  writing,
}: {
  readonly cell: OrderTableCell;
  readonly writing: CellWriting;
}) => {
  const { correcting, onReplace, onCancel, text } = writing;
  if (correcting === null || !isWritten(cell, writing)) return <Marked segments={cell.segments} />;
  const { span, proposal } = correcting;
  return (
    <>
      {text.slice(cell.span?.start, span.start)}
      <WordsEditor
        words={text.slice(span.start, span.end)}
        proposal={proposal}
        onReplace={(next) => onReplace(span, next)}
        onCancel={onCancel}
      />
      {text.slice(span.end, cell.span?.end)}
    </>
  );
};

/** The cell at which the keys begin: the first with a finding in it, else the order, else the last one with text. */
const firstCell = ({ cells }: OrderTableRow): OrderTableCell | undefined =>
  cells.find(({ segments }) => segments.some(({ finding }) => finding !== null)) ??
  cells.find(({ column, span }) => column === 'order' && span !== null) ??
  cells.findLast(({ span }) => span !== null);

/** The orders as understood, one row each; arrow keys move through them. */
export function OrderTable({ table, unit, onChoose, writing }: OrderTableProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const chosen = table.rows.findIndex((row) => row.unit === unit);
  const [column, setColumn] = useState<string | null>(null);
  useEffect(() => {
    scroller.current
      ?.querySelector('[data-at-keys]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [column]);
  const backToRow = (): void =>
    scroller.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
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
  const actions: Readonly<Record<string, () => void>> = {
    ArrowRight: () => walkCells(1),
    ArrowLeft: () => walkCells(-1),
    F2: write,
  };
  const onKey = ({ key, target }: KeyboardEvent): boolean => {
    const action = target instanceof HTMLInputElement ? undefined : actions[key];
    action?.();
    return action !== undefined;
  };
  const own: CellWriting = {
    ...writing,
    onReplace: (span, words) => {
      writing.onReplace(span, words);
      backToRow();
    },
    onCancel: () => {
      writing.onCancel();
      backToRow();
    },
  };
  const cellOf = ({ cells }: OrderTableRow, id: string): OrderTableCell | undefined =>
    cells.find((one) => one.column === id);
  const markOf = (row: OrderTableRow, id: string): Marks => {
    const cell = cellOf(row, id);
    if (cell === undefined) return {};
    if (isWritten(cell, writing)) return { 'data-writing': true };
    const { original, segments } = cell;
    const { onCorrect } = writing;
    return {
      title:
        original === null
          ? segments.map(({ text }) => text).join('')
          : t('check:cell.instead', { words: original }),
      'data-hand': original !== null || undefined,
      'data-at-keys': (row.unit === unit && id === column) || undefined,
      ...(onCorrect === undefined ? {} : { onDoubleClick: () => onCorrect(cell.span ?? row.span) }),
    };
  };
  return (
    <SelectTable
      isFirst
      label={t('turn:side.orders')}
      className="ww-orders"
      scroller="ww-orders-scroll"
      scrollRef={scroller}
      rowHeight={ROW_HEIGHT}
      rows={table.rows}
      keyOf={({ index }) => index}
      chosen={chosen}
      onChoose={(row) => onChoose(row.unit)}
      onKey={onKey}
      columns={[
        ...table.columns.map((id): DataColumn<OrderTableRow> => ({
          id,
          label: t(ownKey('column', id, `turn:column.${id}`)),
          ...(FIGURES.has(id) ? { align: 'end' } : { className: 'ww-figures' }),
          cell: (row) => {
            const cell = cellOf(row, id);
            return cell === undefined ? null : <Words cell={cell} writing={own} />;
          },
          mark: (row) => markOf(row, id),
        })),
        {
          id: 'finding',
          label: t('turn:column.finding'),
          cell: ({ worst, isSettled, findings }) => (
            <FindingSummary worst={worst} isSettled={isSettled} count={findings.length} />
          ),
        },
      ]}
    />
  );
}
