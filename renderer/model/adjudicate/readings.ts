import { useCallback, useEffect } from 'react';
import { create, type StateCreator } from 'zustand';
import type { Campaign, LetterReading, Settings, World } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { createReader, type LetterToRead, type Reader } from './reading';

/** What letters are read against; compared part by part. */
export interface ReadingBasis extends Pick<Campaign, 'id' | 'system'> {
  readonly world: World;
  readonly settings: Settings;
}

/** A letter as it was read, and against what. */
interface CachedRun {
  readonly basis: ReadingBasis;
  readonly reading: LetterReading;
}

/** The letters read so far, by campaign, party and text. */
export interface Readings {
  readonly kept: ReadonlyMap<string, CachedRun>;
  /** Letters that could not be read against the basis of now, not even by themselves. */
  readonly failed: ReadonlySet<string>;
  /** Has letters read that have not been read against this basis; against another one none is read any more. */
  readonly ask: (basis: ReadingBasis, letters: readonly LetterToRead[]) => void;
}

/** How many readings are kept, of whatever campaign, beside those asked for together; the oldest are forgotten. */
const CACHE_SIZE = 500;

/** How many letters are read at a time; those asked for last come first. */
const BATCH = 8;

const keyOf = (campaign: string, { party, text }: LetterToRead): string =>
  [campaign, party, text].join('\n');

const isSame = (a: ReadingBasis, b: ReadingBasis | null): boolean =>
  a.id === b?.id && a.system === b.system && a.world === b.world && a.settings === b.settings;

const readingsOver =
  (reader: Reader): StateCreator<Readings> =>
  (set, get) => {
    let basis: ReadingBasis | null = null;
    /** Letters being read, and those to be read next. */
    let current: ReadonlySet<string> = new Set();
    const next = new Map<string, LetterToRead>();
    /** Letters that were in a batch that failed: each is read by itself. */
    const doubtful = new Set<string>();
    let room = CACHE_SIZE;

    const keep = (against: ReadingBasis, reading: LetterReading): void => {
      if (!isSame(against, basis)) return;
      const key = keyOf(against.id, reading);
      const others = [...get().kept].filter(([other]) => other !== key).slice(1 - room);
      set({ kept: new Map([...others, [key, { basis: against, reading }]]) });
    };

    const isKept = (against: ReadingBasis, key: string): boolean => {
      const known = get().kept.get(key);
      return known !== undefined && isSame(known.basis, against);
    };

    /** What is missing of a batch that failed is read letter by letter; a letter that fails by itself is given up. */
    const tryAgain = (
      against: ReadingBasis,
      batch: readonly (readonly [string, LetterToRead])[],
    ): void => {
      const missing = batch.filter(([key]) => !isKept(against, key));
      if (batch.length === 1)
        set({ failed: new Set([...get().failed, ...missing.map(([key]) => key)]) });
      else
        for (const [key, letter] of missing) {
          doubtful.add(key);
          next.set(key, letter);
        }
    };

    const batchNext = (): readonly (readonly [string, LetterToRead])[] => {
      const batch = [...next].slice(-BATCH);
      const sound = batch.filter(([key]) => !doubtful.has(key));
      return sound.length === 0 ? batch.slice(-1) : sound;
    };

    const readNext = async (against: ReadingBasis): Promise<void> => {
      if (next.size === 0) return;
      const batch = batchNext();
      current = new Set(batch.map(([key]) => key));
      for (const key of current) next.delete(key);
      const letters = batch.map(([, letter]) => letter);
      const { system, world, settings } = against;
      const { kind } = await reader.run({ system, world, settings, letters }, (reading) =>
        keep(against, reading),
      );
      if (against !== basis) return;
      if (kind === 'failed') tryAgain(against, batch);
      current = new Set();
      void readNext(against);
    };

    return {
      kept: new Map(),
      failed: new Set(),
      ask: (asked, letters) => {
        if (!isSame(asked, basis)) {
          reader.cancel();
          current = new Set();
          next.clear();
          doubtful.clear();
          if (get().failed.size > 0) set({ failed: new Set() });
          basis = asked;
        }
        room = Math.max(room, CACHE_SIZE + letters.length);
        const against = basis ?? asked;
        for (const letter of letters) {
          const key = keyOf(against.id, letter);
          const isDone = isKept(against, key) || get().failed.has(key);
          if (!isDone && !current.has(key)) next.set(key, letter);
        }
        if (current.size === 0) void readNext(against);
      },
    };
  };

/** A store of readings over a reader. */
export function createReadings(reader: Reader) {
  return create(readingsOver(reader));
}

const useStore = createStore(readingsOver(createReader()));

/** A letter as it was read last, against an older state of the world until it has been read anew; undefined = not yet. */
export type ReadingOf = (letter: LetterToRead) => LetterReading | undefined;

/** Keeps the readings of some letters up to date. The list is to stay the same object while it says the same. */
export function useReadings(
  { id, system, world, settings }: ReadingBasis,
  letters: readonly LetterToRead[],
): ReadingOf {
  const { kept, ask } = useStore();
  useEffect(
    () => ask({ id, system, world, settings }, letters),
    [ask, id, system, world, settings, letters],
  );
  return useCallback((letter) => kept.get(keyOf(id, letter))?.reading, [kept, id]);
}

/** Which letters of a campaign could not be read. */
export function useUnreadable(campaign: string): (letter: LetterToRead) => boolean {
  const failed = useStore((readings) => readings.failed);
  return useCallback((letter) => failed.has(keyOf(campaign, letter)), [failed, campaign]);
}
