import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A wish for the menu of a place. */
export interface MenuRequest {
  readonly event: MouseEvent;
  /** True if the menu key asks, so that the selected place is meant and not the one under the pointer. */
  readonly isByKey: boolean;
  /** The element over which it is asked for, in the window. */
  readonly box: DOMRect;
}

/** Listens for the right button, Ctrl+click, a long press and the menu key over an element. */
export function useMenuRequest(
  over: RefObject<HTMLElement | null>,
  onRequest: (request: MenuRequest) => void,
): void {
  const latest = useRef(onRequest);
  useLayoutEffect(() => {
    latest.current = onRequest;
  });
  useEffect(() => {
    const element = over.current;
    if (element === null) return undefined;
    // Ctrl+click and a long press have the button of the menu key: what came before tells them apart.
    let isByKey = false;
    const stop = new AbortController();
    const listen = <Kind extends 'keydown' | 'pointerdown' | 'contextmenu'>(
      kind: Kind,
      handle: (event: HTMLElementEventMap[Kind]) => void,
    ): void => element.addEventListener(kind, handle, { signal: stop.signal, capture: true });
    listen('keydown', () => {
      isByKey = true;
    });
    listen('pointerdown', () => {
      isByKey = false;
    });
    listen('contextmenu', (event) =>
      latest.current({ event, isByKey, box: element.getBoundingClientRect() }),
    );
    return () => stop.abort();
  }, [over]);
}
