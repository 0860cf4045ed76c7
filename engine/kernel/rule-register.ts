import type { RegisteredFinding } from './finding';
import type { ClauseId } from './params';

/** What a game's rule page and its program know by name. */
export interface RuleRegister {
  /** Every clause of the rule page, in its order. */
  readonly clauses: readonly ClauseId[];
  readonly findings: Readonly<Record<string, RegisteredFinding>>;
  /**
   * Clauses on which remarks of shared rooms rest in this game, by the text key of the remark; a remark that is not
   * among them is told without a clause. Absent for games to which shared rooms remark nothing.
   */
  readonly remarks?: Readonly<Record<string, ClauseId>>;
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
