import { type KeyboardEvent, memo, type MouseEvent, type RefObject, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingMark, Icon, sideMarks, useSideOverflow } from '../../../kit/ui';
import { cursorAfter, tickedBetween, tickedWithout, useGridWindow } from './cursor';
import type { Line } from '../../../model/records/lines';
import type { Column } from '../../../model/records/register';
import type { OpenRegister } from './use-register';

/** A column that stands in the table, with its place among all columns of the register. */
interface Shown<Row> {
  readonly column: Column<Row>;
  readonly index: number;
}

/** Width of the columns for ticks and for objections, px. */
const NARROW = 34;

const trackOf = ([least, share]: readonly [number, number?]): string =>
  share === undefined ? `${String(least)}px` : `minmax(${String(least)}px, ${String(share)}fr)`;

const isRight = ({ kind }: { readonly kind: Column<never>['kind'] }): boolean =>
  kind === 'number' || kind === 'money' || kind === 'turn' || kind === 'year';

interface RowProps<Row> {
  readonly line: Line<Row>;
  readonly id: string;
  readonly index: number;
  readonly columns: readonly Shown<Row>[];
  readonly isOpen: boolean;
  readonly isTicked: boolean;
  readonly isFaded: boolean;
  readonly weight: 'forbidden' | 'unusual' | null;
}

/** Classes of a cell; the first column stays where the table scrolls sideways. */
const classOf = (column: { readonly kind: Column<never>['kind'] }, at: number): string =>
  `ww-register-cell${isRight(column) ? ' ww-right' : ''}${at === 0 ? ' ww-first' : ''}`;

const Cell = <Row,>({
  line,
  shown,
  at,
}: {
  readonly line: Line<Row>;
  readonly shown: Shown<Row>;
  readonly at: number;
}) => {
  const { column, index } = shown;
  const words = line.words[index] ?? '';
  return (
    <span
      role="gridcell"
      className={isRight(column) ? `${classOf(column, at)} ww-figures` : classOf(column, at)}
      title={words}
    >
      {column.Sign === undefined ? null : <column.Sign row={line.row} />}
      {column.Sign !== undefined ? (
        <span className="ww-register-words">{words}</span>
      ) : column.kind === 'flag' ? (
        line.values[index] === true ? (
          <>
            <Icon name="check" size={15} />
            <span className="ww-visually-hidden">{words}</span>
          </>
        ) : null
      ) : (
        words
      )}
    </span>
  );
};

const PlainRow = <Row,>({
  line,
  id,
  index,
  columns,
  isOpen,
  isTicked,
  isFaded,
  weight,
}: RowProps<Row>) => {
  const { t } = useTranslation();
  return (
    <div
      role="row"
      id={id}
      data-row={index}
      data-id={line.id}
      className="ww-register-row"
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      {...(isOpen ? { 'data-open': true } : {})}
      {...(isFaded ? { 'data-faded': true } : {})}
    >
      <span role="gridcell" className="ww-register-cell" data-tick>
        <span className="ww-checkbox-box" data-ticked={isTicked}>
          <Icon name="check" size={13} />
        </span>
      </span>
      <span role="gridcell" className="ww-register-cell">
        {weight === null ? null : (
          <FindingMark kind={weight === 'forbidden' ? 'REJECT' : 'WARN'} isBare>
            {t(`records:weight.${weight}`)}
          </FindingMark>
        )}
      </span>
      {columns.map((shown, at) => (
        <Cell key={shown.column.id} line={line} shown={shown} at={at} />
      ))}
    </div>
  );
};

// The memo preserves the type parameter of the row.
const GridRow = memo(PlainRow) as typeof PlainRow;

const Headings = <Row,>({
  open,
  columns,
}: {
  readonly open: OpenRegister<Row>;
  readonly columns: readonly Shown<Row>[];
}) => {
  const { t } = useTranslation();
  const { sort } = open.state.looking;
  return (
    <div role="rowgroup" className="ww-register-headings">
      <div role="row" aria-rowindex={1} className="ww-register-row">
        <span role="columnheader" className="ww-register-cell">
          <span className="ww-visually-hidden">{t('records:table.ticked')}</span>
        </span>
        <span role="columnheader" className="ww-register-cell">
          <span className="ww-visually-hidden">{t('app:common.objections')}</span>
        </span>
        {columns.map(({ column }, at) => {
          const isSorted = sort?.column === column.id;
          const isDescending = isSorted && sort.isDescending;
          return (
            <span
              key={column.id}
              role="columnheader"
              className={classOf(column, at)}
              aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
            >
              <button
                type="button"
                className="ww-register-sort"
                onClick={() =>
                  open.look({
                    sort: isDescending ? null : { column: column.id, isDescending: isSorted },
                  })
                }
              >
                {t(column.text)}
                {isSorted ? <Icon name={isDescending ? 'down' : 'up'} size={13} /> : null}
              </button>
            </span>
          );
        })}
      </div>
    </div>
  );
};

