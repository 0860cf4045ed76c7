import type { Finding, March, Posting, Question, TurnEvent, TurnInput } from '../../../kernel';
import type { PartyKey, UnitId, World } from '../../../world';
import type { WabenRow, WabenSheet } from '../orders';
import type { Board } from '../rules/movement/board';
import type { UnitPlan } from '../rules/movement/plan';
import type { Watch } from './clock/state';

/** The draft of a turn, handed from phase to phase. */
export interface TurnRun {
  readonly input: TurnInput<World>;
  readonly board: Board;
  /** Sheets that arrived, by party. */
  readonly sheets: Readonly<Record<PartyKey, WabenSheet>>;
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
  readonly postings: readonly Posting[];
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
}
