import { type RefObject, useLayoutEffect, useState } from 'react';

/** What of a strip lies out of sight, and how wide it is in CSS pixels. */
export interface Overflow {
  readonly width: number;
  readonly isBefore: boolean;
  readonly isAfter: boolean;
}

const NOTHING: Overflow = { width: 0, isBefore: false, isAfter: false };

/** Watches a strip that scrolls sideways inside its parent; `onResize` is called when its room changes. */
export const useOverflow = (
  strip: RefObject<HTMLElement | null>,
  onResize: (strip: HTMLElement) => void,
): Overflow => {
  const [overflow, setOverflow] = useState(NOTHING);
  useLayoutEffect(() => {
    const element = strip.current;
    const room = element?.parentElement ?? null;
    if (element === null || room === null) return;
    const measure = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = {
        width: room.clientWidth,
        isBefore: scrollLeft > 1,
        isAfter: scrollLeft + clientWidth < scrollWidth - 1,
      };
      setOverflow((before) =>
        before.width === next.width &&
        before.isBefore === next.isBefore &&
        before.isAfter === next.isAfter
          ? before
          : next,
      );
    };
    const settle = (): void => {
      onResize(element);
      measure();
    };
    const observer = new ResizeObserver(settle);
    observer.observe(room);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    settle();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [strip, onResize]);
  return overflow;
};
