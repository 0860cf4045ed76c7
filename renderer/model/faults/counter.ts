import { createStore } from '../../kit/state/create-store';
import type { FaultStore } from '../storage';
import { faultNameOf } from './name';

/** What a counter of errors needs from outside. */
export interface CounterTools {
  readonly store: FaultStore;
  readonly campaign: () => string;
  readonly now: () => string;
  readonly isOurs: (address: string) => boolean;
}

/** Counts errors of the program. */
export interface FaultCounter {
  /** Counts an error; never rejects, and never stores its message. */
  readonly count: (error: unknown) => void;
  /** Resolves when everything counted so far is written, or has failed. */
  readonly settled: () => Promise<void>;
}

/** Milliseconds for which errors are gathered after one was written: one that comes with every frame is not written with each. */
const QUIET = 250;

/** A counter over a store. What cannot be written now is written with the next error. */
export function createFaultCounter(
  { store, campaign, now, isOurs }: CounterTools,
  quiet = QUIET,
): FaultCounter {
  const waiting = new Map<string, { campaign: string; name: string; times: number; at: string }>();
  let writing: Promise<void> | null = null;

  /** Writes what waits; false if that could not be. */
  const flush = async (): Promise<boolean> => {
    for (const [key, { campaign: id, name, times, at }] of Array.from(waiting)) {
      waiting.delete(key);
      try {
        await store.count(id, name, times, at);
      } catch {
        const later = waiting.get(key);
        waiting.set(key, { campaign: id, name, times: times + (later?.times ?? 0), at });
        return false;
      }
    }
    return true;
  };
  /** The first error is written at once: the page may be gone a moment later. */
  const write = async (): Promise<void> => {
    await Promise.resolve();
    while (waiting.size > 0) {
      if (!(await flush())) return;
      await new Promise((wake) => setTimeout(wake, quiet));
    }
  };
  const settled = async (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = null;
    });
    await writing;
  };
  return {
    count: (error) => {
      const [id, name, at] = [campaign(), faultNameOf(error, isOurs), now()];
      const key = `${id}\n${name}`;
      waiting.set(key, {
        campaign: id,
        name,
        times: (waiting.get(key)?.times ?? 0) + 1,
        at,
      });
      void settled();
    },
    settled,
  };
}

/** How many errors outside of a screen the GM has not been shown yet. */
export const useUncaughtErrors = createStore<{
  readonly count: number;
  readonly add: () => void;
  readonly clear: () => void;
}>((set) => ({
  count: 0,
  add: () => set(({ count }) => ({ count: count + 1 })),
  clear: () => set({ count: 0 }),
}));
