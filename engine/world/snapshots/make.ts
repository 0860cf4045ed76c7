import {
  type AccountState,
  byTextOf,
  compareFractions,
  type PartyReport,
  type PartySheet,
  type RuleSystem,
  type Settings,
  type SheetComparison,
  type SheetSection,
  type TurnEvent,
} from '../../kernel';
import type { ArchivedTurn, Campaign } from '../campaign';
import type {
  AccountStatement,
  PartySnapshot,
  KnownFact,
  KnownSource,
  KnownTreaty,
} from '../party-snapshot';
import { settingsInForce } from '../editions';
import { latticeOf } from '../fields';
import type { PartyKey } from '../grossfeld';
import { bySight, type Knowledge, type KnowledgeSource, type SightedUnit } from '../knowledge';
import { ownBooks } from '../own-books';
import { type Reader, readerOf, realmSheet } from '../realm-sheet';
import { forecastSection, listedKinds, othersRecords, ownRecords } from '../records';
import { type TurnResults, unpackResults } from '../results';
import { worldAtStart } from '../turn-start';
import type { Person, World } from '../world';
import { lastArchived, monthsOf } from './months';
import { partiesNamed } from './named';
import { seenBoard, seenLettered } from './seen-board';
import { fieldAddress, type GrossfeldNo, parseFieldAddress, type Plot } from '../../hex';

/** A source from the realm's perspective: it cannot distinguish what the GM made it believe from a true message. */
const sourceSeen = (source: KnowledgeSource | null): KnownSource =>
  source === null || source === 'gm' ? 'told' : source;

/** What a realm knows of the Großfelder of its map, under the numbers of that map. */
const grossfelderKnown = ({ grossfelder, chart }: Knowledge): Knowledge['grossfelder'] =>
  chart === undefined
    ? grossfelder
    : Object.fromEntries(
        (Object.keys(chart) as GrossfeldNo[]).flatMap((no) => {
          const [own, known] = [chart[no], grossfelder[no]];
          return own === undefined || known === undefined ? [] : [[own, known]];
        }),
      );

/** Everything a realm believes of fields on its map, with date and source, in the order of the map. */
const knownFacts = (knowledge: Knowledge, plots: readonly Plot[]): readonly KnownFact[] => {
  const grossfelder = grossfelderKnown(knowledge);
  return plots.flatMap(({ no }) => {
    const known = grossfelder[no];
    return (known?.level ?? []).flatMap((level, index): readonly KnownFact[] =>
      level === 0
        ? []
        : [
            {
              field: fieldAddress(no, index + 1),
              level,
              since: known?.since[index] ?? 0,
              source: sourceSeen(known?.source[index] ?? null),
            },
          ],
    );
  });
};

/** The foreign units known to a realm; what the GM made it believe counts as a message among the rest. */
const knownSightings = (sightings: Knowledge['sightings']): readonly SightedUnit[] =>
  sightings
    .map((sighting) => (sighting.by === 'gm' ? { ...sighting, by: 'told' } : sighting))
    .sort(bySight);

/** Parts of those who pay for their turns. */
const PAYING = ['single', 'contact', 'wanderer'];

/** Those who play a party for themselves or for their group in a turn, in the order of ids. */
const payersOf = (people: World['people'], party: PartyKey, turn: number): readonly Person[] =>
  Object.keys(people)
    .sort()
    .flatMap((id) => people[id] ?? [])
    .filter(({ roles }) =>
      roles.some(
        (role) =>
          role.party === party &&
          PAYING.includes(role.kind) &&
          (role.since ?? 0) <= turn &&
          turn <= (role.until ?? turn),
      ),
    );

const statement = (
  { name, account }: Person,
  state: AccountState | undefined,
): AccountStatement => ({
  name,
  cents: state?.balance.value ?? account.reduce((sum, { cents }) => sum + cents, 0),
  lines: account.map(({ turn, cents, kind, note = '' }) => ({ turn, cents, kind, note })),
});

/** Accounts of those who play a party, and whether the turn report of one of them is held back. */
const accountsOf = (
  world: World,
  party: PartyKey,
  turn: number,
  system: Pick<RuleSystem<World>, 'parties'>,
  settings: Settings,
): Pick<PartySnapshot, 'accounts' | 'isWithheld'> => {
  const people = payersOf(world.people, party, turn);
  const states = people.map(({ id }) => system.parties.account?.(world, id, settings));
  return {
    accounts: people.map((person, index) => statement(person, states[index])),
    isWithheld: states.some((state) => state?.isWithheld === true),
  };
};

