import { desktopPlaces } from './backup-desktop';
import { directoryPlaces, type HandleShelf } from './backup-directory';
import type { BackupPlaces } from './backup-place';

export type { HandleShelf };

/** The ways to a folder for backups: those of the shell where there is one, otherwise those of the browser. */
export const backupPlaces = (shelf: HandleShelf): BackupPlaces =>
  globalThis.wabenwart === undefined ? directoryPlaces(shelf) : desktopPlaces(globalThis.wabenwart);

/**
 * Lets the shell wait for `finish` before it closes the window, whatever comes of it; returns how to stop. A browser does
 * not wait.
 */
export const onClosing = (finish: () => Promise<void>): (() => void) => {
  const api = globalThis.wabenwart;
  if (api === undefined) return () => undefined;
  const ready = (): void => void api.readyToClose({});
  return api.onClosing(() => void finish().then(ready, ready));
};
