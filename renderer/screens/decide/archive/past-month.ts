import type { ArchivedTurn, Campaign, Party, TurnResults } from '../../../../engine';
import type { TurnModel } from '../../../model/turn/use-turn-model';

/** Props of every tab of an archived month. */
export interface PastMonth {
  readonly model: TurnModel;
  readonly archived: ArchivedTurn;
  /** The campaign as that month saw it. */
  readonly campaign: Campaign;
  /** The realms shown: the chosen one, or all. */
  readonly realms: readonly Party[];
  /** Null = not stored. */
  readonly results: TurnResults | null;
}

/** Further props of the tabs of its results. */
export interface PastRun extends PastMonth {
  readonly results: TurnResults;
}
