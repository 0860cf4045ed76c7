import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Extent } from './camera';

/** The size of an element in CSS pixels, kept up to date. */
export function useExtent(box: RefObject<HTMLElement | null>): Extent {
  const [extent, setExtent] = useState<Extent>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setExtent((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return extent;
}
