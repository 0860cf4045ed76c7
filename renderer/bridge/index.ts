import type { Bridge } from './bridge';
import { browserBridge } from './browser';
import { desktopBridge } from './desktop';

export {
  BACKUP_FILE,
  type BackupPlace,
  type BackupPlaces,
  type PlacedFile,
  type PlaceFound,
} from './backup-place';
export { backupPlaces, onClosing, onHiding, type HandleShelf } from './backup-places';
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

/** The world outside this page: the desktop shell where there is one, otherwise the browser. */
export const bridge: Bridge =
  globalThis.wabenwart === undefined ? browserBridge : desktopBridge(globalThis.wabenwart);
