import { join } from 'node:path';
import type { BrowserWindowConstructorOptions } from 'electron';

/**
 * The window: sandboxed, isolated, without Node, with nothing but the preload's small door.
 * @param folder where preload.cjs lies
 * @param hasDevTools only where the program is worked on, never in a packaged one
 */
export function windowOptions(
  folder: string,
  hasDevTools: boolean,
): BrowserWindowConstructorOptions {
  return {
    width: 1440,
    height: 900,
    minWidth: 1024,
    minHeight: 680,
    show: false,
    backgroundColor: '#F2ECDF',
    webPreferences: {
      preload: join(folder, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      navigateOnDragDrop: false,
      plugins: false,
      spellcheck: false,
      devTools: hasDevTools,
    },
  };
}
