import type {
  BalanceSheet,
  Fight,
  Finding,
  March,
  PartyReport,
  Posting,
  Question,
  Stage,
  TurnEvent,
  TurnInput,
} from '../../../kernel';
import type { PartyKey, UnitId, World } from '../../../world';
import type { WabenRow, WabenSheet } from '../orders';
import type { Declaration } from '../orders/declaration';
import type { Book } from '../rules/economy/book';
import type { FightSetup } from '../rules/fight/contract';
import type { Board } from '../rules/movement/board';
import type { UnitPlan } from '../rules/movement/plan';
import type { Watch } from './clock/state';
import type { Credit } from './credit';

/**
 * The draft of a turn, handed from phase to phase. Before the march every phase works on `world`; the board is
 * made of its map when the plans are made, and from then to the end of the march the board holds the map.
 */
export interface TurnRun {
  readonly input: TurnInput<World>;
  readonly board: Board;
  /** Sheets that arrived, by party. */
  readonly sheets: Readonly<Record<PartyKey, WabenSheet>>;
  /** What the letters declare beside the movement orders, by party. */
  readonly declarations: Readonly<Record<PartyKey, readonly Declaration[]>>;
  /** The row that counts for each unit. */
  readonly rows: Readonly<Record<UnitId, WabenRow>>;
  /** What every party knows at the start; the clock goes on writing in it. */
  readonly watches: Readonly<Record<PartyKey, Watch>>;
  /** What every unit sets out to do, in the order of evaluation. */
  readonly plans: readonly UnitPlan[];
  /** The world as far as the turn has come. */
  readonly world: World;
  readonly marches: readonly March[];
  readonly events: readonly TurnEvent[];
  readonly fights: readonly Fight[];
  /** How each of the fights began, in their order, to fight them again. */
  readonly setups: readonly FightSetup[];
  readonly credits: readonly Credit[];
  /**
   * Moons of the turn after which a unit raised in it can act: those before the muster moon, all of them where new
   * units do not move yet; absent = from the start (WW-10.1-20, WW-12.5-10).
   */
  readonly readyAfter: Readonly<Record<UnitId, number>>;
  /** The books of every party while the turn runs; postings and balances are made of them at the end. */
  readonly books: Readonly<Record<PartyKey, Book>>;
  readonly postings: readonly Posting[];
  readonly balances: readonly BalanceSheet[];
  readonly reports: readonly PartyReport[];
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
  /** What the phases so far added, in their order. */
  readonly stages: readonly Stage[];
}
