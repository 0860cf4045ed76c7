import type { Severity } from './finding';
import type { ClauseId } from './params';

/** A code a game can find in orders or books, with its weight and clause. */
export interface RegisteredFinding {
  readonly severity: Severity;
  readonly clause: ClauseId;
}

/** What a game's rule page and its program know by name. */
export interface RuleRegister {
  /** Every clause of the rule page, in its order. */
  readonly clauses: readonly ClauseId[];
  readonly findings: Readonly<Record<string, RegisteredFinding>>;
}
