import type { ArchivedTurn, Campaign, Party, TurnResults } from '../../../../engine';
import type { TurnModel } from '../../../model/turn/use-turn-model';

/** What every leaf of an archived month is given. */
export interface PastMonth {
  readonly model: TurnModel;
  readonly archived: ArchivedTurn;
  /** The campaign as that month saw it. */
  readonly campaign: Campaign;
  /** The realms shown: the chosen one, or all. */
  readonly realms: readonly Party[];
  /** Null = not kept. */
  readonly results: TurnResults | null;
}

/** What the leaves of its results are given, too. */
export interface PastRun extends PastMonth {
  readonly results: TurnResults;
}
