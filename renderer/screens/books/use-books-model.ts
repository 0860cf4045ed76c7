import { useEffect, useMemo, useState } from 'react';
import {
  type Campaign,
  correctedText,
  type Lattice,
  partiesInOrder,
  type Party,
  type PartyKey,
  type Proposal,
  type RuleSystem,
  type Settings,
  settingsAt,
  type SheetComparison,
  systems,
  type World,
} from '../../../engine';
import { useProposal } from '../../model/adjudicate';
import { partiesAtHand } from '../../model/state/at-hand';
import { useBooksView } from '../../model/books/books-store';
import { type Gap, gapsOf } from './model/gaps';

/** What is known of the sheet of a realm: no letter, not read yet, no list in it, or so many differences. */
export type RealmCheck =
  | { readonly kind: 'noLetter' | 'reading' | 'noSheet' }
  | { readonly kind: 'read'; readonly gaps: number };

/** A letter compared with the books, with what it was compared with. */
interface Read {
  readonly text: string;
  readonly comparison: SheetComparison | undefined;
}

interface ViewState {
  readonly campaign: Pick<Campaign, 'world' | 'rulings' | 'sheets'>;
  readonly system: RuleSystem<World>;
  readonly settings: Settings;
}

/** True if a player's letter contains anything of his books. */
export function hasSheet(comparison: SheetComparison | undefined): boolean {
  return (comparison?.stated.length ?? 0) > 0;
}

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
  readonly basis: Omit<ViewState, 'campaign'> & Pick<Campaign, 'world' | 'rulings'>;
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

/** The sheets of all realms compared with the books: the open one at once, the others one after another. */
const useComparisons = (
  { campaign: { world, rulings, sheets }, system, settings }: ViewState,
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

/** The parties that keep books: realms and organisations, and all others with units. */
const keepingBooks = ({ parties, units }: Pick<World, 'parties' | 'units'>): readonly Party[] => {
  const serving = new Set(Object.values(units).map(({ party }) => party));
  return partiesInOrder(parties).filter(({ kind, key }) => kind !== 'single' || serving.has(key));
};

/** The model of the books, derived from the campaign, the last run and the view state. */
export interface BooksModel {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly system: RuleSystem<World>;
  readonly settings: Settings;
  /** Realms in their order, the chosen one. */
  readonly parties: readonly Party[];
  readonly party: Party;
  /** The run of the open turn; null = there is none. */
  readonly proposal: Proposal<World> | null;
  /** True while the figures of the run are behind the letters and rulings. */
  readonly isStale: boolean;
  /** Something is covered: there are no books of the open turn, and later postings are missing. */
  readonly isCovered: boolean;
  /** The player's sheet compared with the books. */
  readonly comparison: SheetComparison | undefined;
  readonly gaps: readonly Gap[];
  readonly checkFor: (party: PartyKey) => RealmCheck;
}

interface Bound {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly system: RuleSystem<World>;
  readonly parties: readonly Party[];
  readonly party: Party;
}

/** The model for a realm that is there. */
export function useBooksModel(bound: Bound): BooksModel {
  const { campaign, system, party } = bound;
  const { settings, editions, world } = campaign;
  const { turn } = world.clock;
  const inForce = useMemo(
    () => settingsAt({ settings, editions }, turn),
    [settings, editions, turn],
  );
  const { proposal, stale, isCovered } = useProposal(campaign);
  const { comparison, checkFor } = useComparisons(
    { campaign, system, settings: inForce },
    party.key,
  );
  const gaps = useMemo(() => (comparison === undefined ? [] : gapsOf(comparison)), [comparison]);
  return {
    ...bound,
    settings: inForce,
    proposal,
    isStale: stale,
    isCovered,
    comparison,
    gaps,
    checkFor,
  };
}

/** The realms of a campaign and the one looked at; undefined if there is none, or the game is unknown. */
export function useRealms(
  campaign: Campaign,
): Pick<Bound, 'system' | 'parties' | 'party'> | undefined {
  const chosen = useBooksView(({ party }) => party);
  const { world } = campaign;
  const parties = useMemo(() => keepingBooks(world), [world]);
  const system = systems[campaign.system];
  const party = [chosen, ...partiesAtHand(campaign)]
    .map((wanted) => parties.find(({ key }) => key === wanted))
    .find((one) => one !== undefined);
  return system === undefined || party === undefined ? undefined : { system, parties, party };
}
