import { z } from 'zod';

/** Names of files that are backups or their checksums; all others in a folder belong to somebody else. */
export const BACKUP_FILE =
  /^[\p{L}\p{N}-]{1,160}_\d{4}-\d{2}-\d{2}_\d{6}_Zug-\d{1,9}_[0-9a-f]{8}\.wabenwart(?:\.sha256)?$/u;

/** Names of files that are parcels, none of which is a path, a stream or a device on any system. */
export const PARCEL_FILE =
  /^(?!(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *\.)[^./\\:*?"<>|\p{Cc}][^/\\:*?"<>|\p{Cc}]{0,200}\.wabenpaket$/iu;

/** What a folder the GM chose is for, and the names of the files in it that the page may use. */
export const PLACE_FILES = { backups: BACKUP_FILE, parcels: PARCEL_FILE } as const;
export type PlaceUse = keyof typeof PLACE_FILES;

/** Most bytes that cross at once. */
export const MAX_PIECE_BYTES = 8 * 1024 * 1024;

const folder = z.uuid();
const name = z.string().refine((file) => BACKUP_FILE.test(file) || PARCEL_FILE.test(file));
const piece = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.byteLength <= MAX_PIECE_BYTES,
);
const size = z.number().int().min(0);

/**
 * Requests for the folders of backups and of parcels. The page knows a folder by a ticket and files by the names of its
 * use only.
 */
export const PLACE_REQUESTS = {
  /** The folder of last time, one the GM chooses now, or (of backups) the one beside his documents; null = none. */
  placeFolder: {
    channel: 'wabenwart:place-folder',
    payload: z.union([
      z.strictObject({
        use: z.enum(['backups', 'parcels']),
        how: z.enum(['remembered', 'choose']),
      }),
      z.strictObject({ use: z.literal('backups'), how: z.literal('documents') }),
    ]),
    answer: z.strictObject({ folder, name: z.string() }).nullable(),
  },
  /** Files of the use; `modified` in milliseconds since 1970. */
  placeList: {
    channel: 'wabenwart:place-list',
    payload: z.strictObject({ folder }),
    answer: z.array(z.strictObject({ name, size, modified: z.number() })),
  },
  placeOpen: {
    channel: 'wabenwart:place-open',
    payload: z.strictObject({ folder, name }),
    answer: z.strictObject({ file: z.uuid() }),
  },
  placeWrite: {
    channel: 'wabenwart:place-write',
    payload: z.strictObject({ file: z.uuid(), bytes: piece }),
    answer: z.null(),
  },
  placeClose: {
    channel: 'wabenwart:place-close',
    payload: z.strictObject({ file: z.uuid(), isKept: z.boolean() }),
    answer: z.null(),
  },
  placeRead: {
    channel: 'wabenwart:place-read',
    payload: z
      .strictObject({ folder, name, from: size, to: size })
      .refine(({ from, to }) => from <= to && to - from <= MAX_PIECE_BYTES),
    answer: piece,
  },
  placeRemove: {
    channel: 'wabenwart:place-remove',
    payload: z.strictObject({ folder, name }),
    answer: z.null(),
  },
  /** The page has finished what it had to before the window closes. */
  readyToClose: {
    channel: 'wabenwart:ready-to-close',
    payload: z.strictObject({}),
    answer: z.null(),
  },
} as const;

/** Channel on which the shell notifies the page, with its ticket, that something changed in a folder of parcels. */
export const PLACE_CHANGED_CHANNEL = 'wabenwart:place-changed';

/** Channel on which the shell notifies the page that its window is about to close. */
export const CLOSING_CHANNEL = 'wabenwart:closing';
