import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus at a station: what had it may go with what it changed, then it passes to what `target` leads to.
 * @param place The station; nothing is done while the focus was elsewhere, or after a click elsewhere.
 */
export function useRestoredFocus(
  place: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const note = ({ target: at }: Event): void => {
      wasHere.current = at instanceof Node && place.current?.contains(at) === true;
    };
    // A click on something that takes no focus leaves the station without a new focus.
    const events = ['focusin', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, note);
    return () => {
      for (const event of events) document.removeEventListener(event, note);
    };
  }, [place]);
  // After every change of the station, as any can take away what had the focus.
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  });
}
