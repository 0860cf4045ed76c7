import { z } from 'zod';

/** Names of files that are backups or their checksums; all others in a folder belong to somebody else. */
export const BACKUP_FILE =
  /^[\p{L}\p{N}-]{1,160}_\d{4}-\d{2}-\d{2}_\d{6}_Zug-\d{1,9}_[0-9a-f]{8}\.wabenwart(?:\.sha256)?$/u;

/** Most bytes that cross at once. */
export const MAX_PIECE_BYTES = 8 * 1024 * 1024;

const folder = z.uuid();
const name = z.string().regex(BACKUP_FILE);
const piece = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.byteLength <= MAX_PIECE_BYTES,
);
const size = z.number().int().min(0);

/** Requests for the folder of backups. The page knows the folder by a ticket and files by the names of backups only. */
export const BACKUP_REQUESTS = {
  /** The folder of last time, one the GM chooses now, or the one beside his documents; null = none. */
  backupFolder: {
    channel: 'wabenwart:backup-folder',
    payload: z.strictObject({ how: z.enum(['remembered', 'choose', 'documents']) }),
    answer: z.strictObject({ folder, name: z.string() }).nullable(),
  },
  backupList: {
    channel: 'wabenwart:backup-list',
    payload: z.strictObject({ folder }),
    answer: z.array(z.strictObject({ name, size })),
  },
  backupOpen: {
    channel: 'wabenwart:backup-open',
    payload: z.strictObject({ folder, name }),
    answer: z.strictObject({ file: z.uuid() }),
  },
  backupWrite: {
    channel: 'wabenwart:backup-write',
    payload: z.strictObject({ file: z.uuid(), bytes: piece }),
    answer: z.null(),
  },
  backupClose: {
    channel: 'wabenwart:backup-close',
    payload: z.strictObject({ file: z.uuid(), isKept: z.boolean() }),
    answer: z.null(),
  },
  backupRead: {
    channel: 'wabenwart:backup-read',
    payload: z.strictObject({ folder, name, from: size, to: size }),
    answer: piece,
  },
  backupRemove: {
    channel: 'wabenwart:backup-remove',
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

/** Channel on which the shell notifies the page that its window is about to close. */
export const CLOSING_CHANNEL = 'wabenwart:closing';
