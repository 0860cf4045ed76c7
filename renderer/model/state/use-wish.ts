import { useCallback, useEffect, useRef } from 'react';

/**
 * Does what a key asks for as soon as it can be done: `fulfil` answers false while something it needs is still being
 * computed, and is called again after every change. The next key or click cancels the request.
 */
export function useWish<Wish>(fulfil: (wish: Wish) => boolean): (wish: Wish) => void {
  const waiting = useRef<{ readonly wish: Wish } | null>(null);
  const latest = useRef(fulfil);
  useEffect(() => {
    latest.current = fulfil;
    if (waiting.current !== null && fulfil(waiting.current.wish)) waiting.current = null;
  });
  useEffect(() => {
    const takeBack = (): void => {
      waiting.current = null;
    };
    // Before the key finds its command, which may be the next request.
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) globalThis.addEventListener(event, takeBack, true);
    return () => {
      for (const event of events) globalThis.removeEventListener(event, takeBack, true);
    };
  }, []);
  return useCallback((wish: Wish): void => {
    waiting.current = latest.current(wish) ? null : { wish };
  }, []);
}
