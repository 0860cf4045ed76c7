import { type KeyboardEvent, useEffect } from 'react';
import { DataTable, type DataTableProps } from './DataTable';

/** Rows that a key for a whole page moves by. */
const PAGE = 15;

/** The row a key leads to; undefined = the key is nobody's here. */
const rowAfter = (key: string, at: number, count: number): number | undefined => {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, next));
};

export interface SelectTableProps<Row> extends Omit<DataTableProps<Row>, 'target' | 'table'> {
  readonly label: string;
  readonly scroller: string;
  readonly scrollRef: NonNullable<DataTableProps<Row>['scrollRef']>;
  /** Place of the chosen row; negative = none is. */
  readonly chosen: number;
  readonly onChoose: (row: Row) => void;
  /** A click on the chosen row; rows that can be left are not chosen by the focus alone. */
  readonly onLeave?: () => void;
  /** Keys besides those that walk through the rows; answers true if it took the key. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** Takes the focus where nobody else has it. */
  readonly isFirst?: boolean;
  readonly role?: 'grid';
}

/**
 * A table of rows that are chosen by click, focus or keys: arrows, page keys, Home and End. One row is reached by
 * Tab; the focus goes with the chosen row.
 */
export function SelectTable<Row>({
  chosen,
  onChoose,
  onLeave,
  onKey,
  isFirst = false,
  role,
  mark,
  ...table
}: SelectTableProps<Row>) {
  const { rows, keyOf, scrollRef } = table;
  const row = rows[chosen];
  const key = row === undefined ? null : keyOf(row, chosen);
  /** Focuses the chosen row; where a long table has not drawn it yet, the table has the keys until it has. */
  const focus = (tries = 30): void => {
    const around = scrollRef.current;
    const drawn = around?.querySelector<HTMLElement>('tbody > [aria-selected="true"]');
    if (drawn != null || tries === 0) {
      drawn?.focus();
      return;
    }
    const whole = around?.querySelector('table');
    if (tries === 30) whole?.focus({ preventScroll: true });
    if (document.activeElement === whole) requestAnimationFrame(() => focus(tries - 1));
  };
  useEffect(() => {
    const { activeElement } = document;
    const isWithin = scrollRef.current?.contains(activeElement) === true;
    const isLost = isFirst && activeElement?.contains(scrollRef.current) === true;
    if (key !== null && (isWithin || isLost)) focus();
    // Only another row moves the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  const press = (event: KeyboardEvent): void => {
    if (onKey?.(event) !== true) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof HTMLInputElement) return;
      const next = rowAfter(event.key, chosen, rows.length);
      const one = next === undefined ? undefined : rows[next];
      if (one === undefined) return;
      onChoose(one);
    }
    event.preventDefault();
  };
  return (
    <DataTable
      {...table}
      target={chosen < 0 ? null : chosen}
      table={{ ...(role === undefined ? {} : { role }), tabIndex: -1, onKeyDown: press }}
      mark={(one, index) => ({
        'aria-selected': index === chosen,
        tabIndex: index === Math.max(chosen, 0) ? 0 : -1,
        onClick: () => {
          if (onLeave !== undefined && index === chosen) onLeave();
          else onChoose(one);
        },
        onFocus: ({ target, currentTarget }) => {
          if (onLeave === undefined && target === currentTarget && index !== chosen) onChoose(one);
        },
        ...mark?.(one, index),
      })}
    />
  );
}
