import type { ClauseId } from '../../engine';
import { clauses as german } from '../text/clauses/de';
import { clauses as english } from '../text/clauses/en';
import type { Language } from '../text/words';

const TEXTS: Readonly<Record<Language, Readonly<Record<ClauseId, readonly [string, string]>>>> = {
  de: german,
  en: english,
};

/** What a clause is about, in a few words; its id where we have none. */
export const clauseTitle = (id: ClauseId, language: Language): string =>
  TEXTS[language][id]?.[0] ?? id;

/** What a clause says, in one sentence of ours; empty where we have none. */
export const clauseText = (id: ClauseId, language: Language): string =>
  TEXTS[language][id]?.[1] ?? '';

/** Every clause we have words for, by chapter and number. */
export const clauseIds: readonly ClauseId[] = Object.keys(german).sort((a, b) =>
  a.localeCompare(b, 'en', { numeric: true }),
);
