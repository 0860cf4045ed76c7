import { RULE_PAGES } from './pages';
import { type ClauseList, readClauses } from './read';

/** The clauses of every game with their words, by game; the pages in docs/rules are their only source. */
export const CLAUSES_IN_WORDS: ReadonlyMap<string, ClauseList> = new Map(
  Object.entries(RULE_PAGES).map(([game, page]) => [game, readClauses(page)]),
);
