import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { DRAWN_WHOLE } from './VirtualRows';

/** The rows of a long table that are drawn, and the empty space above and below them in px. */
export interface RowWindow {
  readonly rows: readonly number[];
  readonly above: number;
  readonly below: number;
}

/** Which rows of a table of even row height to draw; short tables are drawn whole. A new `target` is scrolled to. */
export const useRowWindow = (
  count: number,
  height: number,
  scroller: RefObject<HTMLElement | null>,
  target: number | null,
): RowWindow => {
  const isWhole = count <= DRAWN_WHOLE;
  const virtual = useVirtualizer({
    count,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
  });
  useEffect(() => {
    if (target !== null && !isWhole) virtual.scrollToIndex(target, { align: 'auto' });
  }, [target, isWhole, virtual]);
  if (isWhole) {
    return { rows: Array.from({ length: count }, (_, index) => index), above: 0, below: 0 };
  }
  const items = virtual.getVirtualItems();
  return {
    rows: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
};
