import type { ReactNode } from 'react';

/** A column of a table: what stands over it, and what of a row stands in it. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly label: ReactNode;
  /** Words for the ear alone, over columns of signs and acts. */
  readonly isLabelHidden?: boolean;
  /** Figures stand at the end of their column. */
  readonly align?: 'start' | 'end';
  /** What the row is about: its cell heads the row. */
  readonly isHead?: boolean;
  /** Long sentences break into lines. */
  readonly isWrapped?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The figure rose or fell; absent = nothing to mark. */
  readonly changed?: (row: Row) => 'more' | 'less' | undefined;
}

export interface DataTableProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Name of the table, where no heading tells it. */
  readonly label?: string;
  /** Shows no headings: two columns that explain themselves. */
  readonly isBare?: boolean;
  readonly className?: string;
  /** Attributes of a row for its look, such as `data-over`. */
  readonly mark?: (row: Row) => Readonly<Record<`data-${string}`, boolean | string>>;
  /** Rows after the others, such as a sum. */
  readonly children?: ReactNode;
}

const classOf = <Row,>({ align, isWrapped }: DataColumn<Row>): string | undefined =>
  align === 'end' ? 'ww-right' : isWrapped === true ? 'ww-wrap' : undefined;

function DataCell<Row>({ column, row }: { readonly column: DataColumn<Row>; readonly row: Row }) {
  const content = column.cell(row);
  const className = classOf(column);
  return column.isHead === true ? (
    <th scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td className={className} data-changed={column.changed?.(row)}>
      {content}
    </td>
  );
}

/** A table to read, out of its columns; what acts in it are the controls in its cells. */
export function DataTable<Row>({
  columns,
  rows,
  keyOf,
  label,
  isBare = false,
  className = '',
  mark,
  children,
}: DataTableProps<Row>) {
  return (
    <table className={`ww-table ${className}`.trim()} aria-label={label}>
      {isBare ? null : (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf({ ...column, isWrapped: false })}>
                {column.isLabelHidden === true ? (
                  <span className="ww-visually-hidden">{column.label}</span>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} {...mark?.(row)}>
            {columns.map((column) => (
              <DataCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
