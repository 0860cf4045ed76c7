import {
  type BalanceRow,
  type BalanceSection,
  calc,
  type Explained,
  fact,
  type Params,
  type Posting,
  ruled,
  type Rulings,
  type Settings,
  sum,
} from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { flagOf } from '../settings';
import { goldFor, put, take, type Vault } from './vault';

/** Accounts of a movement of gold: the rows of the summary in the order of the booklet (WW-3.3-07). */
export const ACCOUNTS = [
  'landTax',
  'settlementTax',
  'settlementUpkeep',
  'infrastructureUpkeep',
  'unitUpkeep',
  'muster',
  'newStructures',
  'other',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** The lists of a balance sheet in the order of the booklet (WW-3.3-07). */
export const SECTIONS = [
  'landIncome',
  'settlementIncome',
  'muster',
  'infrastructureUpkeep',
  'unitUpkeep',
] as const;
export type SectionKey = (typeof SECTIONS)[number];

/** One movement of gold in the books of a party. */
export interface Entry {
  readonly account: Account;
  readonly posting: Posting;
}

/** The books of a party while a turn runs. */
export interface Book {
  readonly party: PartyKey;
  /** Gold at the start of the turn. */
  readonly before: number;
  /** Gold as it is now, by place. */
  readonly vault: Vault;
  /** Movements in the order in which they were booked. */
  readonly entries: readonly Entry[];
  readonly sections: Readonly<Partial<Record<SectionKey, BalanceSection>>>;
  /** Rows of the raising list; those of disbanding come at the end of the turn. */
  readonly muster: readonly BalanceRow[];
  /** A row could not be paid in full: later ones are not paid at all (WW-3.2-05). */
  readonly isExhausted: boolean;
}

/** Gold that a row may cost at a place (null = anywhere): without limit where debts are allowed (WW-12.3-08). */
export function goldAtHand(books: Book, place: string | null, settings: Settings): number {
  if (flagOf(settings, 'econ.allow_debt')) return Number.MAX_SAFE_INTEGER;
  return books.isExhausted ? 0 : Math.max(0, goldFor(books.vault, place));
}

/** An expense as a movement of gold: nothing less the cost. */
export function outgoing(cost: Explained): Explained {
  return calc.difference(fact('nothing', 0), cost);
}

/** As much of a cost as the available gold allows (WW-3.2-05). */
export function affordable(cost: Explained, gold: number): Explained {
  return cost.value <= gold
    ? cost
    : calc.minimum(cost, fact('goldAtHand', Math.max(0, gold), {}, 'WW-3.2-05'));
}

/** Key of the ruling over one cell of a balance sheet. */
export function cellKey(party: PartyKey, section: string, row: string, column: string): string {
  return `balance/${party}/${section}/${row}/${column}`;
}

/** More gold or heads than anybody counts; beyond it sums would no longer be exact. */
const GREATEST_WORD = 1e12;

const isWholeWord = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= GREATEST_WORD;

/** The figure of a cell, or the GM's word over it; gold and heads are whole, so other numbers do not count. */
export function ruledCell(key: string, computed: Explained, rulings: Rulings): Explained {
  return isWholeWord(rulings[key]?.value) ? ruled(key, computed, rulings) : computed;
}

/** Details of a booking beside its figure. */
export interface Booking {
  readonly account: Account;
  /** Cause of the posting. */
  readonly name: string;
  readonly why: Explained;
  readonly place?: string;
  /** Where it has to be available; absent = anywhere (WW-12.3-09). */
  readonly spentAt?: string;
  readonly about?: Params;
}

/** The books with one more movement; nothing is booked that moves nothing. */
export function book(books: Book, { account, name, why, place, spentAt, about }: Booking): Book {
  const amount = why.value;
  if (amount === 0) return books;
  const posting: Posting = {
    party: books.party,
    amount,
    name,
    why,
    ...(place === undefined ? {} : { place }),
    ...(about === undefined ? {} : { about }),
  };
  const vault = amount > 0 ? put(books.vault, amount) : take(books.vault, -amount, spentAt ?? null);
  return { ...books, vault, entries: [...books.entries, { account, posting }] };
}

/** Movements of one account. */
export function entriesOf(books: Book, account: Account): readonly Entry[] {
  return books.entries.filter((entry) => entry.account === account);
}

/** Sum of the movements of one account, gold; nothing if there are none. */
export function accountTotal(books: Book, account: Account): Explained {
  return sum(...entriesOf(books, account).map(({ posting }) => posting.why));
}

/** Sum of a column over the rows that have it. */
export function columnSum(rows: readonly BalanceRow[], column: string): Explained {
  return sum(...rows.flatMap(({ cells }) => cells[column] ?? []));
}
