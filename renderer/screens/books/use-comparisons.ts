import { useEffect, useMemo, useState } from 'react';
import {
  type Campaign,
  correctedText,
  type PartyKey,
  type RuleSystem,
  type Settings,
  type SheetComparison,
  type World,
} from '../../../engine';

/** What is known of the sheet of a realm: no letter, not read yet, no list in it, or so many differences. */
export type RealmCheck =
  | { readonly kind: 'noLetter' | 'reading' | 'noSheet' }
  | { readonly kind: 'read'; readonly gaps: number };

/** A letter held against the books, with what it was held against. */
interface Read {
  readonly text: string;
  readonly comparison: SheetComparison | undefined;
}

interface Desk {
  readonly campaign: Pick<Campaign, 'world' | 'rulings' | 'sheets'>;
  readonly system: RuleSystem<World>;
  readonly settings: Settings;
}

/** True if a player's letter says anything of his books. */
export const hasSheet = (comparison: SheetComparison | undefined): boolean =>
  (comparison?.stated.length ?? 0) > 0;

const textsOf = (sheets: Campaign['sheets']): ReadonlyMap<PartyKey, string> =>
  new Map(Object.values(sheets).map((sheet) => [sheet.party, correctedText(sheet)]));

const checkOf = (text: string | undefined, read: Read | undefined): RealmCheck => {
  if (text === undefined) return { kind: 'noLetter' };
  if (read?.text !== text) return { kind: 'reading' };
  return hasSheet(read.comparison)
    ? { kind: 'read', gaps: read.comparison?.findings.length ?? 0 }
    : { kind: 'noSheet' };
};

/** Letters read against one state of the books. */
interface Reading {
  readonly basis: Omit<Desk, 'campaign'> & Pick<Campaign, 'world' | 'rulings'>;
  readonly letters: ReadonlyMap<PartyKey, Read>;
}

const NOTHING_READ: Reading['letters'] = new Map();

const readLetter = (
  text: string,
  party: PartyKey,
  { system, world, settings, rulings }: Reading['basis'],
): Read => ({
  text,
  comparison: system.parties.compare?.(text, party, world, settings, rulings),
});

/** The sheets of all realms held against the books: the one looked at at once, the others one after another. */
export const useComparisons = (
  { campaign: { world, rulings, sheets }, system, settings }: Desk,
  party: PartyKey,
): {
  readonly comparison: SheetComparison | undefined;
  readonly checkFor: (party: PartyKey) => RealmCheck;
} => {
  const basis = useMemo(
    () => ({ world, rulings, system, settings }),
    [world, rulings, system, settings],
  );
  const texts = useMemo(() => textsOf(sheets), [sheets]);
  const [reading, setReading] = useState<Reading>({ basis, letters: NOTHING_READ });
  const letters = reading.basis === basis ? reading.letters : NOTHING_READ;
  const text = texts.get(party);
  const own = useMemo(
    () => (text === undefined ? undefined : readLetter(text, party, basis)),
    [text, party, basis],
  );
  const next = [...texts].find(
    ([key, written]) => key !== party && letters.get(key)?.text !== written,
  );
  useEffect(() => {
    if (next === undefined) return undefined;
    const [key, written] = next;
    const pause = setTimeout(() => {
      const read = readLetter(written, key, basis);
      setReading({ basis, letters: new Map([...letters, [key, read]]) });
    });
    return () => clearTimeout(pause);
  });
  return {
    comparison: own?.comparison,
    checkFor: (key) => checkOf(texts.get(key), key === party ? own : letters.get(key)),
  };
};
