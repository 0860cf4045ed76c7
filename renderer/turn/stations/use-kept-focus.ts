import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus at a station: what had it may go with what it changed, then it passes to what `target` leads to.
 * @param place The station; nothing is done while the focus was elsewhere.
 */
export const useKeptFocus = (
  place: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
): void => {
  const wasHere = useRef(false);
  useEffect(() => {
    const note = ({ target: focused }: FocusEvent): void => {
      wasHere.current = focused instanceof Node && place.current?.contains(focused) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);
  // After every change of the station, as any can take away what had the focus.
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  });
};
