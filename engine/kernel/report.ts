import type { BalanceSheet } from './balance';
import type { TurnEvent } from './event';
import type { Fight } from './fight';
import type { Finding, Question } from './finding';
import type { March } from './march';

/** A fight as a party may know it: its own side in full, the other as far as the rules tell. */
export interface ReportedFight extends Fight {
  /** Index of the party's own side; null for an onlooker, who learns only that there was a fight. */
  readonly own: 0 | 1 | null;
}

/**
 * What one party is told of a turn: data first, words are made of it later. Contains nothing the party cannot
 * know (architecture law 9).
 */
export interface PartyReport {
  readonly party: string;
  readonly turn: number;
  readonly marches: readonly March[];
  readonly events: readonly TurnEvent[];
  readonly fights: readonly ReportedFight[];
  readonly findings: readonly Finding[];
  readonly balance?: BalanceSheet;
  /** Fields won and lost, `ggg/kk`. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** Fields seen for the first time, or in detail for the first time. */
  readonly discovered: readonly string[];
  readonly explored: readonly string[];
  /** Answers the GM owes this party. */
  readonly questions: readonly Question[];
}
