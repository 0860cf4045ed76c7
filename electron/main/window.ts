import { join } from 'node:path';
import type { BrowserWindowConstructorOptions } from 'electron';

/**
 * The window: sandboxed, isolated, without Node, with nothing but the small API of the preload.
 * @param folder of preload.cjs
 * @param hasDevTools only in development, never in a packaged program
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