type System = RuleSystem<World>;

const NOTHING: Knowledge = { grossfelder: {}, sightings: [] };

const byWords = byTextOf((treaty: KnownTreaty) => JSON.stringify(treaty));

/** The treaties of which a party has a copy, by their beginning and text. */
const treatiesOf = ({ treaties }: World, party: PartyKey): readonly KnownTreaty[] =>
  Object.values(treaties)
    .filter(({ copies }) => copies.includes(party))
    .map(({ parties, kinds, from, until, text }) => ({ parties, kinds, from, until, text }))
    .sort((a, b) => a.from - b.from || byWords(a, b));

/** A realm's own letter compared with the books of the month in which it came. */
const comparisonOf = (
  { start, sheets, settings, rulings }: ArchivedTurn,
  party: PartyKey,
  then: World,
  system: Pick<System, 'parties'>,
): SheetComparison | undefined => {
  const letter = sheets[party] ?? '';
  const compared =
    start === undefined || letter === ''
      ? undefined
      : system.parties.compare?.(letter, party, then, settings, rulings);
  return compared !== undefined && compared.stated.length + compared.rows.length > 0
    ? compared
    : undefined;
};

/**
 * Possessions of a party, its forecast of the next closing, and what it may know of others, in the lists of the game.
 */
const sheetsOf = (
  world: World,
  party: PartyKey,
  { id, records, parties }: Pick<System, 'id' | 'records' | 'parties'>,
  settings: Settings,
  since: World | undefined,
): Pick<PartySnapshot, 'sheet' | 'others'> => {
  const { turn } = world.clock;
  const listed = listedKinds(records);
  const own = ownRecords(listed, world, party, settings, { since });
  const forecast = forecastSection(parties.forecast?.(world, party, settings), id);
  const others = othersRecords(listed, world, party, settings, { since });
  return {
    ...(own.length === 0 ? {} : { sheet: { party, turn, sections: [...own, ...forecast] } }),
    ...(others.length === 0 ? {} : { others: { party, turn, sections: others } }),
  };
};

