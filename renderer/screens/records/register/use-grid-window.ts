import type { RefObject } from 'react';
import { type RowWindow, useRowWindow } from '../../../kit/ui/use-row-window';

/** Height of a row and of the row of headings, px; `--ww-register-row` in register.css. */
export const ROW = 30;

/** Fewer than elsewhere: rows of a register have many cells. */
const DRAWN_WHOLE = 120;

/** Which rows of a grid are drawn; the one at `cursor` is kept in sight when it changes. */
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
