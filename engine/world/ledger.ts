import type { Posting } from '../kernel';
import type { Campaign, LedgerEntry } from './campaign';
import type { PartyKey } from './grossfeld';
import { canonicalJson } from './save/canonical';
import type { Party, World } from './world';

/** An entry before it has a number. */
export type Draft = Omit<LedgerEntry, 'id' | 'turn'>;
type Ledger = Campaign['ledger'];

/** Every entry of the ledger, oldest turn first, in the order of booking. */
export function ledgerEntries(ledger: Ledger): readonly LedgerEntry[] {
  return Object.values(ledger)
    .sort((a, b) => a.turn - b.turn)
    .flatMap(({ entries }) => entries);
}

/** The ledger of every party by itself, in one pass. */
export function ledgersByParty(ledger: Ledger): ReadonlyMap<PartyKey, Ledger> {
  const books = new Map<PartyKey, Record<number, { turn: number; entries: LedgerEntry[] }>>();
  for (const entry of ledgerEntries(ledger)) {
    const own = books.get(entry.party) ?? {};
    books.set(entry.party, own);
    (own[entry.turn] ??= { turn: entry.turn, entries: [] }).entries.push(entry);
  }
  return books;
}

/** The ledger with entries of a turn behind those it has. */
export function appended(ledger: Ledger, turn: number, drafts: readonly Draft[]): Ledger {
  if (drafts.length === 0) return ledger;
  const entries = ledger[turn]?.entries ?? [];
  const added = drafts.map((draft, index): LedgerEntry => ({
    ...draft,
    id: `${String(turn)}.${String(entries.length + index + 1)}`,
    turn,
  }));
  return { ...ledger, [turn]: { turn, entries: [...entries, ...added] } };
}

/** Sum of the entries of every party, whole GS. */
const bookedTotals = (ledger: Ledger): ReadonlyMap<PartyKey, number> => {
  const totals = new Map<PartyKey, number>();
  for (const { party, amount } of ledgerEntries(ledger)) {
    totals.set(party, (totals.get(party) ?? 0) + amount);
  }
  return totals;
};

/** Treasury of a party beyond its entries: the opening balance, or unbooked changes. */
const levelling = (
  { key, treasury }: Pick<Party, 'key' | 'treasury'>,
  booked: number | undefined,
): readonly Draft[] => {
  const amount = treasury - (booked ?? 0);
  const cause = booked === undefined ? 'opening' : 'unbooked';
  return amount === 0 ? [] : [{ party: key, amount, cause, about: {} }];
};

/** The ledger with the entries of some parties brought level with their treasuries. */
export function levelled({ ledger, world }: Campaign, keys: readonly PartyKey[]): Ledger {
  const totals = bookedTotals(ledger);
  const drafts = keys.flatMap((key) => {
    const party = world.parties[key];
    return party === undefined ? [] : levelling(party, totals.get(key));
  });
  return appended(ledger, world.clock.turn, drafts);
}

const draftOf = ({ party, amount, name, place, about }: Posting, posting: number): Draft => ({
  party,
  amount,
  cause: name,
  about: about ?? {},
  ...(place === undefined ? {} : { place }),
  posting,
});

/**
 * The ledger after the open turn of a campaign is booked: its postings in their order, after what brings every party
 * level with the treasury from which it went into the turn. Nothing is taken out.
 */
export function ledgerWith(campaign: Campaign, postings: readonly Posting[]): Ledger {
  return appended(
    levelled(campaign, Object.keys(campaign.world.parties).sort()),
    campaign.world.clock.turn,
    postings.map(draftOf),
  );
}

/** The ledger after the treasuries were corrected because of a turn: the difference of each is one entry of the open turn. */
export function ledgerAdjusted(
  campaign: Campaign,
  corrected: World,
  reason: string,
  turn: number,
): Ledger {
  const before = campaign.world.parties;
  const changed = Object.values(corrected.parties).filter(
    ({ key, treasury }) => treasury !== (before[key]?.treasury ?? 0),
  );
  const keys = changed.map(({ key }) => key).sort();
  return appended(
    levelled(campaign, keys),
    campaign.world.clock.turn,
    keys.flatMap((party): readonly Draft[] => {
      const amount = (corrected.parties[party]?.treasury ?? 0) - (before[party]?.treasury ?? 0);
      return [{ party, amount, cause: 'lateCorrection', about: { turn }, reason }];
    }),
  );
}

/** Key of a booking, for finding it in another list of postings. */
const purposeOf = ({ party, amount, cause, about, place }: Draft): string =>
  canonicalJson([party, amount, cause, about, place ?? null]);

/** What makes an entry undone, with the reason. */
export function counterOf({ id, party, amount, about, place }: LedgerEntry, reason: string): Draft {
  const draft = { party, amount: -amount, cause: 'void', about, reason, voids: id };
  return place === undefined ? draft : { ...draft, place };
}

