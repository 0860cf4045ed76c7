import type { BalanceSheet } from './balance';
import type { TurnEvent } from './event';
import type { Explained, Roll } from './explained';
import type { Fight } from './fight';
import type { Cover, Question } from './decision';
import type { Finding } from './finding';
import type { March } from './march';
import type { Json, Params } from './params';
import type { PartyReport } from './report';
import type { Stage } from './stage';
import type { Mail } from './turn-input';

/** A movement of money. `amount` is a whole number of the game's smallest part (see `Currency`); negative = out of the account. */
export interface Posting {
  readonly party: string;
  readonly amount: number;
  /** Cause of the posting: a key of the game. */
  readonly name: string;
  readonly why: Explained;
  /** Place of the money, `ggg/kk` or a region; absent = the treasury as a whole. */
  readonly place?: string;
  /** Subject of the payment, for words. */
  readonly about?: Params;
  /** See `TurnEvent`. */
  readonly coveredUntil?: Cover;
}

/** A die or a lot of a run, and what it fell for. */
export interface ThrownDie {
  /** Purpose: a word of the game, `<game>:dice.purpose.<purpose>`. */
  readonly purpose: string;
  readonly about: Params;
  /** Whose it is: a party, or what else it fell for, such as a region; absent or empty = all parties together. */
  readonly party?: string;
  readonly roll: Roll;
  /** See `TurnEvent`. */
  readonly coveredUntil?: Cover;
}

/** Result of adjudication. Nothing happens until the GM applies it. */
export interface Proposal<World> {
  readonly world: World;
  readonly marches: readonly March[];
  readonly events: readonly TurnEvent[];
  readonly fights: readonly Fight[];
  readonly postings: readonly Posting[];
  /** The books of every party, in the order of their keys; empty where the game has none. */
  readonly balances: readonly BalanceSheet[];
  readonly reports: readonly PartyReport[];
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
  /** Results added by every phase, in the order in which they ran. */
  readonly stages: readonly Stage[];
  /** Every die in the order in which it fell; absent for games that do not keep them by phase. */
  readonly rolls?: readonly ThrownDie[];
  /** Texts of letters that go on: to the newsletter, to the archive of culture, or through the GM to another party. */
  readonly mail?: readonly Mail[];
  /** The board at the end as the GM sees it, stored for the playback of a campaign; absent for games without it. */
  readonly board?: Json;
}
