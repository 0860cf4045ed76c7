import { bordersOf, type Campaign, type LedgerEntry, type Settlement } from '../../../engine';

type Entries<Entry> = (campaign: Campaign) => Readonly<Record<string, Entry>>;

/** One collection of a campaign: its entries by key, and what some of them are called. */
interface Part {
  readonly entries: Entries<unknown>;
  readonly names: (campaign: Campaign, keys: readonly string[]) => readonly string[];
}

/** A collection whose entries are named by texts of the world itself; without them, or where they are empty, by key. */
const part = <Entry>(
  entries: Entries<Entry>,
  label: (entry: Entry, campaign: Campaign, key: string) => string = () => '',
): Part => ({
  entries,
  names: (campaign, keys) => {
    const all = entries(campaign);
    return keys.map((key) => {
      const entry = all[key];
      const words = entry === undefined ? '' : label(entry, campaign, key).trim();
      return words === '' ? key : words;
    });
  },
});

const partyName = ({ world }: Campaign, key: string): string => world.parties[key]?.name ?? key;

const byParty = ({ party }: { readonly party: string }, campaign: Campaign): string =>
  partyName(campaign, party);
const byKey = (_entry: unknown, campaign: Campaign, key: string): string =>
  partyName(campaign, key);
const byName = ({ name }: { readonly name: string }): string => name;
const byTitle = ({ title }: { readonly title: string }): string => title;

const settlementsOf: Entries<Settlement> = ({ world }) =>
  Object.fromEntries(
    Object.values(world.map.grossfelder).flatMap(({ no, settlements }) =>
      Object.entries(settlements).map(([index, place]) => [`${no}/${index}`, place] as const),
    ),
  );

const booked: Entries<LedgerEntry> = ({ ledger }) =>
  Object.fromEntries(
    Object.values(ledger).flatMap(({ entries }) =>
      entries.map((entry) => [`${String(entry.turn)} ${entry.id}`, entry] as const),
    ),
  );

/** Everything two states of a campaign are compared by, in the order in which it is listed. */
const PARTS = {
  grossfelder: part(({ world }) => world.map.grossfelder),
  regions: part(({ world }) => world.board?.regions ?? {}),
  borders: part(({ world }) => (world.board === undefined ? {} : bordersOf(world.board))),
  settlements: part(settlementsOf, byName),
  works: part(({ world }) => world.works),
  parties: part(({ world }) => world.parties, byName),
  units: part(
    ({ world }) => world.units,
    (unit, campaign) => `${byParty(unit, campaign)} ${String(unit.number)}`,
  ),
  treaties: part(({ world }) => world.treaties),
  people: part(({ world }) => world.people, byName),
  labels: part(
    ({ world }) => world.labels,
    ({ text }) => text,
  ),
  knowledge: part(({ world }) => world.knowledge, byKey),
  affairs: part(({ world }) => world.affairs ?? {}),
  sheets: part(({ sheets }) => sheets, byParty),
  inbox: part(({ inbox }) => inbox, byName),
  mail: part(({ mail }) => mail, byTitle),
  outbox: part(({ outbox }) => outbox, byTitle),
  rulings: part(
    ({ rulings }) => rulings,
    ({ reason }) => reason,
  ),
  decisions: part(({ decisions }) => decisions, byParty),
  marks: part(({ marks }) => marks, byParty),
  archive: part(({ archive }) => archive),
  evaluations: part(({ evaluations: turnReports }) => turnReports, byParty),
  filmLeaks: part(({ filmLeaks = {} }) => filmLeaks, byParty),
  publicity: part(({ publicity }) => publicity),
  newsletters: part(({ newsletters }) => newsletters, byTitle),
  ledger: part(booked, byParty),
  culture: part(({ culture }) => culture, byTitle),
  shelf: part(({ shelf }) => shelf),
  variants: part(({ variants }) => variants, byName),
  todayCorrections: part(
    ({ todayCorrections = {} }) => todayCorrections,
    ({ reason }) => reason,
  ),
  editions: part(({ editions }) => editions, byName),
  underlays: part(({ underlays }) => underlays, byName),
  bookmarks: part(({ bookmarks }) => bookmarks, byName),
  templates: part(({ templates = {} }) => templates, byName),
  handovers: part(
    ({ handovers = {} }) => handovers,
    ({ to }) => to,
  ),
  parcels: part(
    ({ parcels = {} }) => parcels,
    (record) => (record.kind === 'neighbour' ? record.name : ''),
  ),
  settings: part(({ settings }) => settings),
} as const satisfies Readonly<Record<string, Part>>;

/** Keys of what is compared; the texts are at `backup:part`. */
export type PartKey = keyof typeof PARTS;

/** How one collection differs: names of entries that are otherwise, that come back, and that are not there yet. */
export interface PartDifference {
  readonly part: PartKey;
  readonly changed: readonly string[];
  readonly back: readonly string[];
  readonly gone: readonly string[];
}

/** The treasury of a party now and then, in smallest parts; null = there is no such party. */
export interface TreasuryDifference {
  readonly party: string;
  readonly now: number | null;
  readonly then: number | null;
}

export interface Differences {
  readonly parts: readonly PartDifference[];
  readonly treasuries: readonly TreasuryDifference[];
}

const partDifference = (now: Campaign, then: Campaign, key: PartKey): PartDifference => {
  const { entries, names } = PARTS[key];
  const [here, there] = [entries(now), entries(then)];
  const has = Object.hasOwn;
  const ours = Object.keys(here);
  const theirs = Object.keys(there);
  return {
    part: key,
    changed: names(
      now,
      ours.filter((entry) => has(there, entry) && here[entry] !== there[entry]),
    ),
    back: names(
      then,
      theirs.filter((entry) => !has(here, entry)),
    ),
    gone: names(
      now,
      ours.filter((entry) => !has(there, entry)),
    ),
  };
};

const treasuryDifferences = (now: Campaign, then: Campaign): readonly TreasuryDifference[] => {
  const [ours, theirs] = [now.world.parties, then.world.parties];
  return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
    .map((key) => ({
      party: ours[key]?.name ?? partyName(then, key),
      now: ours[key]?.treasury ?? null,
      then: theirs[key]?.treasury ?? null,
    }))
    .filter(({ now: mine, then: other }) => mine !== other);
};

/** What some entries of a collection are called in a campaign; by their keys where they have no name. */
export function namesIn(
  part: PartKey,
  campaign: Campaign,
  keys: readonly string[],
): readonly string[] {
  return PARTS[part].names(campaign, keys);
}

const keysOfParts = (): readonly PartKey[] => Object.keys(PARTS) as PartKey[];

/**
 * What changes if a campaign goes from `now` to `then`. Entries are compared by identity: merge `then` over `now` with
 * `grafted` before.
 */
export function differencesBetween(now: Campaign, then: Campaign): Differences {
  return {
    parts: keysOfParts()
      .map((key) => partDifference(now, then, key))
      .filter(({ changed, back, gone }) => changed.length + back.length + gone.length > 0),
    treasuries: treasuryDifferences(now, then),
  };
}
