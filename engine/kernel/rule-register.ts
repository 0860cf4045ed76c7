import type { RegisteredFinding } from './finding';
import type { ClauseId } from './params';

/** Names in a game's rule page and program. */
export interface RuleRegister {
  /** Every clause of the rule page, in its order. */
  readonly clauses: readonly ClauseId[];
  readonly findings: Readonly<Record<string, RegisteredFinding>>;
  /**
   * Clauses of the remarks on shared screens in this game, by the text key of the remark; a remark that is not listed
   * is shown without a clause. Absent for games without such remarks.
   */
  readonly remarks?: Readonly<Record<string, ClauseId>>;
}

/**
 * How the id of a clause is written: letters of the game, chapter with a section or a letter where it has one, running
 * number: `XX-7.2-14`, `XX-7-04`, `XX-05a-02`, and `XX-34` on a page without chapters.
 */
export const CLAUSE_ID = String.raw`[A-Z]{2}-(?:\d+(?:\.\d+|[a-z])?-\d+|\d{2}(?![-\d]|\.\d))`;

/** Number of the section in which a clause stands, `7.2`; of the chapter where that has none; else its letters. */
export function sectionOf(id: ClauseId): string {
  return /-(\d+(?:\.\d+|[a-z])?)-\d+$/.exec(id)?.[1] ?? id.split('-', 1)[0] ?? '';
}

/** Number of the chapter in which a clause stands; its letters on a page without chapters. */
export function chapterOf(id: ClauseId): string {
  return sectionOf(id).split('.', 1)[0] ?? '';
}

/**
 * Ids of the clauses of a rule page by chapter, in its order: `clauseIds('OS', '0:1-14 5.1:1-5,20')` = OS-0-01 to OS-0-14,
 * OS-5.1-01 to OS-5.1-05, OS-5.1-20; without a chapter, `clauseIds('GM', ':1-3')` = GM-01 to GM-03.
 */
export function clauseIds(rules: string, chapters: string): readonly ClauseId[] {
  return chapters.split(/\s+/).flatMap((chapter) => {
    const [name = '', ranges = ''] = chapter.split(':');
    return ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) =>
        [rules, name, String(first + index).padStart(2, '0')].filter(Boolean).join('-'),
      );
    });
  });
}
