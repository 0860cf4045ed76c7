import type { Bridge } from './bridge';
import { browserBridge } from './browser';

export type { Bridge, FileKind, MenuCommand, OpenedFile } from './bridge';

/** The world outside this page. */
export const bridge: Bridge = browserBridge;
