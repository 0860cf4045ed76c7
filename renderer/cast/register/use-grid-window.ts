import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

/** Height of a row and of the row of headings, px; `--ww-register-row` in register.css. */
export const ROW = 30;

/** Up to here every row is drawn, so that searching in the page and reading aloud need no scrolling. */
const DRAWN_WHOLE = 120;

export interface GridWindow {
  readonly rows: readonly number[];
  /** Empty space above and below the drawn rows, px. */
  readonly above: number;
  readonly below: number;
}

/** Which rows of a grid are drawn; the one at `cursor` is kept in sight when it changes. */
export const useGridWindow = (
  count: number,
  cursor: number,
  scroller: RefObject<HTMLElement | null>,
): GridWindow => {
  const isWhole = count <= DRAWN_WHOLE;
  const virtual = useVirtualizer({
    count,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    // The headings stay on top of what is scrolled.
    scrollPaddingStart: ROW,
    overscan: 14,
  });
  useEffect(() => {
    if (cursor < 0) return;
    if (!isWhole) virtual.scrollToIndex(cursor, { align: 'auto' });
    else
      scroller.current
        ?.querySelector(`[data-row="${String(cursor)}"]`)
        ?.scrollIntoView({ block: 'nearest' });
  }, [cursor, isWhole, virtual, scroller]);
  if (isWhole)
    return { rows: Array.from({ length: count }, (_, index) => index), above: 0, below: 0 };
  const items = virtual.getVirtualItems();
  return {
    rows: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
};