/** The ids of all entries that another one makes undone. */
const voidedIn = (ledger: Ledger): ReadonlySet<string> =>
  new Set(ledgerEntries(ledger).flatMap(({ voids }) => voids ?? []));

/** The entries and the postings that are the same, by the id of the entry; what was voided is matched last. */
const matched = (
  entries: readonly LedgerEntry[],
  drafts: readonly Draft[],
  voided: ReadonlySet<string>,
): ReadonlyMap<string, Draft> => {
  const open = new Map<string, readonly Draft[]>();
  for (const draft of drafts) {
    open.set(purposeOf(draft), [...(open.get(purposeOf(draft)) ?? []), draft]);
  }
  const pairs = new Map<string, Draft>();
  const isVoided = ({ id }: LedgerEntry): boolean => voided.has(id);
  for (const entry of entries.toSorted((a, b) => Number(isVoided(a)) - Number(isVoided(b)))) {
    const [same, ...others] = open.get(purposeOf(entry)) ?? [];
    if (same === undefined) continue;
    pairs.set(entry.id, same);
    open.set(purposeOf(entry), others);
  }
  return pairs;
};

/** The ledger with some entries made undone by counter-entries of the open turn, unless they were undone before. */
export function ledgerVoided(
  ledger: Ledger,
  ids: readonly string[],
  turn: number,
  reason: string,
): Ledger {
  const voided = voidedIn(ledger);
  const open = ledgerEntries(ledger).filter(({ id }) => ids.includes(id) && !voided.has(id));
  return appended(
    ledger,
    turn,
    open.map((entry) => counterOf(entry, reason)),
  );
}

/** A ledger after a booked turn was computed again. */
export interface Rebooked {
  readonly ledger: Ledger;
  /** Entries that are no longer posted, but were undone by hand before: their gold is refunded already. */
  readonly settled: readonly LedgerEntry[];
}

/**
 * The ledger after a booked turn was computed again: what is posted as before stays as it was booked; what is posted no
 * longer is made undone by a counter-entry with the reason, unless it was made undone before, and what is new is booked
 * after it, all within that turn. Nothing is taken out.
 */
export function ledgerRebooked(
  ledger: Ledger,
  turn: number,
  postings: readonly Posting[],
  reason: string,
): Rebooked {
  const drafts = postings.map(draftOf);
  const before = ledger[turn]?.entries ?? [];
  const posted = before.filter(({ posting }) => posting !== undefined);
  const voided = voidedIn(ledger);
  const pairs = matched(posted, drafts, voided);
  const dropped = posted.filter(({ id }) => !pairs.has(id));
  const entries = before.map((entry): LedgerEntry => {
    const { posting, ...rest } = entry;
    if (posting === undefined) return entry;
    const same = pairs.get(entry.id)?.posting;
    return same === undefined ? rest : { ...entry, posting: same }; // results with its derivation are replaced
  });
  const kept = new Set(pairs.values());
  const news = [
    ...dropped.filter(({ id }) => !voided.has(id)).map((entry) => counterOf(entry, reason)),
    ...drafts.filter((draft) => !kept.has(draft)),
  ];
  const same = before.length === 0 ? ledger : { ...ledger, [turn]: { turn, entries } };
  return {
    ledger: appended(same, turn, news),
    settled: dropped.filter(({ id }) => voided.has(id)),
  };
}

/** An entry with the treasury after it. */
export interface BalancedEntry {
  readonly entry: LedgerEntry;
  /** Whole GS. */
  readonly balance: number;
  /** A later entry makes it undone. */
  readonly isVoided: boolean;
  /** Not written yet: what the treasury differs by from its entries; written before the next booking. Its id is empty. */
  readonly isPending: boolean;
}

/**
 * The entries of a party with the balance after each, oldest first. The last balance is the treasury: what was
 * changed without being booked is an entry of its own, with cause `unbooked` (or `opening`, if nothing was booked
 * before).
 */
export function runningBalance(campaign: Campaign, party: PartyKey): readonly BalancedEntry[] {
  const { ledger, world } = campaign;
  const own = ledgerEntries(ledger).filter((entry) => entry.party === party);
  const voided = new Set(own.map(({ voids }) => voids));
  const total = own.length === 0 ? undefined : own.reduce((sum, { amount }) => sum + amount, 0);
  const treasury = world.parties[party];
  const pending = treasury === undefined ? [] : levelling(treasury, total);
  const { turn } = world.clock;
  const lines = [...own, ...pending.map((draft): LedgerEntry => ({ ...draft, id: '', turn }))];
  const balances: number[] = [];
  return lines.map((entry) => {
    const balance = (balances.at(-1) ?? 0) + entry.amount;
    balances.push(balance);
    return { entry, balance, isVoided: voided.has(entry.id), isPending: entry.id === '' };
  });
}
