import { desktopPlaces } from './backup-desktop';
import { directoryPlaces, type HandleShelf } from './backup-directory';
import type { BackupPlaces } from './backup-place';

export type { HandleShelf };

/** The ways to a folder for backups: those of the shell where there is one, otherwise those of the browser. */
export function backupPlaces(shelf: HandleShelf): BackupPlaces {
  return globalThis.wabenwart === undefined
    ? directoryPlaces(shelf)
    : desktopPlaces(globalThis.wabenwart);
}

/**
 * Does something when the window goes out of sight and stays: not while it is being closed, for then nothing that takes
 * time comes to its end. Returns how to stop.
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
 * Lets the shell wait for `finish` before it closes the window, whatever comes of it; returns how to stop. A browser does
 * not wait.
 */
export function onClosing(finish: () => Promise<void>): () => void {
  const api = globalThis.wabenwart;
  if (api === undefined) return () => undefined;
  const ready = (): void => void api.readyToClose({});
  return api.onClosing(() => void finish().then(ready, ready));
}
