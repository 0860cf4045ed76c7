import { join } from 'node:path';
import { app, type BrowserWindow, ipcMain, Menu, type PrintToPDFOptions } from 'electron';
import { backupHandlers } from '../files/backup-requests';
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
import { streamHandlers } from '../files/stream-requests';
import { handleRequests, isMainFrameOf } from '../ipc/handle';
import { type Answer, MENU_CHANNEL, type Payload } from '../ipc/contract';
import { CLOSING_CHANNEL } from '../ipc/backup-contract';
import { menuTemplate } from './menu';
import { isOwnAddress } from './navigation';

/** The part of a window that closing it needs. */
interface ClosingWindow {
  readonly on: (
    event: 'close',
    listener: (event: { readonly preventDefault: () => void }) => void,
  ) => unknown;
  readonly close: () => void;
  /** Tells the page that its window is about to close. */
  readonly tell: () => void;
}

/** Longest wait for the page, in milliseconds. */
export const CLOSING_LIMIT = 20_000;

/** Time after which a window that did not close counts as open again, in milliseconds. */
const AGAIN = 1000;

/**
 * Gives the page time to finish its backup before its window closes, but not for ever, and not when the GM asks a second
 * time. Returns what to call when the page is ready.
 */
export const waitBeforeClosing = (window: ClosingWindow, limit = CLOSING_LIMIT): (() => void) => {
  let state: 'open' | 'waiting' | 'ready' = 'open';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ready = (): void => {
    if (state !== 'waiting') return;
    state = 'ready';
    clearTimeout(timer);
    window.close();
    // A page that stays, because it holds steps that are not on the disk, is asked again next time.
    setTimeout(() => {
      state = 'open';
    }, AGAIN);
  };
  window.on('close', (event) => {
    if (state === 'ready') return;
    if (state === 'waiting') {
      clearTimeout(timer);
      state = 'open';
      return;
    }
    event.preventDefault();
    state = 'waiting';
    timer = setTimeout(ready, limit);
    window.tell();
  });
  return ready;
};

/** Paper size and margins come from the page's own `@page` rule, so that paper equals preview. */
const PDF_OPTIONS: PrintToPDFOptions = {
  preferCSSPageSize: true,
  printBackground: true,
  margins: { top: 0, bottom: 0, left: 0, right: 0 },
};

/** Prints the window's print view to a PDF file the GM names. */
const printPdf = async (
  window: BrowserWindow,
  { name }: Payload<'printPdf'>,
  language: Language,
): Promise<Answer<'printPdf'>> => {
  const bytes = new Uint8Array(await window.webContents.printToPDF(PDF_OPTIONS));
  return saveFile(window, { kind: 'pdf', name, bytes }, language);
};

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
export const connect = (window: BrowserWindow): void => {
  let language: Language = app.getLocale().startsWith('de') ? 'de' : 'en';
  const folders = createFolders();
  showMenu(window, language);
  const backups = backupHandlers({
    memory: join(app.getPath('userData'), 'backups.json'),
    documents: join(app.getPath('documents'), 'Wabenwart'),
    choose: (start) => chooseFolder(window, start),
    readyToClose: waitBeforeClosing({
      on: (event, listener) => window.on(event, listener),
      close: () => window.close(),
      tell: () => window.webContents.send(CLOSING_CHANNEL),
    }),
  });
  const streams = streamHandlers({
    chooseFile: (kind) => chooseFile(window, kind, language),
    choosePlace: (wished) => choosePlace(window, wished, language),
  });
  endWithPage(window, streams.endStreams);
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
      ...backups,
    },
    isMainFrameOf(window.webContents.id, isOwnAddress),
  );
};
