import type { BalanceSheet } from './balance';
import type { TurnEvent } from './event';
import type { Explained } from './explained';
import type { Fight, FightBooty, FightFate, FightSide, FightUnit } from './fight';
import type { Question } from './decision';
import type { Finding } from './finding';
import type { March } from './march';

/** A unit of the other side as it is seen in a fight: no number, no order, no leader. */
export interface SeenFighter {
  readonly party: string;
  /** Kind and size class in the game's terms, at the start and at the end. */
  readonly kind: string;
  readonly before: number;
  readonly left: number;
  readonly fate: FightFate;
}

/** One side of a fight as a party may know it: its own in full, the other by what is seen of it. */
export interface ReportedSide extends Pick<FightSide, 'role' | 'parties'> {
  readonly units: readonly FightUnit[];
  readonly seen: readonly SeenFighter[];
}

/** One round as one side lives through it; figures are those of its own side. */
export interface ReportedRound {
  readonly no: number;
  readonly kind: 'field' | 'storm';
  readonly strength: Explained;
  readonly dice: Explained;
  readonly roundStrength: Explained;
  readonly winner: 0 | 1 | null;
  /** Own losses, heads or ships. */
  readonly losses: readonly {
    readonly party: string;
    readonly unit: number;
    readonly lost: number;
    readonly left: number;
    readonly percent?: number;
  }[];
  readonly isSuccess?: boolean;
}

/** A fight as a party may know it: its own side in full, the other as far as the rules reveal it. */
export interface ReportedFight extends Pick<
  Fight,
  'key' | 'kind' | 'clause' | 'place' | 'moon' | 'time'
> {
  /** Index of the party's own side; null for an onlooker, who learns only that there was a fight. */
  readonly own: 0 | 1 | null;
  readonly sides: readonly [ReportedSide, ReportedSide];
  readonly rounds: readonly ReportedRound[];
  /** Nobody's for an onlooker. */
  readonly winner: 0 | 1 | null;
  readonly booty: readonly FightBooty[];
  /** The GM's reason where he replaced the outcome. */
  readonly overruled?: string;
}

/**
 * Report of one party on a turn: data first, words are made of it later. Contains nothing the party cannot know
 * (architecture law 9).
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
  /** The newsletter: what is public in this turn, the same for everybody. */
  readonly news: readonly TurnEvent[];
}
