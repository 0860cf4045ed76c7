import type { ClauseId } from '../../engine';
import { CLAUSES_IN_WORDS } from '../text/clauses/source';
import type { Language } from '../text/words';

const { clauses, headings } = CLAUSES_IN_WORDS;

/** What a clause is about, in a few words; its id where we have none. */
export const clauseTitle = (id: ClauseId, language: Language): string =>
  clauses.get(id)?.[language].title ?? id;

/** What a clause says, in one sentence of ours; empty where we have none. */
export const clauseText = (id: ClauseId, language: Language): string =>
  clauses.get(id)?.[language].text ?? '';

/** The title of a chapter (`7`) or section (`7.2`); empty where we have none. */
export const clauseHeading = (number: string, language: Language): string =>
  headings.get(number)?.[language] ?? '';

/** Every clause of the rules, by chapter and number. */
export const clauseIds: readonly ClauseId[] = [...clauses.keys()];
