import type { Explained } from './explained';

/** A participant's account under the rules; euro cents. */
export interface AccountState {
  readonly balance: Explained;
  /** True if the party's turn report is made but not sent. */
  readonly isWithheld: boolean;
  /** Fee of an evaluated turn; 0 = none. */
  readonly fee: number;
  /** Fee of a reminder; 0 = none. */
  readonly reminderFee: number;
}

/** Effects of a treaty in the open turn. */
export interface TreatyState {
  /** Relation its parties have to each other by it, as the world names relations; null = it is about other things. */
  readonly relation: string | null;
  readonly isInForce: boolean;
}
