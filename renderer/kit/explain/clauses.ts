import type { ClauseId } from '../../../engine';
import { CLAUSES_IN_WORDS } from '../text/clauses/source';
import type { Language } from '../text/words';

/** No two games have a clause of the same id: each has letters of its own before its numbers. */
const clauses = new Map([...CLAUSES_IN_WORDS.values()].flatMap(({ clauses }) => [...clauses]));

/** The subject of a clause, in a few words; its id where there is none. */
export function clauseTitle(id: ClauseId, language: Language): string {
  return clauses.get(id)?.[language].title ?? id;
}

/** The summary of a clause in one sentence; empty where there is none. */
export function clauseText(id: ClauseId, language: Language): string {
  return clauses.get(id)?.[language].text ?? '';
}

/** The title of a chapter (`7`) or section (`7.2`) in the rules of a game; empty where we have none. */
export function clauseHeading(game: string, number: string, language: Language): string {
  return CLAUSES_IN_WORDS.get(game)?.headings.get(number)?.[language] ?? '';
}

/** Every clause of every game, by chapter and number. */
export const clauseIds: readonly ClauseId[] = [...clauses.keys()];

/** Every clause of the rules of a game, by chapter and number; none of a game without page. */
export function clauseIdsOf(game: string): readonly ClauseId[] {
  return [...(CLAUSES_IN_WORDS.get(game)?.clauses.keys() ?? [])];
}
