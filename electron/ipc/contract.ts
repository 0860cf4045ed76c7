import { z } from 'zod';
import { PLACE_REQUESTS } from './place-contract';

z.config({ jitless: true });

/** Kinds of files the program opens and saves. */
export const FILE_KINDS = [
  'campaign',
  'parcel',
  'orders',
  'mail',
  'any',
  'pdf',
  'text',
  'html',
  'picture',
  'world',
  'json',
  'geojson',
  'csv',
  'zip',
  'wxx',
  'svg',
  'png',
  'webm',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Largest file that is read or written, in bytes. */
export const MAX_FILE_BYTES = 512 * 1024 * 1024;

/** Most bytes of a stream that cross at once. */
export const MAX_RANGE_BYTES = 1024 * 1024;

/** Largest file that is read or written as a stream, in bytes. */
export const MAX_STREAM_BYTES = 4 * 1024 * 1024 * 1024;

const bytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.byteLength <= MAX_FILE_BYTES,
);
const fileName = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => !/[/\\:*?"<>|\0]/.test(name) && name !== '.' && name !== '..');

/** A name that is the same on every disk: no device of Windows, no dot or space at its end, no control character. */
const portableName = fileName.refine(
  (name) =>
    !/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name) &&
    !/[. ]$/.test(name) &&
    !/\p{Cc}/u.test(name),
);

/** Folders and a file name below a folder the GM chose. */
const pathBelow = z.array(portableName).min(1).max(3);

const chunk = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.byteLength <= MAX_RANGE_BYTES,
);
const offset = z.number().int().min(0).max(MAX_STREAM_BYTES);

/** Requests for files too large to cross whole. The page knows them by a ticket and never learns where they are. */
const STREAM_REQUESTS = {
  /** Lets the GM choose a file to be read; null = cancelled. */
  streamOpen: {
    channel: 'wabenwart:stream-open',
    payload: z.strictObject({ kind: z.enum(FILE_KINDS) }),
    answer: z.strictObject({ file: z.uuid(), name: z.string(), size: offset }).nullable(),
  },
  streamRead: {
    channel: 'wabenwart:stream-read',
    payload: z
      .strictObject({ file: z.uuid(), from: offset, to: offset })
      .refine(({ from, to }) => from <= to && to - from <= MAX_RANGE_BYTES),
    answer: chunk,
  },
  /** Lets the GM choose a place for a file to be written; null = cancelled. */
  streamCreate: {
    channel: 'wabenwart:stream-create',
    payload: z.strictObject({ kind: z.enum(FILE_KINDS), name: fileName }),
    answer: z.strictObject({ file: z.uuid() }).nullable(),
  },
  streamWrite: {
    channel: 'wabenwart:stream-write',
    payload: z.strictObject({ file: z.uuid(), bytes: chunk }),
    answer: z.null(),
  },
  /** Puts a written file in its place or throws it away; `path` is where it went, empty = nowhere. */
  streamClose: {
    channel: 'wabenwart:stream-close',
    payload: z.strictObject({ file: z.uuid(), isKept: z.boolean() }),
    answer: z.strictObject({ path: z.string() }),
  },
} as const;

/** Every request from the page to the shell: its channel, what it may carry, what it answers. */
export const REQUESTS = {
  openFile: {
    channel: 'wabenwart:open-file',
    payload: z.strictObject({ kind: z.enum(FILE_KINDS) }),
    answer: z.strictObject({ name: z.string(), bytes }).nullable(),
  },
  openFiles: {
    channel: 'wabenwart:open-files',
    payload: z.strictObject({ kind: z.enum(FILE_KINDS) }),
    answer: z.array(z.strictObject({ name: z.string(), bytes })),
  },
  saveFile: {
    channel: 'wabenwart:save-file',
    payload: z.strictObject({ kind: z.enum(FILE_KINDS), name: fileName, bytes }),
    answer: z.strictObject({ path: z.string() }).nullable(),
  },
  chooseFolder: {
    channel: 'wabenwart:choose-folder',
    payload: z.strictObject({}),
    answer: z.strictObject({ folder: z.uuid(), name: z.string() }).nullable(),
  },
  writeInFolder: {
    channel: 'wabenwart:write-in-folder',
    payload: z.strictObject({ folder: z.uuid(), path: pathBelow, bytes }),
    answer: z.null(),
  },
  printPdf: {
    channel: 'wabenwart:print-pdf',
    payload: z.strictObject({ name: fileName }),
    answer: z.strictObject({ path: z.string() }).nullable(),
  },
  setLanguage: {
    channel: 'wabenwart:set-language',
    payload: z.strictObject({ language: z.enum(['de', 'en']) }),
    answer: z.null(),
  },
  ...STREAM_REQUESTS,
  ...PLACE_REQUESTS,
} as const;

export type RequestName = keyof typeof REQUESTS;
export type Payload<Name extends RequestName> = z.infer<(typeof REQUESTS)[Name]['payload']>;
export type Answer<Name extends RequestName> = z.infer<(typeof REQUESTS)[Name]['answer']>;

/** Channel on which the shell notifies the page that a menu entry was chosen. */
export const MENU_CHANNEL = 'wabenwart:menu';

/** Menu entries the page carries out. */
export const MENU_COMMANDS = [
  'open',
  'export',
  'backups',
  'print',
  'undo',
  'redo',
  'palette',
  'shortcuts',
  'tour',
] as const;
export type MenuCommand = (typeof MENU_COMMANDS)[number];

/** True if `value` names a menu entry. */
export function isMenuCommand(value: unknown): value is MenuCommand {
  return MENU_COMMANDS.some((command) => command === value);
}

/** What the page finds as `window.wabenwart` inside the shell, and nothing else. */
export type DesktopApi = {
  readonly [Name in RequestName]: (payload: Payload<Name>) => Promise<Answer<Name>>;
} & {
  /** Calls `listener` for every chosen menu entry; returns how to stop. */
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void;
  /** Calls `listener` when the window is about to close and waits for `readyToClose`; returns how to stop. */
  readonly onClosing: (listener: () => void) => () => void;
  /** Calls `listener` with the ticket of a folder of parcels in which something changed; returns how to stop. */
  readonly onPlaceChanged: (listener: (folder: string) => void) => () => void;
};