/** Lists whose order was that of addresses in the world, in the order of those their reader has. */
const inOwnOrder = (sections: readonly SheetSection[]): readonly SheetSection[] =>
  sections.map((section) =>
    section.rows.every(({ id }) => parseFieldAddress(id) !== undefined)
      ? { ...section, rows: section.rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
      : section,
  );

const sheetFor = ({ write }: Reader, sheet: PartySheet): PartySheet => {
  const { sections, ...rest } = write(sheet);
  return { ...rest, sections: inOwnOrder(sections) };
};

/** Events at one time by their places; what befalls a unit is told in its order, at the place where it began. */
const byPlace = (events: readonly TurnEvent[]): readonly TurnEvent[] => {
  const begun = new Map<string, string>();
  const placed = events.map((event) => {
    const { party, unit } = event.about;
    if (unit === undefined) return { place: event.place, event };
    const key = JSON.stringify([party, unit]);
    const place = begun.get(key) ?? event.place;
    begun.set(key, place);
    return { place, event };
  });
  return placed.toSorted(byTextOf(({ place }) => place)).map(({ event }) => event);
};

/** Events at fields at the same time one after the other, in the order of the addresses their reader has. */
const eventsInOwnOrder = (events: readonly TurnEvent[]): readonly TurnEvent[] => {
  const runs = events.reduce<TurnEvent[][]>((before, event) => {
    const run = before.at(-1);
    const last = run?.at(-1);
    const isNext =
      last !== undefined &&
      compareFractions(last.time, event.time) === 0 &&
      [last, event].every(({ place }) => parseFieldAddress(place) !== undefined);
    if (isNext) run?.push(event);
    else before.push([event]);
    return before;
  }, []);
  return runs.flatMap(byPlace);
};

/**
 * The report of a party as it is written to it.
 * @param isCharted True for a party with addresses of its own.
 */
const reportFor = ({ write }: Reader, report: PartyReport, isCharted: boolean): PartyReport => {
  const { gained, lost, discovered, explored, ...written } = write(report);
  return {
    ...written,
    events: isCharted ? eventsInOwnOrder(written.events) : written.events,
    gained: gained.toSorted(),
    lost: lost.toSorted(),
    discovered: discovered.toSorted(),
    explored: explored.toSorted(),
  };
};

/** A comparison as it is written to a party; what it stated itself stays. */
const comparisonFor = (
  { write }: Reader,
  { findings, rows, recomputed, stated }: SheetComparison,
): SheetComparison => ({
  findings: write(findings),
  rows: rows.map((row) => ({ ...row, computed: write(row.computed) })),
  recomputed: write(recomputed),
  stated,
});

/** Makes party snapshots of one campaign in its current state. */
export interface SnapshotMaker {
  /** Recipients of the month's reports, in the order of the report. */
  readonly parties: readonly PartyKey[];
  /** What a party may know; undefined for one without a report. */
  readonly of: (party: PartyKey) => PartySnapshot | undefined;
}

/**
 * Makes the party snapshots of the month applied last, one after the other, so that a batch need not hold all of them:
 * what they share (results unpacked, neighbours, the world as the month began) is made once. Undefined where no month
 * has been applied, or its results are lost; `results` if available.
 */
export function snapshotMaker(
  campaign: Campaign,
  system: System,
  results?: TurnResults,
): SnapshotMaker | undefined {
  const archived = lastArchived(campaign);
  const turnResults = results ?? unpackResults(archived?.results ?? '');
  if (archived === undefined || turnResults === undefined) return undefined;
  const { world } = campaign;
  const settings = settingsInForce(campaign);
  const lattice = latticeOf(world.map);
  const since = archived.start && worldAtStart(world, archived.start);
  const then = since ?? world;
  const months = monthsOf(campaign, archived, system, settings);
  const of = (key: PartyKey): PartySnapshot | undefined => {
    const party = world.parties[key];
    const found = turnResults.reports.find((one) => one.party === key);
    if (party === undefined || found === undefined) return undefined;
    const { name, article, ruler } = party;
    const knowledge = world.knowledge[key] ?? NOTHING;
    const reader = readerOf(world, key, system);
    const relations = Object.fromEntries(
      Object.entries(party.relations).filter(([other]) => reader.isNamed(other)),
    );
    const report = reportFor(reader, found, knowledge.chart !== undefined);
    const { view, topology, plots } = realmSheet(world, key, system, settings, lattice);
    const sightings = knownSightings(reader.write(knowledge.sightings));
    const treaties = reader.write(treatiesOf(world, key));
    const { sheet, others } = sheetsOf(world, key, system, settings, since);
    const board = seenBoard(world, key, system, settings);
    const lettered = seenLettered(world, key, system, settings);
    const list = system.parties.list?.(world, key, settings);
    const comparison = comparisonOf(archived, key, then, system);
    return {
      party: { key, name, ...(article === undefined ? {} : { article }), ruler },
      system: campaign.system,
      ...(campaign.address === undefined ? {} : { address: campaign.address }),
      ...months,
      view,
      topology,
      plots,
      knowledge: knownFacts(knowledge, plots),
      sightings,
      report,
      relations,
      treaties,
      ...(list === undefined ? {} : { list: reader.write(list) }),
      ...(sheet === undefined ? {} : { sheet: sheetFor(reader, sheet) }),
      ...(others === undefined ? {} : { others: sheetFor(reader, others) }),
      ...(board === undefined ? {} : { board }),
      ...(lettered === undefined ? {} : { lettered }),
      ...(comparison === undefined ? {} : { comparison: comparisonFor(reader, comparison) }),
      letter: archived.sheets[key] ?? '',
      parties: partiesNamed(
        { party: key, view, sightings, report, relations, treaties, board, lettered },
        world.parties,
      ),
      ...accountsOf(world, key, archived.turn, system, settings),
      own: ownBooks(world, party, system, settings, reader),
    };
  };
  return { parties: turnResults.reports.map(({ party }) => party), of };
}

/** What one party may know after the month applied last; undefined without a report. */
export function snapshotOf(
  campaign: Campaign,
  party: PartyKey,
  system: System,
  results?: TurnResults,
): PartySnapshot | undefined {
  return snapshotMaker(campaign, system, results)?.of(party);
}
