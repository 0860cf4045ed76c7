import { type HTMLAttributes, type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from './Icon';
import './table.css';
import { DRAWN_WHOLE, useRowWindow } from './use-row-window';
import { sideMarks, useSideOverflow } from './use-side-overflow';

/** Attributes of a row or a cell: its look (`data-…`), what it is, what happens on it. */
export type Marks = Readonly<
  Record<`data-${string}`, boolean | string | number | undefined> &
    Pick<
      HTMLAttributes<HTMLElement>,
      | 'id'
      | 'title'
      | 'tabIndex'
      | 'style'
      | 'aria-current'
      | 'aria-selected'
      | 'onClick'
      | 'onDoubleClick'
      | 'onFocus'
    >
>;

/** A column of a table: its heading, and its cell of a row. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly label: ReactNode;
  /** Labels for screen readers alone, over columns of signs and buttons. */
  readonly isLabelHidden?: boolean;
  /** The label in full. */
  readonly labelTitle?: string;
  /** One heading over neighbouring columns; where none of them has a label of its own it stands alone. */
  readonly group?: { readonly id: string; readonly label: ReactNode };
  /** Figures stand at the end of their column. */
  readonly align?: 'start' | 'end';
  /** What the row is about: its cell heads the row. */
  readonly isHead?: boolean;
  /** Long sentences break into lines. */
  readonly isWrapped?: boolean;
  readonly className?: string;
  /** Of a table with fixed columns. */
  readonly width?: string;
  readonly cell: (row: Row) => ReactNode;
  readonly mark?: (row: Row) => Marks;
  /** The figure rose or fell; absent = nothing to mark. */
  readonly changed?: (row: Row) => 'more' | 'less' | undefined;
  /** Sorts by the column; `direction` = as the rows are sorted now, null = not by this column. */
  readonly sort?: {
    readonly direction: 'ascending' | 'descending' | null;
    readonly onSort: () => void;
  };
  /** Stands at the foot of the column, such as a sum. */
  readonly foot?: ReactNode;
}

export interface DataTableProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Name of the table, or of the box in which it scrolls, where no heading names it. */
  readonly label?: string;
  /** Shows no headings: columns that explain themselves. `hidden` = screen readers still read them. */
  readonly isBare?: boolean | 'hidden';
  readonly className?: string;
  /** The table is in a box of this class, in which it scrolls; with a label the keys can scroll it. */
  readonly scroller?: string;
  readonly scrollRef?: RefObject<HTMLDivElement | null>;
  /** Height of a row in px: long tables are drawn only as far as they are in sight. */
  readonly rowHeight?: number;
  /** With a row height: tables of up to so many rows are drawn whole all the same; default: 300. */
  readonly drawnWhole?: number;
  /** Row of a long table that must be in sight. */
  readonly target?: number | null;
  /** Attributes of a row, such as `data-sum` for a sum among the rows. */
  readonly mark?: (row: Row, index: number) => Marks;
  /** A sentence in place of the rows where there are none. */
  readonly none?: string;
  /** Text about a row, right under it over the whole width. */
  readonly under?: (row: Row) => ReactNode;
  /** Attributes of the table itself. */
  readonly table?: Pick<HTMLAttributes<HTMLTableElement>, 'role' | 'tabIndex' | 'onKeyDown'>;
}

const classOf = <Row,>({ align, isWrapped, className }: DataColumn<Row>): string | undefined => {
  const look = align === 'end' ? 'ww-right' : isWrapped === true ? 'ww-wrap' : '';
  return `${look} ${className ?? ''}`.trim() || undefined;
};

function DataCell<Row>({ column, row }: { readonly column: DataColumn<Row>; readonly row: Row }) {
  const about = {
    className: classOf(column),
    'data-column': column.id,
    'data-changed': column.changed?.(row),
    ...column.mark?.(row),
    children: column.cell(row),
  };
  return column.isHead === true ? <th scope="row" {...about} /> : <td {...about} />;
}

const Label = <Row,>({
  column: { label, isLabelHidden = false, sort },
}: {
  readonly column: DataColumn<Row>;
}) => {
  if (isLabelHidden) return <span className="ww-visually-hidden">{label}</span>;
  if (sort === undefined) return label;
  const { direction, onSort } = sort;
  return (
    <button type="button" className="ww-sort ww-inline" onClick={onSort}>
      {label}
      {direction === null ? null : (
        <Icon name={direction === 'descending' ? 'down' : 'up'} size={12} />
      )}
    </button>
  );
};

/** Rows of headings: two where columns are grouped and have labels of their own. */
const headRows = <Row,>({
  columns,
  isBare,
}: Pick<DataTableProps<Row>, 'columns' | 'isBare'>): number => {
  if (isBare === true) return 0;
  return columns.some(({ group, label }) => group !== undefined && label !== '') ? 2 : 1;
};

