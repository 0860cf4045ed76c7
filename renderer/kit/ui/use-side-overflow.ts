import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import './side-scroll.css';

/** What of a box that scrolls sideways is out of view; lengths in CSS pixels. */
export interface SideOverflow {
  readonly isBefore: boolean;
  readonly isAfter: boolean;
  /** Width of the parent. */
  readonly room: number;
  /** Width of the left border, and that of the scrollbar and the border at the right. */
  readonly border: number;
  readonly bar: number;
}

const NOTHING: SideOverflow = { isBefore: false, isAfter: false, room: 0, border: 0, bar: 0 };

const overflowOf = (box: HTMLElement): SideOverflow => {
  const { scrollLeft, scrollWidth, clientWidth, offsetWidth, clientLeft, parentElement } = box;
  return {
    isBefore: scrollLeft > 1,
    isAfter: scrollLeft + clientWidth < scrollWidth - 1,
    room: parentElement?.clientWidth ?? 0,
    border: clientLeft,
    bar: offsetWidth - clientWidth - clientLeft,
  };
};

const isSame = (a: SideOverflow, b: SideOverflow): boolean =>
  (Object.keys(a) as (keyof SideOverflow)[]).every((key) => a[key] === b[key]);

/**
 * Watches a box that scrolls sideways; `onResize` is called when it, its parent or its content changes its width. Where
 * lines reach out of the content, another `text` is measured as well.
 */
export function useSideOverflow(
  ref: RefObject<HTMLElement | null>,
  onResize?: (box: HTMLElement) => void,
  text = '',
): SideOverflow {
  const [overflow, setOverflow] = useState(NOTHING);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = (): void => {
      const next = overflowOf(box);
      setOverflow((before) => (isSame(before, next) ? before : next));
    };
    const settle = (): void => {
      onResize?.(box);
      measure();
    };
    const observer = new ResizeObserver(settle);
    for (const one of [box, box.parentElement, ...box.children])
      if (one !== null) observer.observe(one);
    box.addEventListener('scroll', measure, { passive: true });
    settle();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [ref, onResize, text]);
  return overflow;
}

/** Attributes with which a box of the class `ww-side-scroll` fades out where there is more to the side. */
export function sideMarks({ isBefore, isAfter, border, bar }: SideOverflow): {
  readonly 'data-more-before': true | undefined;
  readonly 'data-more-after': true | undefined;
  readonly style: CSSProperties;
} {
  return {
    'data-more-before': isBefore || undefined,
    'data-more-after': isAfter || undefined,
    style: {
      ['--ww-side-border' as string]: `${String(border)}px`,
      ['--ww-side-bar' as string]: `${String(bar)}px`,
    },
  };
}
