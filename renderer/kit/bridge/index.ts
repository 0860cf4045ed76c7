import type { Bridge } from './bridge';
import { browserBridge } from './browser';
import { desktopBridge } from './desktop';

export { BACKUP_FILE, type FilePlace, type PlacedFile, type PlaceFound } from './place';
export { onClosing, onHiding, filePlaces } from './places';
export type {
  Bridge,
  FileKind,
  FileWriter,
  MenuCommand,
  OpenedFile,
  OpenedSource,
  Outlet,
  OutletKind,
} from './bridge';

/** Access to the world outside a page: through the desktop shell where there is one, otherwise through the browser. */
export function bridgeThrough(door: typeof globalThis.wabenwart): Bridge {
  return door === undefined ? browserBridge : desktopBridge(door);
}

/** The world outside this page. */
export const bridge: Bridge = bridgeThrough(globalThis.wabenwart);
