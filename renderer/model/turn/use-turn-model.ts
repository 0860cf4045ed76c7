import { useMemo } from 'react';
import {
  type Campaign,
  type Finding,
  type Lattice,
  type March,
  originalSpan,
  type Party,
  type Question,
  type RuleSystem,
  type Settings,
  settingsAt,
  systems,
  type TurnEvent,
  type Variant,
  type World,
} from '../../../engine';
import { type Proposed, useProposal } from '../adjudicate';
import { partiesAtHand } from '../state/at-hand';
import { decisionOn } from '../letters/judged';
import { inOrderOfTime } from './model/events';
import { isSameFinding, letterMarks } from './model/findings';
import { cutLetter, type Letter } from './model/letter';
import { type OrderTable, orderTable } from './model/orders';
import {
  type FindingsOf,
  openQuestions,
  orderingParties,
  partiesOf,
  type RealmState,
  realmStates,
  waitedFor,
} from './model/realms';
import { useTurnView } from './turn-view';
import {
  type ReadingOfParty,
  type ReadSheet,
  useFindings,
  useFindingsOf,
  useLetters,
  useReading,
  useReadingOfParty,
} from './use-letters';
import { type Shown, useShown } from './whatif/shown';

/** Everything the open turn shows, derived from the campaign, the last run and the view state. */
export interface TurnModel {
  /** The campaign as shown: in a variant as it would be there. */
  readonly campaign: Campaign;
  /** The campaign as it is, and the variant of it that is shown, if one is. */
  readonly month: Campaign;
  readonly variant: Variant | null;
  readonly variantKind: Shown['kind'];
  readonly lattice: Lattice;
  readonly system: RuleSystem<World>;
  /** Settings and house rules in force. */
  readonly settings: Settings;
  readonly proposed: Proposed;
  readonly realms: readonly RealmState[];
  readonly waitedFor: readonly string[];
  readonly party: Party;
  readonly reading: ReadSheet | null;
  /** Findings of the party; their places are in the text as it is read. */
  readonly findings: readonly Finding[];
  /** Findings of any party as far as its letter was read; null = not yet. */
  readonly findingsOf: FindingsOf;
  readonly readingOf: ReadingOfParty;
  /** Index of the highlighted finding. */
  readonly finding: number | null;
  readonly letter: Letter | null;
  readonly table: OrderTable | null;
  /** Marches of the party. */
  readonly marches: readonly March[];
  readonly unit: number | null;
  readonly march: March | null;
  /** Events of the party in this turn, in chronological order. */
  readonly events: readonly TurnEvent[];
  /** Open questions, those of the party first. */
  readonly questions: readonly Question[];
}

const indexOf = (findings: readonly Finding[], chosen: Finding | null): number | null => {
  const index = findings.findIndex((one) => chosen !== null && isSameFinding(one, chosen));
  return index < 0 ? null : index;
};

const byParty = (questions: readonly Question[], party: string): readonly Question[] =>
  [...questions].sort(
    (a, b) => Number(partiesOf(b).includes(party)) - Number(partiesOf(a).includes(party)),
  );

/** The open party: the chosen one, else the most likely. */
const usePartyOf = (campaign: Campaign): Party | undefined => {
  const chosen = useTurnView(({ party }) => party);
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

/** The letter of a realm with its marks: as it arrived, with the corrections in it. */
const letterOf = ({ received, sheet }: ReadSheet, findings: readonly Finding[]): Letter =>
  cutLetter(
    received.text,
    letterMarks(sheet, findings, (span) => originalSpan(received, span), received.corrections),
  );

/** The order table of a realm; corrected cells hold the player's words. */
const tableOf = (
  { received, text, sheet }: ReadSheet,
  findings: readonly Finding[],
  decisions: Campaign['decisions'],
): OrderTable =>
  orderTable(
    sheet,
    findings,
    (span) => {
      const { start, end } = originalSpan(received, span);
      const words = received.text.slice(start, end);
      return words === text.slice(span.start, span.end) ? null : words;
    },
    (finding) => decisionOn(finding, decisions) !== null,
  );

/** The model of the open turn, or undefined if the world has no party with units, or the game is unknown. */
export function useTurnModel(month: Campaign, lattice: Lattice): TurnModel | undefined {
  const { campaign, variant, kind } = useShown(month);
  const system = systems[campaign.system];
  const proposed = useProposal(campaign, variant?.id ?? null);
  const party = usePartyOf(campaign);
  const chosenUnit = useTurnView(({ unit }) => unit);
  const chosenFinding = useTurnView(({ finding }) => finding);
  const { proposal } = proposed;
  const { rulings, decisions } = campaign;
  const settings = useSettings(campaign);
  const readingOf = useLetters(campaign, settings);
  const reading = useReading(campaign, party?.key, readingOf);
  const readingOfParty = useReadingOfParty(campaign, readingOf);
  const findingsOf = useFindingsOf(campaign, proposed, readingOf);
  const findings = useFindings(party?.key ?? '', findingsOf);
  const letter = useMemo(
    () => (reading === null ? null : letterOf(reading, findings)),
    [reading, findings],
  );
  const table = useMemo(
    () => (reading === null ? null : tableOf(reading, findings, decisions)),
    [reading, findings, decisions],
  );
  const realms = useMemo(
    () => realmStates(campaign, proposal, findingsOf),
    [campaign, proposal, findingsOf],
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
    month,
    variant,
    variantKind: kind,
    lattice,
    system,
    settings,
    proposed,
    realms,
    waitedFor: waitedFor(realms),
    party,
    reading,
    findings,
    findingsOf,
    readingOf: readingOfParty,
    finding: indexOf(findings, chosenFinding),
    letter,
    table,
    marches,
    unit,
    march: marches.find((march) => march.unit === unit) ?? null,
    events,
    questions,
  };
}
