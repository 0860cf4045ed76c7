import { type RefObject, useEffect, useRef } from 'react';

/**
 * On arriving at a station the focus goes into it, so that its keys work at once whichever button led there. Put the
 * reference on an element with `tabIndex={-1}`.
 */
export function useArrivalFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const { current } = place;
    if (current !== null && !current.contains(document.activeElement)) {
      current.focus({ preventScroll: true });
    }
  }, []);
  return place;
}
