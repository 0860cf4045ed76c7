import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, ipcMain, Menu, protocol } from 'electron';
import { chooseFolder, openFile, openFiles, saveFile } from '../files/dialogs';
import { createFolders } from '../files/folders';
import type { Language } from '../files/kinds';
import { MENU_CHANNEL } from '../ipc/contract';
import { handleRequests } from '../ipc/handle';
import { menuTemplate } from './menu';
import { isOwnAddress, SCHEME, START_PAGE } from './navigation';
import { printPdf } from './print';
import { answerFrom } from './protocol';
import { guardContents, windowOptions } from './window';

const folder = dirname(fileURLToPath(import.meta.url));

const showMenu = (window: BrowserWindow, language: Language): void => {
  const template = menuTemplate(language, (command) =>
    window.webContents.send(MENU_CHANNEL, command),
  );
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
};

const connect = (window: BrowserWindow): void => {
  let language: Language = app.getLocale().startsWith('de') ? 'de' : 'en';
  const folders = createFolders();
  showMenu(window, language);
  handleRequests(
    ipcMain,
    {
      openFile: (payload) => openFile(window, payload, language),
      openFiles: (payload) => openFiles(window, payload, language),
      saveFile: (payload) => saveFile(window, payload, language),
      chooseFolder: async () => {
        const path = await chooseFolder(window);
        return path === null ? null : folders.grant(path);
      },
      writeInFolder: (payload) => folders.write(payload).then(() => null),
      printPdf: (payload) => printPdf(window, payload, language),
      setLanguage: (payload) => {
        language = payload.language;
        showMenu(window, language);
        return Promise.resolve(null);
      },
    },
    isOwnAddress,
  );
};

const openWindow = async (): Promise<void> => {
  const window = new BrowserWindow(windowOptions(folder));
  connect(window);
  window.once('ready-to-show', () => window.show());
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  await window.loadURL(START_PAGE);
};

const start = async (): Promise<void> => {
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
  app.on('window-all-closed', () => app.quit());
  await app.whenReady();
  protocol.handle(SCHEME, answerFrom(join(folder, '..', 'renderer')));
  await openWindow();
};

if (app.requestSingleInstanceLock()) {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
  void start();
} else {
  app.quit();
}
