import type { MailItem, ReceivedSheet } from './sheet';
import type { PartyKey } from './grossfeld';
import type { Ruling } from '../kernel';

/** Format of a document of the mailbox before its text was extracted. */
export type LetterFormat = 'text' | 'mail' | 'html' | 'word' | 'pdf' | 'csv' | 'sheet';

/**
 * A document as it reached the GM: pasted, dropped or enclosed in another one. Neither its bytes nor the text read from
 * them ever change; the GM's corrections are stored with the sheet into which it was filed.
 */
export interface InboxItem {
  readonly id: string;
  /** Turn that was open when it arrived. */
  readonly turn: number;
  /** ISO 8601, given by the caller. */
  readonly receivedAt: string;
  /** File name or subject; empty if it had none. */
  readonly name: string;
  readonly format: LetterFormat;
  /** SHA-256 of the original bytes, stored beside the campaign; null = the text is the original. */
  readonly original: string | null;
  /** Sender as given in a mail; empty = unknown. */
  readonly sender: string;
  readonly text: string;
  /** Realm with which it is filed; null = none yet. */
  readonly party: PartyKey | null;
  readonly status: 'open' | 'filed' | 'aside';
  /** The document it was enclosed in. */
  readonly enclosedIn?: string;
  /** The post of a thread it was taken from (see `postKey`). */
  readonly post?: string;
  /** Why the GM took it though it came late; absent = it came in time, or was not taken as late. */
  readonly admitted?: string;
}

/** The GM's decision on a finding; absent = not reviewed yet. */
export interface FindingDecision {
  /** Party and identity of the finding; another wording of the order makes another key. */
  readonly key: string;
  /** Empty if the decision is on the turn of all parties. */
  readonly party: PartyKey;
  readonly turn: number;
  /** The reading of the program holds; the player is asked; the GM takes note. */
  readonly kind: 'accepted' | 'asked' | 'acknowledged';
  readonly note: string;
}

/** The GM's word on the orders of a realm: ready as they are, or run without any. */
export interface RealmStatus {
  readonly party: PartyKey;
  readonly kind: 'ready' | 'defaults';
  /** Mark of the text that was ready, so that another text is looked at anew; empty for `defaults`. */
  readonly of: string;
}

/**
 * A letter of the GM to a realm, written here and sent by him; `forwarded` = one of another realm that he passes on,
 * `opening` = the first one, before the first turn.
 */
export interface OutgoingLetter {
  readonly id: string;
  readonly turn: number;
  readonly party: PartyKey;
  readonly kind: 'questions' | 'confirmation' | 'reminder' | 'errata' | 'forwarded' | 'opening';
  readonly title: string;
  readonly text: string;
  readonly writtenAt: string;
  /** When the GM marked it as sent; null = not yet. */
  readonly sentAt: string | null;
}

/**
 * A variant of a month: letters and rulings of a turn, changed beside the open turn. Of the open turn it is a "what
 * if"; of an applied one a late correction.
 */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  readonly sheets: Readonly<Record<PartyKey, ReceivedSheet>>;
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly mail: Readonly<Record<string, MailItem>>;
  /** The GM's decisions on its findings and orders; absent = nothing of its own yet. */
  readonly decisions?: Readonly<Record<string, FindingDecision>>;
  readonly marks?: Readonly<Record<PartyKey, RealmStatus>>;
  /** `at` of the correction booked only for today with whose letters it began; absent = with none. */
  readonly todayAt?: string;
}

/** What a correction that was booked only for today changed of the world the last turn had left. */
export interface TodayEffect {
  /** The turn that was open. */
  readonly turn: number;
  /** What it changed, as it was before and after it, packed (see `packStart`). */
  readonly was: string;
  readonly now: string;
  /** New ids of units and records it makes under the id of one that came across the border. */
  readonly renumbered?: Readonly<Record<string, string>>;
}

/**
 * A correction of a booked turn that was booked only for the state of today. A later correction of the same turn begins
 * with its letters and rulings, and books none of it a second time.
 */
export interface TodayCorrection extends Pick<
  Variant,
  'turn' | 'sheets' | 'rulings' | 'mail' | 'decisions'
> {
  /** When and why, the last time. ISO 8601. */
  readonly at: string;
  readonly reason: string;
  /** One for each turn that was open when it was booked. */
  readonly effects: readonly TodayEffect[];
  /** Ids of its entries in the ledger. */
  readonly entries: readonly string[];
}
