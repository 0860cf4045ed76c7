import { join } from 'node:path';
import type { BrowserWindowConstructorOptions, WebContents } from 'electron';
import { isOwnAddress } from './navigation';

/** The window: sandboxed, isolated, without Node, with nothing but the preload's small door. */
export const windowOptions = (folder: string): BrowserWindowConstructorOptions => ({
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
    webviewTag: false,
    webSecurity: true,
    spellcheck: false,
  },
});

/** Keeps a window at home: no foreign page, no second window, no download of its own, no permission it does not need. */
export const guardContents = (contents: WebContents): void => {
  contents.on('will-navigate', (event) => {
    if (!isOwnAddress(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.session.setPermissionRequestHandler((_contents, permission, decide) =>
    decide(permission === 'clipboard-sanitized-write' || permission === 'clipboard-read'),
  );
};
