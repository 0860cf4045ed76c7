import { useMemo, useState } from 'react';
import {
  type Campaign,
  correctedText,
  type Finding,
  grouped,
  type Lattice,
  type LetterReading,
  type March,
  type OrderSheet,
  originalSpan,
  type Party,
  type Question,
  type ReceivedSheet,
  type RuleSystem,
  type Settings,
  settingsAt,
  systems,
  type TurnEvent,
  type Variant,
  type World,
} from '../../engine';
import { type Proposed, type ReadingOf, useProposal, useReadings } from '../adjudicate';
import { partiesAtHand } from '../state/at-hand';
import { decisionOn } from './check/judged';
import { inOrderOfTime } from './model/events';
import { findingsFor, isSameFinding, letterMarks } from './model/findings';
import { cutLetter, type Letter } from './model/letter';
import { type OrderTable, orderTable } from './model/orders';
import { likelyOwner, type LikelyOwner } from './model/owner';
import {
  type FindingsOf,
  openQuestions,
  orderingParties,
  partiesOf,
  type RealmState,
  realmStates,
  waitedFor,
} from './model/realms';
import { useTurnDesk } from './desk-store';
import { type Shown } from './whatif/shown';
import { useShown } from './whatif/use-shown';

/** A received sheet as read and checked. */
export interface ReadSheet {
  readonly received: ReceivedSheet;
  /** The text as it is read: with the GM's corrections. */
  readonly text: string;
  readonly sheet: OrderSheet<unknown>;
  readonly restated: LetterReading['restated'];
  /** The other realm the letter seems to come from. */
  readonly owner: LikelyOwner | null;
  /** The letter that lies there now has not been read: this is the one before it, or its words without a reading. */
  readonly isPending: boolean;
}

/** Everything the turn desk shows, worked out from the campaign, the last run and what the GM looks at. */
export interface DeskModel {
  /** The campaign as the desk shows it: in a variant as it would be there. */
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

const readSheet = (
  received: ReceivedSheet,
  { text, sheet, restated }: LetterReading,
  world: World,
): ReadSheet => ({
  received,
  text,
  sheet,
  restated,
  owner: likelyOwner(sheet, world),
  isPending: false,
});

/** A letter before it is read: nothing but its words. */
const unread = (received: ReceivedSheet): ReadSheet => {
  const { party } = received;
  const text = correctedText(received);
  const sheet = { party, text, columns: [], rows: [], findings: [] };
  return { received, text, sheet, restated: [], owner: null, isPending: true };
};

const indexOf = (findings: readonly Finding[], chosen: Finding | null): number | null => {
  const index = findings.findIndex((one) => chosen !== null && isSameFinding(one, chosen));
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

const letterToRead = (received: ReceivedSheet) => ({
  party: received.party,
  text: correctedText(received),
});

/** What is read of the letters of all parties, against the world and the rules as they stand. */
const useLetters = ({ id, system, world, sheets }: Campaign, settings: Settings): ReadingOf => {
  const letters = useMemo(() => Object.values(sheets).map(letterToRead), [sheets]);
  return useReadings({ id, system, world, settings }, letters);
};

/** The letter of a party as it is read; until it is, the one before it stays. */
const useReading = (
  { id, world, sheets }: Campaign,
  party: string | undefined,
  readingOf: ReadingOf,
): ReadSheet | null => {
  const received = party === undefined ? undefined : sheets[party];
  const read = useMemo(() => {
    const reading = received === undefined ? undefined : readingOf(letterToRead(received));
    return received === undefined || reading === undefined
      ? null
      : readSheet(received, reading, world);
  }, [received, readingOf, world]);
  const desk = [id, world.clock.turn, party].join('/');
  const [last, setLast] = useState<{ readonly desk: string; readonly read: ReadSheet } | null>(
    null,
  );
  if (read !== null && last?.read !== read) setLast({ desk, read });
  const before = last?.desk === desk ? last.read : null;
  return useMemo(() => {
    if (received === undefined || read !== null) return read;
    return before === null ? unread(received) : { ...before, isPending: true };
  }, [received, read, before]);
};

const NONE: readonly Finding[] = [];

/**
 * Findings of every party: those of the last run where it has read the letter that lies there, else those of reading it,
 * which is done long before; null until then.
 */
const useFindingsOf = (
  { sheets, world, settings, editions }: Campaign,
  { proposal, basis }: Proposed,
  readingOf: ReadingOf,
): FindingsOf => {
  const isRunHere =
    basis?.world === world && basis.settings === settings && basis.editions === editions;
  const read = isRunHere ? basis.sheets : null;
  return useMemo(() => {
    const byRun = grouped(proposal?.findings ?? [], ({ party }) => party);
    const find = (party: string): readonly Finding[] | null => {
      const sheet = sheets[party];
      if (sheet === undefined || read?.[party] === sheet)
        return findingsFor(party, byRun.get(party) ?? NONE);
      const reading = readingOf(letterToRead(sheet));
      return reading === undefined ? null : findingsFor(party, reading.findings);
    };
    const found = new Map(Object.keys(world.parties).map((party) => [party, find(party)]));
    return (party) => found.get(party) ?? (found.has(party) ? null : NONE);
  }, [sheets, world.parties, proposal, read, readingOf]);
};

/** The findings of a party; until its letter is read, those shown before it. */
const useFindings = (party: string, findingsOf: FindingsOf): readonly Finding[] => {
  const found = findingsOf(party);
  const [last, setLast] = useState({ party, findings: found ?? [] });
  if (found !== null && (last.party !== party || last.findings !== found))
    setLast({ party, findings: found });
  return found ?? (last.party === party ? last.findings : NONE);
};

/** The letter of a realm with its marks: as it arrived, with the corrections in it. */
const letterOf = ({ received, sheet }: ReadSheet, findings: readonly Finding[]): Letter =>
  cutLetter(
    received.text,
    letterMarks(sheet, findings, (span) => originalSpan(received, span), received.corrections),
  );

/** The order table of a realm; corrected cells know the player's words. */
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

/** The model of the desk, or undefined if the world has no party with units, or the game is unknown. */
export const useDeskModel = (month: Campaign, lattice: Lattice): DeskModel | undefined => {
  const { campaign, variant, kind } = useShown(month);
  const system = systems[campaign.system];
  const proposed = useProposal(campaign, variant?.id ?? null);
  const party = usePartyOf(campaign);
  const chosenUnit = useTurnDesk(({ unit }) => unit);
  const chosenFinding = useTurnDesk(({ finding }) => finding);
  const { proposal } = proposed;
  const { rulings, decisions } = campaign;
  const settings = useSettings(campaign);
  const readingOf = useLetters(campaign, settings);
  const reading = useReading(campaign, party?.key, readingOf);
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
