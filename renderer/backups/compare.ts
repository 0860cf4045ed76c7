import type { Campaign, LedgerEntry } from '../../engine';

/** One collection of a campaign: its entries by key, and what an entry is called. */
interface Part {
  readonly entries: (campaign: Campaign) => Readonly<Record<string, unknown>>;
  /** Words of the world itself for an entry; it is in the given campaign. */
  readonly label: (campaign: Campaign, key: string) => string;
}

const bare = (_campaign: Campaign, key: string): string => key;

const partyName = ({ world }: Campaign, key: string): string => world.parties[key]?.name ?? key;

const settlementsOf = ({ world }: Campaign): Readonly<Record<string, { readonly name: string }>> =>
  Object.fromEntries(
    Object.values(world.map.grossfelder).flatMap(({ no, settlements }) =>
      Object.entries(settlements).map(([index, place]) => [`${no}/${index}`, place] as const),
    ),
  );

const booked = ({ ledger }: Campaign): Readonly<Record<string, LedgerEntry>> =>
  Object.fromEntries(
    Object.values(ledger).flatMap(({ entries }) =>
      entries.map((entry) => [`${String(entry.turn)} ${entry.id}`, entry] as const),
    ),
  );

const unitName = (campaign: Campaign, key: string): string => {
  const unit = campaign.world.units[key];
  if (unit === undefined) return key;
  return `${partyName(campaign, unit.party)} ${String(unit.number)}`;
};

const mailName = ({ mail }: Campaign, key: string): string => mail[key]?.title ?? key;

/** Everything two states of a campaign are compared by, in the order in which it is told. */
const PARTS = {
  grossfelder: { entries: ({ world }) => world.map.grossfelder, label: bare },
  regions: { entries: ({ world }) => world.board?.regions ?? {}, label: bare },
  settlements: {
    entries: settlementsOf,
    label: (campaign, key) => settlementsOf(campaign)[key]?.name ?? key,
  },
  works: { entries: ({ world }) => world.works, label: bare },
  parties: { entries: ({ world }) => world.parties, label: partyName },
  units: { entries: ({ world }) => world.units, label: unitName },
  treaties: { entries: ({ world }) => world.treaties, label: bare },
  people: {
    entries: ({ world }) => world.people,
    label: ({ world }, key) => world.people[key]?.name ?? key,
  },
  labels: {
    entries: ({ world }) => world.labels,
    label: ({ world }, key) => world.labels[key]?.text ?? key,
  },
  knowledge: { entries: ({ world }) => world.knowledge, label: partyName },
  sheets: { entries: ({ sheets }) => sheets, label: partyName },
  inbox: {
    entries: ({ inbox }) => inbox,
    label: ({ inbox }, key) => inbox[key]?.name ?? key,
  },
  mail: { entries: ({ mail }) => mail, label: mailName },
  outbox: {
    entries: ({ outbox }) => outbox,
    label: ({ outbox }, key) => outbox[key]?.title ?? key,
  },
  rulings: {
    entries: ({ rulings }) => rulings,
    label: ({ rulings }, key) => rulings[key]?.reason ?? key,
  },
  decisions: { entries: ({ decisions }) => decisions, label: bare },
  archive: { entries: ({ archive }) => archive, label: bare },
  evaluations: { entries: ({ evaluations }) => evaluations, label: bare },
  newsletters: {
    entries: ({ newsletters }) => newsletters,
    label: ({ newsletters }, key) => newsletters[key]?.title ?? key,
  },
  ledger: { entries: booked, label: bare },
  culture: {
    entries: ({ culture }) => culture,
    label: ({ culture }, key) => culture[key]?.title ?? key,
  },
  shelf: { entries: ({ shelf }) => shelf, label: bare },
  variants: {
    entries: ({ variants }) => variants,
    label: ({ variants }, key) => variants[key]?.name ?? key,
  },
  editions: {
    entries: ({ editions }) => editions,
    label: ({ editions }, key) => editions[key]?.name ?? key,
  },
  underlays: {
    entries: ({ underlays }) => underlays,
    label: ({ underlays }, key) => underlays[key]?.name ?? key,
  },
  bookmarks: {
    entries: ({ bookmarks }) => bookmarks,
    label: ({ bookmarks }, key) => bookmarks[key]?.name ?? key,
  },
  settings: { entries: ({ settings }) => settings, label: bare },
} as const satisfies Readonly<Record<string, Part>>;

/** Keys of what is compared; the words are at `backup:part`. */
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

/** Which of two entries is called by its name: an empty one says nothing. */
const named = (label: string, key: string): string => (label.trim() === '' ? key : label);

const partDifference = (now: Campaign, then: Campaign, key: PartKey): PartDifference => {
  const { entries, label }: Part = PARTS[key];
  const [here, there] = [entries(now), entries(then)];
  const has = Object.hasOwn;
  const nameIn = (campaign: Campaign) => (entry: string) => named(label(campaign, entry), entry);
  const ours = Object.keys(here);
  return {
    part: key,
    changed: ours.filter((e) => has(there, e) && here[e] !== there[e]).map(nameIn(now)),
    back: Object.keys(there)
      .filter((entry) => !has(here, entry))
      .map(nameIn(then)),
    gone: ours.filter((entry) => !has(there, entry)).map(nameIn(now)),
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

const keysOfParts = (): readonly PartKey[] => Object.keys(PARTS) as PartKey[];

/**
 * What becomes otherwise if a campaign goes from `now` to `then`. Entries are compared by identity: lay `then` over `now`
 * with `grafted` before.
 */
export const differencesBetween = (now: Campaign, then: Campaign): Differences => ({
  parts: keysOfParts()
    .map((key) => partDifference(now, then, key))
    .filter(({ changed, back, gone }) => changed.length + back.length + gone.length > 0),
  treasuries: treasuryDifferences(now, then),
});
