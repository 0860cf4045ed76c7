import type { RegisteredFinding } from './finding';
import type { ClauseId } from './params';

/** What a game's rule page and its program know by name. */
export interface RuleRegister {
  /** Every clause of the rule page, in its order. */
  readonly clauses: readonly ClauseId[];
  readonly findings: Readonly<Record<string, RegisteredFinding>>;
  /**
   * Clauses on which remarks of shared rooms rest in this game, by the text key of the remark; a remark that is not
   * among them is told without a clause. Absent for games to which shared rooms remark nothing.
   */
  readonly remarks?: Readonly<Record<string, ClauseId>>;
}
