import { type FieldAddress, parseFieldAddress } from '../hex';
import { failure, type Params, type Posting, type Result, success } from '../kernel';
import { isBeyond, MOST_MONEY } from './bounds';
import type { Campaign, LedgerEntry } from './campaign';
import type { PartyKey } from './grossfeld';
import { canonicalJson } from './save/canonical';
import type { Party, World } from './world';

/** Why nothing was booked. */
export interface BookingProblem {
  readonly code:
    | 'no-such-party'
    | 'not-whole'
    | 'too-much'
    | 'no-place'
    | 'no-reason'
    | 'not-there'
    | 'no-such-entry'
    | 'voided-already'
    | 'is-void';
  readonly about: Params;
}

type Draft = Omit<LedgerEntry, 'id' | 'turn'>;
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

const appended = (ledger: Ledger, turn: number, drafts: readonly Draft[]): Ledger => {
  if (drafts.length === 0) return ledger;
  const entries = ledger[turn]?.entries ?? [];
  const added = drafts.map((draft, index): LedgerEntry => ({
    ...draft,
    id: `${String(turn)}.${String(entries.length + index + 1)}`,
    turn,
  }));
  return { ...ledger, [turn]: { turn, entries: [...entries, ...added] } };
};

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
const levelled = ({ ledger, world }: Campaign, keys: readonly PartyKey[]): Ledger => {
  const totals = bookedTotals(ledger);
  const drafts = keys.flatMap((key) => {
    const party = world.parties[key];
    return party === undefined ? [] : levelling(party, totals.get(key));
  });
  return appended(ledger, world.clock.turn, drafts);
};

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

const counterOf = ({ id, party, amount, about, place }: LedgerEntry, reason: string): Draft => {
  const draft = { party, amount: -amount, cause: 'void', about, reason, voids: id };
  return place === undefined ? draft : { ...draft, place };
};

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

/** A party with gold added to or taken from its treasury, and from the settlement of the gold. */
const paid = (party: Party, amount: number, place: string | undefined): Party => {
  const treasury = party.treasury + amount;
  if (party.purses !== undefined) {
    const region = place ?? party.seat ?? '';
    const purse = Math.max((party.purses[region] ?? 0) + amount, 0);
    return { ...party, treasury, purses: { ...party.purses, [region]: purse } };
  }
  if (place === undefined || place === party.capital) return { ...party, treasury };
  const there = Math.max((party.storage?.[place as FieldAddress] ?? 0) + amount, 0);
  return { ...party, treasury, storage: { ...party.storage, [place]: there } };
};

/**
 * The parties with the counter-entries of some entries undone: what those had put down at a place is taken from there,
 * what they had taken returns to the treasury.
 */
export function withGoldOf(
  parties: Campaign['world']['parties'],
  entries: readonly LedgerEntry[],
): Campaign['world']['parties'] {
  return entries.reduce((all, { party: key, amount, place }) => {
    const party = all[key];
    if (party === undefined) return all;
    return { ...all, [key]: paid(party, amount, amount < 0 ? place : undefined) };
  }, parties);
}

const refuse = (code: BookingProblem['code'], about: Params): Result<never, BookingProblem> =>
  failure({ code, about });

/** All money of a party by place; without places the treasury. */
const moneyOf = ({ treasury, storage, purses }: Party): Readonly<Record<string, number>> => ({
  ...storage,
  ...purses,
  '': treasury,
});

/** Whether money of a party can be at a place: in an existing region or purse of the board, or on a field. */
const canLie = ({ board }: World, { purses, seat }: Party, place: string | undefined): boolean => {
  if (purses === undefined) return place === undefined || parseFieldAddress(place) === place;
  const region = place ?? seat ?? '';
  return Object.hasOwn(purses, region) || Object.hasOwn(board?.regions ?? {}, region);
};

/**
 * The campaign with one entry of the open turn, and the treasury of its party changed by it, if that stays within the
 * bound.
 */
const booked = (
  campaign: Campaign,
  party: Party,
  draft: Draft,
): Result<Campaign, BookingProblem> => {
  const { world } = campaign;
  if (!canLie(world, party, draft.place)) return refuse('no-place', {});
  const after = paid(party, draft.amount, draft.place);
  const had = moneyOf(party);
  const isTooMuch = Object.entries(moneyOf(after)).some(
    ([place, money]) => money !== had[place] && isBeyond(money, had[place] ?? 0),
  );
  if (isTooMuch) return refuse('too-much', { most: MOST_MONEY });
  const ledger = appended(levelled(campaign, [draft.party]), world.clock.turn, [draft]);
  const parties = { ...world.parties, [party.key]: after };
  return success({ ...campaign, world: { ...world, parties }, ledger });
};

/** A booking by hand. `amount` in smallest parts of the money, negative = out of the treasury. */
export interface ManualBooking {
  readonly party: PartyKey;
  readonly amount: number;
  readonly reason: string;
  /** Settlement or region of the money; absent = the capital or seat. */
  readonly place?: string;
}

/**
 * Place with less than is to be taken, and how much it has; null = there is enough, or it is the treasury as a whole.
 */
const shortfallOf = (party: Party, amount: number, place: string | undefined): Params | null => {
  if (party.purses !== undefined) {
    const purse = place ?? party.seat ?? '';
    const gold = party.purses[purse] ?? 0;
    return gold + amount < 0 ? { place: purse, gold } : null;
  }
  if (place === undefined || place === party.capital) return null;
  const gold = party.storage?.[place as FieldAddress] ?? 0;
  return gold + amount < 0 ? { place, gold } : null;
};

/**
 * Books gold of a party by hand: an entry of the open turn with cause `manual`, and treasury and storage changed by it.
 * Refused without reason, for amounts that are nothing, not whole or too much, where no money can be or less than is
 * taken; a treasury below zero is allowed.
 */
export function bookByHand(
  campaign: Campaign,
  { party: key, amount, reason, place }: ManualBooking,
): Result<Campaign, BookingProblem> {
  const party = campaign.world.parties[key];
  if (party === undefined) return refuse('no-such-party', { party: key });
  if (Math.abs(amount) > MOST_MONEY) return refuse('too-much', { most: MOST_MONEY });
  if (!Number.isSafeInteger(amount) || amount === 0) return refuse('not-whole', { amount });
  if (reason.trim() === '') return refuse('no-reason', {});
  const lack = shortfallOf(party, amount, place);
  if (lack !== null) return refuse('not-there', lack);
  const draft = { party: key, amount, cause: 'manual', about: {}, reason };
  return booked(campaign, party, place === undefined ? draft : { ...draft, place });
}

/**
 * Undoes an entry by a counter-entry of the open turn with cause `void`; both stay. The treasury is changed back; where
 * the place has less than the entry brought, the rest is taken from the capital. An entry is voided once, and a void is
 * not voided: it is booked anew by hand.
 */
export function voidEntry(
  campaign: Campaign,
  id: string,
  reason: string,
): Result<Campaign, BookingProblem> {
  const entries = ledgerEntries(campaign.ledger);
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('no-such-entry', { entry: id });
  if (entry.voids !== undefined) return refuse('is-void', { entry: id });
  if (entries.some(({ voids }) => voids === id)) return refuse('voided-already', { entry: id });
  if (reason.trim() === '') return refuse('no-reason', {});
  const party = campaign.world.parties[entry.party];
  if (party === undefined) return refuse('no-such-party', { party: entry.party });
  return booked(campaign, party, counterOf(entry, reason));
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
