import { useCallback, useEffect } from 'react';
import { create, type StateCreator } from 'zustand';
import type { Campaign, LetterReading, Settings, World } from '../../engine';
import { createStore } from '../state/create-store';
import { createReader, type LetterToRead, type Reader } from './reading';

/** What letters are read against; compared part by part. */
export interface ReadingBasis extends Pick<Campaign, 'id' | 'system'> {
  readonly world: World;
  readonly settings: Settings;
}

/** A letter as it was read, and against what. */
interface Kept {
  readonly basis: ReadingBasis;
  readonly reading: LetterReading;
}

/** The letters read so far, by campaign, party and text. */
export interface Readings {
  readonly kept: ReadonlyMap<string, Kept>;
  /** Has letters read that have not been read against this basis; against another one none is read any more. */
  readonly ask: (basis: ReadingBasis, letters: readonly LetterToRead[]) => void;
}

/** How many readings are kept, of whatever campaign; the oldest are forgotten. */
const KEPT = 500;

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

    const keep = (against: ReadingBasis, reading: LetterReading): void => {
      if (!isSame(against, basis)) return;
      const key = keyOf(against.id, reading);
      const others = [...get().kept].filter(([other]) => other !== key).slice(1 - KEPT);
      set({ kept: new Map([...others, [key, { basis: against, reading }]]) });
    };

    const readNext = async (against: ReadingBasis): Promise<void> => {
      if (next.size === 0) return;
      const batch = [...next].slice(-BATCH);
      current = new Set(batch.map(([key]) => key));
      for (const key of current) next.delete(key);
      const letters = batch.map(([, letter]) => letter);
      const { system, world, settings } = against;
      await reader.run({ system, world, settings, letters }, (reading) => keep(against, reading));
      if (against !== basis) return;
      current = new Set();
      void readNext(against);
    };

    return {
      kept: new Map(),
      ask: (asked, letters) => {
        if (!isSame(asked, basis)) {
          reader.cancel();
          current = new Set();
          next.clear();
          basis = asked;
        }
        const against = basis ?? asked;
        for (const letter of letters) {
          const key = keyOf(against.id, letter);
          const known = get().kept.get(key);
          const isRead = known !== undefined && isSame(known.basis, against);
          if (!isRead && !current.has(key)) next.set(key, letter);
        }
        if (current.size === 0) void readNext(against);
      },
    };
  };

/** A store of readings over a reader. */
export const createReadings = (reader: Reader) => create(readingsOver(reader));

const useStore = createStore(readingsOver(createReader()));

/** A letter as it was read last, against an older state of the world until it has been read anew; undefined = not yet. */
export type ReadingOf = (letter: LetterToRead) => LetterReading | undefined;

/** Keeps the readings of some letters up to date. The list is to stay the same object while it says the same. */
export const useReadings = (
  { id, system, world, settings }: ReadingBasis,
  letters: readonly LetterToRead[],
): ReadingOf => {
  const { kept, ask } = useStore();
  useEffect(
    () => ask({ id, system, world, settings }, letters),
    [ask, id, system, world, settings, letters],
  );
  return useCallback((letter) => kept.get(keyOf(id, letter))?.reading, [kept, id]);
};
