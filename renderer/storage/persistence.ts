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
export const readPersistence = async (
  { storage }: Place = globalThis.navigator,
): Promise<Persistence> =>
  storage === undefined ? UNKNOWN : answerOf(storage, await attempt(() => storage.persisted()));

/** Asks the browser to keep the data and reports its answer. Never rejects. */
export const askPersistence = async (
  { storage }: Place = globalThis.navigator,
): Promise<Persistence> => {
  if (storage === undefined) return UNKNOWN;
  const before = await attempt(() => storage.persisted());
  return answerOf(storage, before === true || (await attempt(() => storage.persist())));
};

/** Free bytes below which there is little room, whatever the quota. */
const LITTLE_BYTES = 50 * 1024 * 1024;

/** Share of the quota below which there is little room, as far as that is not still plenty. */
const LITTLE_SHARE = 0.05;
const PLENTY_BYTES = 500 * 1024 * 1024;

/** Bytes that are free if they are few; null while there is room enough or the browser does not say. */
export const littleRoom = ({ used, quota }: Pick<Persistence, 'used' | 'quota'>): number | null => {
  if (used === null || quota === null) return null;
  const free = Math.max(0, quota - used);
  const isLittle = free < LITTLE_BYTES || (free < quota * LITTLE_SHARE && free < PLENTY_BYTES);
  return isLittle ? free : null;
};
