import type { Ruling, Settings } from '../kernel';
import type { PartyKey } from './grossfeld';
import type { World } from './world';

/** An order text as it arrived; the original is never changed. */
export interface ReceivedSheet {
  readonly turn: number;
  readonly party: PartyKey;
  readonly text: string;
  /** Moment of receipt, ISO 8601, given by the caller. */
  readonly receivedAt: string;
}

/** A finished turn as it was booked: enough to compute it again (WW-0.1-06). */
export interface ArchivedTurn {
  readonly turn: number;
  readonly sheets: Readonly<Record<PartyKey, string>>;
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly settings: Settings;
  readonly seed: string;
  readonly appliedAt: string;
}

/**
 * One campaign as the program holds it: the whole undoable document. Every command changes it through
 * patches; every part below maps to one row of the store.
 */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  /** Id of the rule system. */
  readonly system: string;
  /** Secret of the dice streams (WW-9.1-04). */
  readonly seed: string;
  readonly settings: Settings;
  readonly world: World;
  /** Sheets of the open turn by party. */
  readonly sheets: Readonly<Record<PartyKey, ReceivedSheet>>;
  /** Rulings of the open turn by key. */
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly archive: Readonly<Record<number, ArchivedTurn>>;
}
