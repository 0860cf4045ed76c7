import { failureOf } from './failure';

/** Whether the browser promises to retain the data, and how much disk space there is. */
export interface Persistence {
  /** `kept` = never cleared without asking; `asked` = by use only; `unknown` = the browser does not report it. */
  readonly state: 'kept' | 'asked' | 'unknown';
  /** Bytes in use and available; null if the browser does not report them. */
  readonly used: number | null;
  readonly quota: number | null;
}

/** The part of the browser that knows about disk space. */
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

/** Reports how the data is stored without asking for anything. Never rejects. */
export async function readPersistence(
  { storage }: Place = globalThis.navigator,
): Promise<Persistence> {
  return storage === undefined
    ? UNKNOWN
    : answerOf(storage, await attempt(() => storage.persisted()));
}

/** Asks the browser to retain the data and reports its answer. Never rejects. */
export async function askPersistence(
  { storage }: Place = globalThis.navigator,
): Promise<Persistence> {
  if (storage === undefined) return UNKNOWN;
  const before = await attempt(() => storage.persisted());
  return answerOf(storage, before === true || (await attempt(() => storage.persist())));
}

/** Free bytes below which disk space is low, whatever the quota. */
const LOW_BYTES = 50_000_000;

/** Share of the quota below which disk space is low, as far as that is not still plenty. */
const LOW_SHARE = 0.05;
const PLENTY_BYTES = 500_000_000;

/** Free bytes if they are few; null while there is enough or the browser does not report them. */
export function lowSpace({ used, quota }: Pick<Persistence, 'used' | 'quota'>): number | null {
  if (used === null || quota === null) return null;
  const free = Math.max(0, quota - used);
  const isLittle = free < LOW_BYTES || (free < quota * LOW_SHARE && free < PLENTY_BYTES);
  return isLittle ? free : null;
}

/** Name of the file that tests the free space; it never holds anything. */
const TRIAL = 'room';

/**
 * True if a file of so many bytes may be made, false if it would be too much; undefined where the browser has no such
 * files. Nothing is written: the file is given its length, unwritten, and deleted. Browsers that answer `estimate` with
 * a fixed figure, so as to hide how large the disk is, answer correctly here.
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

/** Upper bound of the free bytes if they are few; null while there is enough or it is unknown. Never rejects. */
export async function findLowSpace(
  { storage }: Place = globalThis.navigator,
): Promise<number | null> {
  if (storage === undefined) return null;
  const estimated = lowSpace(await readPersistence({ storage }));
  if (estimated !== null) return estimated;
  return (await attempt(() => mayHold(storage, LOW_BYTES))) === false ? LOW_BYTES : null;
}
