import {
  type Answer,
  type DesktopApi,
  isMenuCommand,
  MENU_CHANNEL,
  type Payload,
  type RequestName,
  REQUESTS,
} from '../ipc/contract';
import { CLOSING_CHANNEL, PLACE_CHANGED_CHANNEL } from '../ipc/place-contract';

/** The part of Electron's `ipcRenderer` that is needed here. */
export interface Sender {
  invoke: (channel: string, payload: unknown) => Promise<unknown>;
  on: (channel: string, listener: (event: unknown, command: unknown) => void) => unknown;
  off: (channel: string, listener: (event: unknown, command: unknown) => void) => unknown;
}

/** Builds the page's only API of the shell: one function per request, nothing generic. */
export function createApi(sender: Sender): DesktopApi {
  const request =
    <Name extends RequestName>(name: Name) =>
    async (payload: Payload<Name>): Promise<Answer<Name>> =>
      REQUESTS[name].answer.parse(
        await sender.invoke(REQUESTS[name].channel, payload),
      ) as Answer<Name>;
  /** Calls `hear` with what comes on a channel; returns how to stop. */
  const listen = (channel: string, hear: (told: unknown) => void): (() => void) => {
    const told = (_event: unknown, what: unknown): void => hear(what);
    sender.on(channel, told);
    return () => void sender.off(channel, told);
  };
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
    placeFolder: request('placeFolder'),
    placeList: request('placeList'),
    placeOpen: request('placeOpen'),
    placeWrite: request('placeWrite'),
    placeClose: request('placeClose'),
    placeRead: request('placeRead'),
    placeRemove: request('placeRemove'),
    readyToClose: request('readyToClose'),
    onMenu: (listener) =>
      listen(MENU_CHANNEL, (command) => {
        if (isMenuCommand(command)) listener(command);
      }),
    onClosing: (listener) => listen(CLOSING_CHANNEL, () => listener()),
    onPlaceChanged: (listener) =>
      listen(PLACE_CHANGED_CHANNEL, (folder) => {
        if (typeof folder === 'string') listener(folder);
      }),
  };
}
