/** Whether the browser promises to keep the data, and how much room there is. */
export interface Persistence {
  /** `kept` = never cleared without asking; `granted` by use only; `unknown` = the browser does not say. */
  readonly state: 'kept' | 'asked' | 'unknown';
  /** Bytes in use and available; null if the browser does not say. */
  readonly used: number | null;
  readonly quota: number | null;
}

/** Asks the browser to keep the data and reports its answer. */
export const askPersistence = async (
  { storage }: { readonly storage?: StorageManager } = globalThis.navigator,
): Promise<Persistence> => {
  if (storage === undefined) return { state: 'unknown', used: null, quota: null };
  const kept = (await storage.persisted()) || (await storage.persist());
  const { usage, quota } = await storage.estimate();
  return { state: kept ? 'kept' : 'asked', used: usage ?? null, quota: quota ?? null };
};
