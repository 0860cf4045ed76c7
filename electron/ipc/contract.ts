import { z } from 'zod';
import { BACKUP_REQUESTS } from './backup-contract';

z.config({ jitless: true });

/** Kinds of files the program opens and saves. */
export const FILE_KINDS = [
  'campaign',
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
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Largest file that is read or written, in bytes. */
export const MAX_FILE_BYTES = 512 * 1024 * 1024;

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
  ...BACKUP_REQUESTS,
} as const;

export type RequestName = keyof typeof REQUESTS;
export type Payload<Name extends RequestName> = z.infer<(typeof REQUESTS)[Name]['payload']>;
export type Answer<Name extends RequestName> = z.infer<(typeof REQUESTS)[Name]['answer']>;

/** Channel on which the shell tells the page that a menu entry was chosen. */
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
export const isMenuCommand = (value: unknown): value is MenuCommand =>
  MENU_COMMANDS.some((command) => command === value);

/** What the page finds as `window.wabenwart` inside the shell, and nothing else. */
export type DesktopApi = {
  readonly [Name in RequestName]: (payload: Payload<Name>) => Promise<Answer<Name>>;
} & {
  /** Calls `listener` for every chosen menu entry; returns how to stop. */
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void;
  /** Calls `listener` when the window is about to close and waits for `readyToClose`; returns how to stop. */
  readonly onClosing: (listener: () => void) => () => void;
};