/** Moving by keys, ticking by keys. */
const useGridKeys = <Row,>(open: OpenRegister<Row>, cursor: number, onEnter: () => void) => {
  const { shown, state, change } = open;
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const goTo = (row: number, isExtending: boolean): void =>
    change({
      open: ids[row] ?? null,
      side: state.side === 'bulk' ? 'bulk' : 'record',
      ...(isExtending ? { ticked: tickedBetween(ids, state.ticked, cursor, row) } : {}),
    });
  const tick = (row: number): void => {
    const id = ids[row];
    if (id !== undefined) change({ ticked: tickedWithout(state.ticked, id) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const { key } = event;
    const isMod = event.ctrlKey || event.metaKey;
    const next = isMod || event.altKey ? undefined : cursorAfter(key, cursor, ids.length);
    if (next !== undefined) goTo(next, event.shiftKey);
    else if (key === ' ') tick(cursor);
    else if (key === 'Enter' && !isMod && cursor >= 0) onEnter();
    else if (isMod && key.toLowerCase() === 'a') change({ ticked: new Set(ids) });
    else if (key === 'Escape' && state.ticked.size > 0)
      change({ ticked: new Set(), side: 'record' });
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const row = Number(event.target.closest('[data-row]')?.getAttribute('data-row') ?? 'NaN');
    if (!Number.isInteger(row)) return;
    if (event.target.closest('[data-tick]') !== null || event.ctrlKey || event.metaKey) tick(row);
    else goTo(row, event.shiftKey);
  };
  return { onKeyDown, onClick };
};

/** The table of a register: sorted by its headings, moved through by arrows, ticked by Space or the boxes. */
export function RegisterTable<Row>({
  open,
  gridRef,
  onEnter,
}: {
  readonly open: OpenRegister<Row>;
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly onEnter: () => void;
}) {
  const { t } = useTranslation();
  const base = useId();
  const { register, shown, state, objections, place } = open;
  const columns = useMemo(
    () =>
      register.columns.flatMap((column, index) =>
        column.width === undefined ? [] : [{ column, index }],
      ),
    [register],
  );
  const cursor = shown.findIndex(({ id }) => id === state.open);
  const { style, ...more } = sideMarks(useSideOverflow(gridRef));
  const { rows, above, below } = useGridWindow(shown.length, cursor, gridRef);
  const { onKeyDown, onClick } = useGridKeys(open, cursor, onEnter);
  const tracks = [
    trackOf([NARROW]),
    trackOf([NARROW]),
    ...columns.map(({ column }) => trackOf(column.width ?? [0])),
  ];
  const least = columns.reduce((sum, { column }) => sum + (column.width?.[0] ?? 0), 2 * NARROW);
  const isDrawn = rows.includes(cursor);
  return (
    <div
      ref={gridRef}
      role="grid"
      tabIndex={0}
      className="ww-register-grid ww-side-scroll ww-first-stays ww-scroll"
      {...more}
      style={{
        ...style,
        ['--ww-register-tracks' as string]: tracks.join(' '),
        ['--ww-register-least' as string]: `${String(least)}px`,
      }}
      aria-label={t(register.title)}
      aria-multiselectable
      aria-rowcount={shown.length + 1}
      {...(isDrawn ? { 'aria-activedescendant': `${base}-${String(cursor)}` } : {})}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <Headings open={open} columns={columns} />
      <div role="rowgroup" style={{ paddingTop: above, paddingBottom: below }}>
        {rows.map((index) => {
          const line = shown[index];
          if (line === undefined) return null;
          const found = objections.get(line.id);
          return (
            <GridRow
              key={line.id}
              line={line}
              id={`${base}-${String(index)}`}
              index={index}
              columns={columns}
              isOpen={index === cursor}
              isTicked={state.ticked.has(line.id)}
              isFaded={register.isFaded?.(line.row, place) ?? false}
              weight={
                found === undefined
                  ? null
                  : found.some(({ weight }) => weight === 'forbidden')
                    ? 'forbidden'
                    : 'unusual'
              }
            />
          );
        })}
      </div>
    </div>
  );
}
