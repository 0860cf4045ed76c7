import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

/** Up to here everything is drawn: searching, printing and reading aloud then need no scrolling. */
export const DRAWN_WHOLE = 300;

/** The rows of a long table that are drawn, and the empty space above and below them in px. */
export interface RowWindow {
  readonly rows: readonly number[];
  readonly above: number;
  readonly below: number;
}

export interface RowWindowOptions {
  /** Height of headings that stay on top of what is scrolled, px. */
  readonly headings?: number;
  /** Tables of up to so many rows are drawn whole. */
  readonly drawnWhole?: number;
}

/**
 * Which rows of a table of even row height to draw; short tables are drawn whole. A new `target` is scrolled to, in a
 * table drawn whole by its mark `data-row`.
 */
export function useRowWindow(
  count: number,
  height: number,
  scroller: RefObject<HTMLElement | null>,
  target: number | null,
  { headings = 0, drawnWhole = DRAWN_WHOLE }: RowWindowOptions = {},
): RowWindow {
  const isWhole = count <= drawnWhole;
  const virtual = useVirtualizer({
    count,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    scrollPaddingStart: headings,
    overscan: 12,
  });
  useEffect(() => {
    if (target === null) return;
    if (!isWhole) virtual.scrollToIndex(target, { align: 'auto' });
    else
      scroller.current
        ?.querySelector(`[data-row="${String(target)}"]`)
        ?.scrollIntoView({ block: 'nearest' });
  }, [target, isWhole, virtual, scroller]);
  if (isWhole) {
    return { rows: Array.from({ length: count }, (_, index) => index), above: 0, below: 0 };
  }
  const items = virtual.getVirtualItems();
  return {
    rows: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
