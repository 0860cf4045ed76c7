import type { Words } from '../content';
import { createDeclarationGrammar } from '../grammar/declarations';
import { partOf, trimmedAt } from '../words';

/** The grammars, built once: to their callers they are pure functions (see where they are made). */
const grammar = createDeclarationGrammar();

/** Marks of a list before the statement: dots, dashes, stars, "1.", "a)". */
const BULLET =
  /^(?:[-*\u2010-\u2015\u2022\u25c6\u25cf\u00b7+>]+\s+|\d{1,2}[.)]\s+(?=\D)|[a-z]\)\s+)/i;

/** The statement of a line: without marks of a list, bold type and the full stop. */
export function statementOf(line: Words): Words {
  const lead = BULLET.exec(line.text.trimStart());
  const indent = line.text.length - line.text.trimStart().length;
  const start = indent + (lead?.[0].length ?? 0);
  const { span } = trimmedAt(line.text, start, line.text.length);
  const end = /[.;]$/.test(line.text.slice(span.start, span.end)) ? span.end - 1 : span.end;
  return partOf(line, span.start, Math.max(end, span.start));
}

/** The form of a statement (WW-4.1-33, WW-8.2-11 to -13). */
export function formOfStatement({ text }: Words) {
  return grammar.line(text);
}

/** The form of an entry in a list of expenses or income. */
export function formOfEntry({ text }: Words, kind: 'spend' | 'income') {
  return grammar.entry(text, kind);
}

/** A longer line is prose. */
const LONGEST = 300;

/** True for a line of a table: it belongs to the lists of the balance or to the movement orders. */
const isTableRow = (text: string): boolean => /\t|\|.*\||;.*;.*;/.test(text.trim());

/** True for a line that can hold a statement at all. */
export function maySpeak({ text }: Words): boolean {
  return text.length <= LONGEST && !isTableRow(text);
}

/** True for a line that is a declaration beyond doubt, wherever it stands. */
export function isDeclaration(line: Words): boolean {
  return maySpeak(line) && formOfStatement(statementOf(line)).kind === 'fits';
}
