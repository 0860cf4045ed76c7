import type { Params } from '../kernel';
import type { PartyKey } from './grossfeld';

/** A movement of gold as it was booked. Nothing is ever taken out of the ledger; a void is another entry. */
export interface LedgerEntry {
  /** Unique within the ledger: turn and running number. */
  readonly id: string;
  readonly turn: number;
  readonly party: PartyKey;
  /** Whole GS; negative = out of the treasury. */
  readonly amount: number;
  /**
   * Cause: a key of the game; `manual` or `void` for what the GM booked; `opening` for what lay there when the ledger
   * was opened, `unbooked` for what the treasury changed by without being booked.
   */
  readonly cause: string;
  readonly about: Params;
  /** Where the gold lies or lay, `ggg/kk`; absent = the treasury as a whole. */
  readonly place?: string;
  /**
   * Index of the posting in the results of its turn, by which its derivation is found; absent for entries by hand, and
   * where a correction of the turn put other results in the place of those.
   */
  readonly posting?: number;
  /** The GM's reason, for entries by hand. */
  readonly reason?: string;
  /** Entry that this one makes undone. */
  readonly voids?: string;
}

/** The entries of one turn in the order in which they were booked. */
export interface LedgerBook {
  readonly turn: number;
  readonly entries: readonly LedgerEntry[];
}
