import { type ClauseId, type Severity, wabenData } from '../../engine';
import { clauseIds, clauseText, clauseTitle } from '../explain';
import { hasAll, queryWords } from '../reader/search';
import type { Language, Words } from '../text/words';

/** A clause as we put it. */
export interface ClauseEntry {
  readonly id: ClauseId;
  readonly title: string;
  readonly text: string;
}

/** What the program can notice in a turn. */
export interface FindingEntry {
  readonly id: string;
  readonly severity: Severity;
  readonly clause: ClauseId;
  /** Its sentence; what a turn would fill in stands as dots. */
  readonly sentence: string;
}

export interface Chapter {
  readonly number: number;
  readonly clauses: readonly ClauseEntry[];
}

/** Everything the rules room shows. */
export interface Catalogue {
  readonly chapters: readonly Chapter[];
  readonly findings: readonly FindingEntry[];
}

const chapterOf = (id: ClauseId): number => Number(/^WW-(\d+)\./.exec(id)?.[1] ?? 0);

/** What a turn fills in, alone or as the key of a word. */
const GAP = /\$t\([^()]*\{\{\w+\}\}[^()]*\)|\{\{\w+\}\}/g;

const REGISTER = { ...wabenData.FINDINGS, ...wabenData.PROGRAM_FINDINGS };

/** Every code of the register, by name. */
export const findingIds: readonly string[] = Object.keys(REGISTER).sort();

const findingEntries = (words: Words): readonly FindingEntry[] =>
  Object.entries(REGISTER)
    .map(([id, { severity, clause }]) => ({
      id,
      severity,
      clause,
      sentence: words(`findings:${id}`, { skipInterpolation: true })
        .replace(GAP, '…')
        .replaceAll('….', '…'),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

const chaptersOf = (clauses: readonly ClauseEntry[]): readonly Chapter[] =>
  [...new Set(clauses.map(({ id }) => chapterOf(id)))].map((number) => ({
    number,
    clauses: clauses.filter(({ id }) => chapterOf(id) === number),
  }));

/** All clauses by chapter and all findings, in the words of a language. */
export const catalogueOf = (language: Language, words: Words): Catalogue => ({
  chapters: chaptersOf(
    clauseIds.map((id) => ({
      id,
      title: clauseTitle(id, language),
      text: clauseText(id, language),
    })),
  ),
  findings: findingEntries(words),
});

/** The entries in which all words of a query stand; an empty query keeps all. Chapters without entry fall away. */
export const searchCatalogue = ({ chapters, findings }: Catalogue, query: string): Catalogue => {
  const wanted = queryWords(query);
  const meets = (...texts: readonly string[]): boolean => hasAll(texts.join(' '), wanted);
  return {
    chapters: chapters
      .map(({ number, clauses }) => ({
        number,
        clauses: clauses.filter(({ id, title, text }) => meets(id, title, text)),
      }))
      .filter(({ clauses }) => clauses.length > 0),
    findings: findings.filter(({ id, clause, sentence }) => meets(id, clause, sentence)),
  };
};
