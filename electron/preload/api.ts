import {
  type Answer,
  type DesktopApi,
  isMenuCommand,
  MENU_CHANNEL,
  type Payload,
  type RequestName,
  REQUESTS,
} from '../ipc/contract';
import { CLOSING_CHANNEL } from '../ipc/backup-contract';

/** The part of Electron's `ipcRenderer` that is needed here. */
export interface Sender {
  invoke: (channel: string, payload: unknown) => Promise<unknown>;
  on: (channel: string, listener: (event: unknown, command: unknown) => void) => unknown;
  off: (channel: string, listener: (event: unknown, command: unknown) => void) => unknown;
}

/** Builds the page's only door to the shell: one function per request, nothing generic. */
export function createApi(sender: Sender): DesktopApi {
  const request =
    <Name extends RequestName>(name: Name) =>
    async (payload: Payload<Name>): Promise<Answer<Name>> =>
      REQUESTS[name].answer.parse(
        await sender.invoke(REQUESTS[name].channel, payload),
      ) as Answer<Name>;
  return {
    openFile: request('openFile'),
    openFiles: request('openFiles'),
    saveFile: request('saveFile'),
    chooseFolder: request('chooseFolder'),
    writeInFolder: request('writeInFolder'),
    printPdf: request('printPdf'),
    setLanguage: request('setLanguage'),
    streamOpen: request('streamOpen'),
    streamRead: request('streamRead'),
    streamCreate: request('streamCreate'),
    streamWrite: request('streamWrite'),
    streamClose: request('streamClose'),
    backupFolder: request('backupFolder'),
    backupList: request('backupList'),
    backupOpen: request('backupOpen'),
    backupWrite: request('backupWrite'),
    backupClose: request('backupClose'),
    backupRead: request('backupRead'),
    backupRemove: request('backupRemove'),
    readyToClose: request('readyToClose'),
    onMenu: (listener) => {
      const hear = (_event: unknown, command: unknown): void => {
        if (isMenuCommand(command)) listener(command);
      };
      sender.on(MENU_CHANNEL, hear);
      return () => void sender.off(MENU_CHANNEL, hear);
    },
    onClosing: (listener) => {
      const hear = (): void => listener();
      sender.on(CLOSING_CHANNEL, hear);
      return () => void sender.off(CLOSING_CHANNEL, hear);
    },
  };
}
