import type { ClauseId } from '../../../kernel';

/** A numbered example of the rules in the chosen reading. */
export interface Case<Given, Expect> {
  readonly id: string;
  readonly clauses: readonly ClauseId[];
  readonly title: string;
  readonly given: Given;
  readonly expect: Expect;
}
