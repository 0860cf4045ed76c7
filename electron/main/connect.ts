import { join } from 'node:path';
import { app, type BrowserWindow, ipcMain, Menu } from 'electron';
import {
  chooseFile,
  chooseFolder,
  choosePlace,
  openFile,
  openFiles,
  saveFile,
} from '../files/dialogs';
import { createFolders } from '../files/folders';
import type { Language } from '../files/kinds';
import { placeHandlers } from '../files/place-requests';
import { streamHandlers } from '../files/stream-requests';
import { isMainFrameOf } from '../ipc/asker';
import { MENU_CHANNEL } from '../ipc/contract';
import { CLOSING_CHANNEL, PLACE_CHANGED_CHANNEL } from '../ipc/place-contract';
import { handleRequests } from '../ipc/handle';
import { waitBeforeClosing } from './closing';
import { menuTemplate } from './menu';
import { isOwnAddress } from './navigation';
import { printPdf } from './print';

const showMenu = (window: BrowserWindow, language: Language): void => {
  const template = menuTemplate(language, (command) =>
    window.webContents.send(MENU_CHANNEL, command),
  );
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
};

/** Ends what belongs to a page when it goes: with its window, with its process, and when it is loaded again. */
const endWithPage = (window: BrowserWindow, end: () => void): void => {
  window.on('closed', end);
  window.webContents.on('render-process-gone', end);
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) end();
  });
};

/** Connects a window with the disk, the printer and the menu: every request of the contract, and no other. */
export function connect(window: BrowserWindow): void {
  let language: Language = app.getLocale().startsWith('de') ? 'de' : 'en';
  const folders = createFolders();
  showMenu(window, language);
  const memory = (name: string): string => join(app.getPath('userData'), name);
  const places = placeHandlers({
    memory: { backups: memory('backups.json'), parcels: memory('parcels.json') },
    documents: join(app.getPath('documents'), 'Wabenwart'),
    choose: (start) => chooseFolder(window, start),
    changed: (folder) => window.webContents.send(PLACE_CHANGED_CHANNEL, folder),
  });
  const readyToClose = waitBeforeClosing({
    on: (event, listener) => window.on(event, listener),
    close: () => window.close(),
    tell: () => window.webContents.send(CLOSING_CHANNEL),
  });
  const streams = streamHandlers({
    chooseFile: (kind) => chooseFile(window, kind, language),
    choosePlace: (wished) => choosePlace(window, wished, language),
  });
  endWithPage(window, () => {
    streams.endStreams();
    places.endPlaces();
  });
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
      ...streams.handlers,
      ...places.handlers,
      readyToClose: () => {
        readyToClose();
        return Promise.resolve(null);
      },
    },
    isMainFrameOf(window.webContents.id, isOwnAddress),
  );
}