/** The headings in one row, or in two where columns are grouped. */
const Heads = <Row,>({
  columns,
  isHidden,
}: Pick<DataTableProps<Row>, 'columns'> & { readonly isHidden: boolean }) => {
  const isGrouped = columns.some(({ group }) => group !== undefined);
  const isDouble = headRows({ columns }) === 2;
  const head = (column: DataColumn<Row>) =>
    column.label === '' ? (
      <td key={column.id} />
    ) : (
      <th
        key={column.id}
        scope="col"
        data-column={column.id}
        className={column.align === 'end' ? 'ww-right' : undefined}
        title={column.labelTitle}
        {...(isDouble && column.group === undefined ? { rowSpan: 2 } : {})}
        {...(column.width === undefined ? {} : { style: { width: column.width } })}
        aria-sort={column.sort?.direction ?? undefined}
      >
        <Label column={column} />
      </th>
    );
  const over = (column: DataColumn<Row>, index: number) => {
    const { group } = column;
    if (group === undefined) return head(column);
    if (columns[index - 1]?.group?.id === group.id) return null;
    const span = columns.filter((one) => one.group?.id === group.id).length;
    return (
      <th key={column.id} scope="colgroup" colSpan={span} className="ww-group">
        {group.label}
      </th>
    );
  };
  return (
    <thead className={isHidden ? 'ww-visually-hidden' : undefined}>
      <tr>{columns.map(isGrouped ? over : head)}</tr>
      {isDouble ? <tr>{columns.filter(({ group }) => group !== undefined).map(head)}</tr> : null}
    </thead>
  );
};

const Line = <Row,>({
  table,
  row,
  index,
}: {
  readonly table: DataTableProps<Row>;
  readonly row: Row;
  readonly index: number;
}) => {
  const { columns, mark, under, rowHeight } = table;
  const words = under?.(row) ?? null;
  return (
    <>
      <tr
        data-row={index}
        // Of a long table only a part is rendered: the index of the row among all.
        aria-rowindex={rowHeight === undefined ? undefined : headRows(table) + index + 1}
        {...mark?.(row, index)}
      >
        {columns.map((column) => (
          <DataCell key={column.id} column={column} row={row} />
        ))}
      </tr>
      {words === null ? null : (
        <tr className="ww-under">
          <td colSpan={columns.length}>{words}</td>
        </tr>
      )}
    </>
  );
};

/** Empty space in place of rows that are not in sight. */
const Space = ({ height, span }: { readonly height: number; readonly span: number }) =>
  height <= 0 ? null : (
    <tr aria-hidden="true" className="ww-space">
      <td colSpan={span} style={{ height }} />
    </tr>
  );

const RowsInSight = <Row,>({
  table,
  height,
  scroller,
}: {
  readonly table: DataTableProps<Row>;
  readonly height: number;
  readonly scroller: RefObject<HTMLElement | null>;
}) => {
  const { columns, rows, keyOf, target = null, drawnWhole = DRAWN_WHOLE } = table;
  const seen = useRowWindow(rows.length, height, scroller, target, {
    headings: height,
    drawnWhole,
  });
  return (
    <tbody>
      <Space height={seen.above} span={columns.length} />
      {seen.rows.map((index) => {
        const row = rows[index];
        return row === undefined ? null : (
          <Line key={keyOf(row, index)} table={table} row={row} index={index} />
        );
      })}
      <Space height={seen.below} span={columns.length} />
    </tbody>
  );
};

/** A read-only table, described by its columns; controls stand in its cells. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf, label, isBare = false, className = '', rowHeight, none } = props;
  const own = useRef<HTMLDivElement>(null);
  const { scroller, scrollRef = own } = props;
  const side = sideMarks(useSideOverflow(scrollRef));
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  const isReached = scroller !== undefined && props.table?.onKeyDown === undefined;
  const table = (
    <table
      className={`ww-table ${className}`.trim()}
      aria-label={isReached ? undefined : label}
      aria-rowcount={
        rowHeight === undefined ? undefined : headRows(props) + rows.length + (hasFoot ? 1 : 0)
      }
      {...props.table}
    >
      {isBare === true ? null : <Heads columns={columns} isHidden={isBare === 'hidden'} />}
      {rows.length === 0 && none !== undefined ? (
        <tbody>
          <tr>
            <td colSpan={columns.length} className="ww-quiet ww-wrap">
              {none}
            </td>
          </tr>
        </tbody>
      ) : rowHeight === undefined ? (
        <tbody>
          {rows.map((row, index) => (
            <Line key={keyOf(row, index)} table={props} row={row} index={index} />
          ))}
        </tbody>
      ) : (
        <RowsInSight table={props} height={rowHeight} scroller={scrollRef} />
      )}
      {!hasFoot ? null : (
        <tfoot>
          <tr data-sum>
            {columns.map((column) => (
              <td key={column.id} className={classOf(column)}>
                {column.foot}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
  return scroller === undefined ? (
    table
  ) : (
    <div
      ref={scrollRef}
      className={`ww-table-scroll ww-side-scroll ww-first-stays ${scroller}`}
      {...side}
      {...(isReached && label !== undefined
        ? { tabIndex: 0, role: 'region', 'aria-label': label }
        : {})}
    >
      {table}
    </div>
  );
}
