import type { Explained } from './explained';

/** What the rules make of a participant's account; euro cents. */
export interface AccountState {
  readonly balance: Explained;
  /** True if the party's turn report is made but not sent. */
  readonly isWithheld: boolean;
  /** What an evaluated turn costs him; 0 = nothing. */
  readonly fee: number;
  /** What a reminder costs him; 0 = nothing. */
  readonly reminderFee: number;
}

/** What a treaty comes to in the open turn. */
export interface TreatyState {
  /** Relation its parties have to each other by it, as the world names relations; null = it is about other things. */
  readonly relation: string | null;
  readonly isInForce: boolean;
}
