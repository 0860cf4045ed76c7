import { useMemo } from 'react';
import {
  type Campaign,
  type Lattice,
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
import { keepingBooks } from './model/realms';
import { type RealmCheck, useComparisons } from './use-comparisons';

/** What the room of the books is about, worked out from the campaign, the last run and what the GM looks at. */
export interface BooksModel {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly system: RuleSystem<World>;
  readonly settings: Settings;
  /** Realms in the order of their names, the chosen one. */
  readonly parties: readonly Party[];
  readonly party: Party;
  /** The run of the open turn; null = there is none. */
  readonly proposal: Proposal<World> | null;
  /** True while the figures of the run are behind the letters and rulings. */
  readonly isStale: boolean;
  /** Something is covered: there are no books of the open turn, and later postings are missing. */
  readonly isCovered: boolean;
  /** The player's sheet held against the books. */
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
export const useBooksModel = (bound: Bound): BooksModel => {
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
};

/** The realms of a campaign and the one looked at; undefined if there is none, or the game is unknown. */
export const useRealms = (
  campaign: Campaign,
): Pick<Bound, 'system' | 'parties' | 'party'> | undefined => {
  const chosen = useBooksView(({ party }) => party);
  const { world } = campaign;
  const parties = useMemo(() => keepingBooks(world), [world]);
  const system = systems[campaign.system];
  const party = [chosen, ...partiesAtHand(campaign)]
    .map((wanted) => parties.find(({ key }) => key === wanted))
    .find((one) => one !== undefined);
  return system === undefined || party === undefined ? undefined : { system, parties, party };
};
