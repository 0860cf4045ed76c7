import { desktopPlaces } from './place-desktop';
import { directoryPlaces, type HandleShelf } from './place-directory';
import type { FilePlaces, PlaceUse } from './place';

export type { HandleShelf };

/** Access to a folder of one use: the shell's where there is one, otherwise the browser's. */
export function filePlaces(use: PlaceUse, shelf: HandleShelf): FilePlaces {
  return globalThis.wabenwart === undefined
    ? directoryPlaces(use, shelf)
    : desktopPlaces(use, globalThis.wabenwart);
}

/**
 * Runs when the window is hidden: not while it is being closed, since asynchronous work would not finish then. Returns
 * how to stop.
 */
export function onHiding(act: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isGoing = false;
  addEventListener('pagehide', () => (isGoing = true), { signal });
  addEventListener('pageshow', () => (isGoing = false), { signal });
  const look = (): void => {
    if (document.visibilityState === 'hidden' && !isGoing) act();
  };
  document.addEventListener('visibilitychange', look, { signal });
  return () => stop.abort();
}

/**
 * Lets the shell wait for `finish` before it closes the window, whatever its result; returns how to stop. A browser
 * does not wait.
 */
export function onClosing(finish: () => Promise<void>): () => void {
  const api = globalThis.wabenwart;
  if (api === undefined) return () => undefined;
  const ready = (): void => void api.readyToClose({});
  return api.onClosing(() => void finish().then(ready, ready));
}
