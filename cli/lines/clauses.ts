import { CLAUSE_ID } from '../../engine';
import { clauseIds, clauseText, clauseTitle } from '../../renderer/kit/explain';
import type { Language } from '../../renderer/kit/text/words';

/** Text of every clause cited in some lines, one line each, by chapter and number. */
export function clauseLines(lines: readonly string[], language: Language): readonly string[] {
  const cited = new Set(lines.flatMap((line) => line.match(new RegExp(CLAUSE_ID, 'g')) ?? []));
  return clauseIds
    .filter((id) => cited.has(id))
    .map((id) => `${id}  ${clauseTitle(id, language)}: ${clauseText(id, language)}`);
}
