import { type ClauseId, type Severity, wabenData } from '../../engine';
import { clauseHeading, clauseIds, clauseText, clauseTitle } from '../explain';
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

/** A section of the rules, such as 7.2. */
export interface RuleSection {
  readonly number: string;
  readonly title: string;
  readonly clauses: readonly ClauseEntry[];
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

/** Everything the rules room shows. */
export interface Catalogue {
  readonly chapters: readonly Chapter[];
  readonly findings: readonly FindingEntry[];
}

const sectionOf = (id: ClauseId): string => /^WW-(\d+\.\d+)-/.exec(id)?.[1] ?? '';

const chapterOf = (section: string): number => Number(section.split('.', 1)[0]);

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

/** Values by a key, in the order in which the keys first occur. */
const grouped = <Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): readonly (readonly [Key, readonly Value[]])[] => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return [...groups];
};

const sectionsIn = (language: Language): readonly RuleSection[] =>
  grouped(clauseIds, sectionOf).map(([number, ids]) => ({
    number,
    title: clauseHeading(number, language),
    clauses: ids.map((id) => ({
      id,
      title: clauseTitle(id, language),
      text: clauseText(id, language),
    })),
  }));

/** All clauses by chapter and section and all findings, in the words of a language. */
export const catalogueOf = (language: Language, words: Words): Catalogue => ({
  chapters: grouped(sectionsIn(language), (section) => chapterOf(section.number)).map(
    ([number, sections]) => ({
      number,
      title: clauseHeading(String(number), language),
      sections,
    }),
  ),
  findings: findingEntries(words),
});

/** How many clauses a chapter has. */
export const clauseCount = ({ sections }: Chapter): number =>
  sections.reduce((sum, { clauses }) => sum + clauses.length, 0);

/**
 * The entries in which all words of a query stand; an empty query keeps all. Chapters and sections without
 * entry fall away.
 */
export const searchCatalogue = ({ chapters, findings }: Catalogue, query: string): Catalogue => {
  const wanted = queryWords(query);
  const meets = (...texts: readonly string[]): boolean => hasAll(texts.join(' '), wanted);
  const met = (section: RuleSection): readonly RuleSection[] => {
    const clauses = section.clauses.filter(({ id, title, text }) => meets(id, title, text));
    return clauses.length === 0 ? [] : [{ ...section, clauses }];
  };
  return {
    chapters: chapters
      .map((chapter) => ({ ...chapter, sections: chapter.sections.flatMap(met) }))
      .filter(({ sections }) => sections.length > 0),
    findings: findings.filter(({ id, clause, sentence }) => meets(id, clause, sentence)),
  };
};
