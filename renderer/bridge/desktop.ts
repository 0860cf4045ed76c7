import type { DesktopApi } from '../../electron/ipc/contract';
import type { Bridge } from './bridge';

declare global {
  /** The door the desktop shell leaves open for the page; absent in a browser. */
  var wabenwart: DesktopApi | undefined;
}

/** The program in its desktop shell: file dialogues, atomic saving, PDF files, a menu. */
export const desktopBridge = (api: DesktopApi): Bridge => ({ kind: 'desktop', ...api });
