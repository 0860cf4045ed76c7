import { failureOf } from './failure';

/** Whether the browser promises to keep the data, and how much room there is. */
export interface Persistence {
  /** `kept` = never cleared without asking; `asked` = by use only; `unknown` = the browser does not say. */
  readonly state: 'kept' | 'asked' | 'unknown';
  /** Bytes in use and available; null if the browser does not say. */
  readonly used: number | null;
  readonly quota: number | null;
}

/** The part of the browser that knows about room. */
interface Place {
  readonly storage?: StorageManager;
}

const UNKNOWN: Persistence = { state: 'unknown', used: null, quota: null };

/** Calls a part of an interface that some browsers only half have; undefined where it is missing or refuses. */
const attempt = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await ask();
  } catch {
    return undefined;
  }
};

const answerOf = async (storage: StorageManager, isKept: boolean | undefined) => {
  const room = await attempt(() => storage.estimate());
  const state = isKept === undefined ? 'unknown' : isKept ? 'kept' : 'asked';
  return { state, used: room?.usage ?? null, quota: room?.quota ?? null } as const;
};

/** Reports how the data is kept without asking for anything. Never rejects. */
export async function readPersistence(
  { storage }: Place = globalThis.navigator,
): Promise<Persistence> {
  return storage === undefined
    ? UNKNOWN
    : answerOf(storage, await attempt(() => storage.persisted()));
}

/** Asks the browser to keep the data and reports its answer. Never rejects. */
export async function askPersistence(
  { storage }: Place = globalThis.navigator,
): Promise<Persistence> {
  if (storage === undefined) return UNKNOWN;
  const before = await attempt(() => storage.persisted());
  return answerOf(storage, before === true || (await attempt(() => storage.persist())));
}

/** Free bytes below which there is little room, whatever the quota. */
const LITTLE_BYTES = 50_000_000;

/** Share of the quota below which there is little room, as far as that is not still plenty. */
const LITTLE_SHARE = 0.05;
const PLENTY_BYTES = 500_000_000;

/** Bytes that are free if they are few; null while there is room enough or the browser does not say. */
export function littleRoom({ used, quota }: Pick<Persistence, 'used' | 'quota'>): number | null {
  if (used === null || quota === null) return null;
  const free = Math.max(0, quota - used);
  const isLittle = free < LITTLE_BYTES || (free < quota * LITTLE_SHARE && free < PLENTY_BYTES);
  return isLittle ? free : null;
}

/** Name of the file by which room is tried; it never holds anything. */
const TRIAL = 'room';

/**
 * True if a file of so many bytes may be made, false if it would be too much; undefined where the browser has no such
 * files. Nothing is written: the file is given its length, unwritten, and thrown away. Browsers that answer `estimate`
 * with a fixed figure, so as not to tell how large the disk is, tell the truth here.
 */
const mayHold = async (storage: StorageManager, bytes: number): Promise<boolean | undefined> => {
  const folder = await storage.getDirectory();
  const file = await folder.getFileHandle(TRIAL, { create: true });
  const stream = await file.createWritable();
  const answer = await stream.truncate(bytes).then(
    () => true,
    (error: unknown) => (failureOf(error) === 'quota' ? false : undefined),
  );
  await attempt(() => stream.abort());
  await attempt(() => folder.removeEntry(TRIAL));
  return answer;
};

/** Bytes that are free at most if they are few; null while there is room enough or nothing tells. Never rejects. */
export async function findLittleRoom(
  { storage }: Place = globalThis.navigator,
): Promise<number | null> {
  if (storage === undefined) return null;
  const told = littleRoom(await readPersistence({ storage }));
  if (told !== null) return told;
  return (await attempt(() => mayHold(storage, LITTLE_BYTES))) === false ? LITTLE_BYTES : null;
}
