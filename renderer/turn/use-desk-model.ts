import { useMemo } from 'react';
import {
  type Campaign,
  type Finding,
  type Lattice,
  type March,
  type OrderSheet,
  type Party,
  type Proposal,
  type Question,
  type ReceivedSheet,
  type RuleSystem,
  type Settings,
  settingsAt,
  systems,
  type TurnEvent,
  type World,
} from '../../engine';
import { type Proposed, useProposal } from '../adjudicate';
import { partiesAtHand } from '../state/at-hand';
import { inOrderOfTime } from './model/events';
import { findingKey, findingsFor, letterMarks } from './model/findings';
import { cutLetter, type Letter } from './model/letter';
import { type OrderTable, orderTable } from './model/orders';
import { likelyOwner, type LikelyOwner } from './model/owner';
import {
  openQuestions,
  orderingParties,
  partiesOf,
  type RealmState,
  realmStates,
  waitedFor,
} from './model/realms';
import { useTurnDesk } from './desk-store';

/** A received sheet as read and checked. */
export interface ReadSheet {
  readonly received: ReceivedSheet;
  readonly sheet: OrderSheet<unknown>;
  readonly checked: readonly Finding[];
  /** The other realm the letter seems to come from. */
  readonly owner: LikelyOwner | null;
}

/** Everything the turn desk shows, worked out from the campaign, the last run and what the GM looks at. */
export interface DeskModel {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly system: RuleSystem<World>;
  /** Settings and house rules in force. */
  readonly settings: Settings;
  readonly proposed: Proposed;
  readonly realms: readonly RealmState[];
  readonly waitedFor: readonly string[];
  readonly party: Party;
  readonly reading: ReadSheet | null;
  readonly findings: readonly Finding[];
  /** Place of the finding that stands out. */
  readonly finding: number | null;
  readonly letter: Letter | null;
  readonly table: OrderTable | null;
  /** Marches of the party. */
  readonly marches: readonly March[];
  readonly unit: number | null;
  readonly march: March | null;
  /** What happens to the party in this turn, in the order of the clock. */
  readonly events: readonly TurnEvent[];
  /** Open questions, those of the party first. */
  readonly questions: readonly Question[];
}

/** Findings of a proposal for a party; none while there is no run. */
const runFindings = (proposal: Proposal<World> | null): readonly Finding[] =>
  proposal === null ? [] : proposal.findings;

const readSheet = (
  system: RuleSystem<World>,
  received: ReceivedSheet,
  world: World,
  settings: Campaign['settings'],
): ReadSheet => {
  const sheet = system.readOrders(received.text, received.party, world);
  return {
    received,
    sheet,
    checked: system.checkOrders(sheet, world, settings),
    owner: likelyOwner(sheet, world),
  };
};

const indexOf = (findings: readonly Finding[], key: string | null): number | null => {
  const index = key === null ? -1 : findings.findIndex((finding) => findingKey(finding) === key);
  return index < 0 ? null : index;
};

const byParty = (questions: readonly Question[], party: string): readonly Question[] =>
  [...questions].sort(
    (a, b) => Number(partiesOf(b).includes(party)) - Number(partiesOf(a).includes(party)),
  );

/** The party looked at: the chosen one, else the one most likely at hand. */
const usePartyOf = (campaign: Campaign): Party | undefined => {
  const chosen = useTurnDesk(({ party }) => party);
  const parties = useMemo(() => orderingParties(campaign.world), [campaign.world]);
  return [chosen, ...partiesAtHand(campaign)]
    .map((wanted) => parties.find(({ key }) => key === wanted))
    .find((party) => party !== undefined);
};

/** Settings and house rules in force in the open turn. */
const useSettings = ({ settings, editions, world }: Campaign): Settings => {
  const { turn } = world.clock;
  return useMemo(() => settingsAt({ settings, editions }, turn), [settings, editions, turn]);
};

/** The model of the desk, or undefined if the world has no party with units, or the game is unknown. */
export const useDeskModel = (campaign: Campaign, lattice: Lattice): DeskModel | undefined => {
  const system = systems[campaign.system];
  const proposed = useProposal(campaign);
  const party = usePartyOf(campaign);
  const chosenUnit = useTurnDesk(({ unit }) => unit);
  const chosenFinding = useTurnDesk(({ finding }) => finding);
  const { proposal, stale } = proposed;
  const received = party === undefined ? undefined : campaign.sheets[party.key];
  const { world, rulings } = campaign;
  const settings = useSettings(campaign);

  const reading = useMemo(
    () =>
      system === undefined || received === undefined
        ? null
        : readSheet(system, received, world, settings),
    [system, received, world, settings],
  );
  const findings = useMemo(
    () => findingsFor(party?.key ?? '', reading?.checked ?? [], runFindings(proposal)),
    [party, reading, proposal],
  );
  const letter = useMemo(
    () =>
      reading === null
        ? null
        : cutLetter(reading.received.text, letterMarks(reading.sheet, findings)),
    [reading, findings],
  );
  const table = useMemo(
    () => (reading === null ? null : orderTable(reading.sheet, findings)),
    [reading, findings],
  );
  const realms = useMemo(
    () => realmStates(campaign, proposal, !stale),
    [campaign, proposal, stale],
  );
  const marches = useMemo(
    () => proposal?.marches.filter((march) => march.party === party?.key) ?? [],
    [proposal, party],
  );
  const events = useMemo(
    () =>
      inOrderOfTime(
        proposal?.events.filter(({ parties }) => parties.includes(party?.key ?? '')) ?? [],
      ),
    [proposal, party],
  );
  const questions = useMemo(
    () => byParty(openQuestions(proposal, rulings), party?.key ?? ''),
    [proposal, rulings, party],
  );
  if (system === undefined || party === undefined) return undefined;
  const unit = chosenUnit ?? table?.rows[0]?.unit ?? marches[0]?.unit ?? null;
  return {
    campaign,
    lattice,
    system,
    settings,
    proposed,
    realms,
    waitedFor: waitedFor(realms),
    party,
    reading,
    findings,
    finding: indexOf(findings, chosenFinding),
    letter,
    table,
    marches,
    unit,
    march: marches.find((march) => march.unit === unit) ?? null,
    events,
    questions,
  };
};
