import { type FieldAddress, parseFieldAddress } from '../hex';
import { failure, type Params, type Result, success } from '../kernel';
import { isBeyond, MOST_MONEY } from './bounds';
import type { Campaign, LedgerEntry } from './campaign';
import type { PartyKey } from './grossfeld';
import { appended, counterOf, type Draft, ledgerEntries, levelled } from './ledger';
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
