import type { RefObject } from 'react';
import { type RowWindow, useRowWindow } from '../../../kit/ui/use-row-window';

/** Height of a row and of the row of headings, px; `--ww-register-row` in register.css. */
export const ROW = 30;

/** Fewer than elsewhere: rows of a register have many cells. */
const DRAWN_WHOLE = 120;

/** Which rows of a grid are rendered; the one at `cursor` is scrolled into view when it changes. */
export function useGridWindow(
  count: number,
  cursor: number,
  scroller: RefObject<HTMLElement | null>,
): RowWindow {
  return useRowWindow(count, ROW, scroller, cursor < 0 ? null : cursor, {
    headings: ROW,
    drawnWhole: DRAWN_WHOLE,
  });
}

/** Rows by which Page up and Page down move. */
const PAGE = 15;

/** Where the cursor of a table goes by a key, among `count` rows; undefined for keys that do not move it. */
export function cursorAfter(key: string, cursor: number, count: number): number | undefined {
  const within = (row: number): number => Math.max(0, Math.min(count - 1, row));
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return within(cursor + 1);
    case 'ArrowUp':
      return within(cursor < 0 ? 0 : cursor - 1);
    case 'PageDown':
      return within(cursor + PAGE);
    case 'PageUp':
      return within(cursor - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Ids ticked after the cursor went from one row to another with Shift: both and all between. */
export function tickedBetween(
  ids: readonly string[],
  ticked: ReadonlySet<string>,
  from: number,
  to: number,
): ReadonlySet<string> {
  return new Set([
    ...ticked,
    ...ids.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1),
  ]);
}

/** Ids ticked after one of them was touched. */
export function tickedWithout(ticked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ticked.has(id)
    ? new Set([...ticked].filter((one) => one !== id))
    : new Set([...ticked, id]);
}
