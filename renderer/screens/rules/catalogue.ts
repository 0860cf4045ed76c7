import { chapterOf, type ClauseId, sectionOf, type Severity, systems } from '../../../engine';
import { clauseHeading, clauseIdsOf, clauseText, clauseTitle } from '../../kit/explain';
import { hasAll, queryWords } from '../../kit/reader/search';
import { withGaps } from '../../kit/text/cases';
import { ownKey } from '../../kit/text/own-key';
import type { Language, Words } from '../../kit/text/words';

/** A clause as we put it. */
export interface ClauseEntry {
  readonly id: ClauseId;
  readonly title: string;
  readonly text: string;
}

/** A finding the program can report in a turn. */
export interface FindingEntry {
  readonly id: string;
  readonly severity: Severity;
  readonly clause: ClauseId;
  /** Its sentence; what a turn would fill in stands as dots. */
  readonly sentence: string;
}

/** A section of the rules, such as 7.2; a chapter without sections is its own one. */
export interface RuleSection {
  readonly number: string;
  readonly title: string;
  readonly clauses: readonly ClauseEntry[];
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

/** Everything the rules screen shows. */
export interface Catalogue {
  readonly chapters: readonly Chapter[];
  readonly findings: readonly FindingEntry[];
}

const findingsOf = (game: string) => systems[game]?.register.findings ?? {};

/** Every code a game can find, by name. */
export function findingIdsOf(game: string): readonly string[] {
  return Object.keys(findingsOf(game)).sort();
}

/** The game whose rules contain a clause or a finding: the preferred one if it does, else the first; undefined if none does. */
export function gameOfRule(id: string, preferred?: string): string | undefined {
  return [...(preferred === undefined ? [] : [preferred]), ...Object.keys(systems)].find(
    (game) => clauseIdsOf(game).includes(id) || id in findingsOf(game),
  );
}

const findingEntries = (game: string, words: Words): readonly FindingEntry[] =>
  Object.entries(findingsOf(game))
    .map(([id, { severity, clause }]) => ({
      id,
      severity,
      clause,
      sentence: withGaps(
        words(ownKey('finding', id, `findings:${id}`), { skipInterpolation: true }),
      ).replaceAll('….', '…'),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** Values by a key, in the order in which the keys first occur. */
export function grouped<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): readonly (readonly [Key, readonly Value[]])[] {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return [...groups];
}

const sectionsIn = (game: string, language: Language): readonly RuleSection[] =>
  grouped(clauseIdsOf(game), sectionOf).map(([number, ids]) => ({
    number,
    title: clauseHeading(game, number, language),
    clauses: ids.map((id) => ({
      id,
      title: clauseTitle(id, language),
      text: clauseText(id, language),
    })),
  }));

/** The chapter of a section, by the first clause in it. */
const chapterOfSection = ({ clauses: [first] }: RuleSection): string =>
  first === undefined ? '' : chapterOf(first.id);

/** All clauses of a game by chapter and section and all its findings, in the texts of a language. */
export function catalogueOf(game: string, language: Language, words: Words): Catalogue {
  return {
    chapters: grouped(sectionsIn(game, language), chapterOfSection).map(([number, sections]) => ({
      number,
      title: clauseHeading(game, number, language),
      sections,
    })),
    findings: findingEntries(game, words),
  };
}

/** The sections of a chapter that have a heading of their own. */
export function titledSections({ number, sections }: Chapter): readonly RuleSection[] {
  return sections.filter((section) => section.number !== number);
}

/** How many clauses a chapter has. */
export function clauseCount({ sections }: Chapter): number {
  return sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
}

/**
 * The entries that contain all words of a query, in their own text or in the headings above them; an empty query returns
 * all. Chapters and sections without entry are left out.
 */
export function searchCatalogue({ chapters, findings }: Catalogue, query: string): Catalogue {
  const wanted = queryWords(query);
  const meets = (...texts: readonly string[]): boolean => hasAll(texts.join(' '), wanted);
  const met = (chapter: Chapter, section: RuleSection): readonly RuleSection[] => {
    const headings = [chapter.title, section.title];
    const clauses = section.clauses.filter(({ id, title, text }) =>
      meets(...headings, id, title, text),
    );
    return clauses.length === 0 ? [] : [{ ...section, clauses }];
  };
  return {
    chapters: chapters
      .map((chapter) => ({
        ...chapter,
        sections: chapter.sections.flatMap((section) => met(chapter, section)),
      }))
      .filter(({ sections }) => sections.length > 0),
    findings: findings.filter(({ id, clause, sentence }) => meets(id, clause, sentence)),
  };
}
