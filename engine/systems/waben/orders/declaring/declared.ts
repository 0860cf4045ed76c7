import type { Lattice } from '../../../../hex';
import { latticeOf, type World } from '../../../../world';
import type { Words } from '../content';
import type { Declaration } from '../declaration';
import { declarationsOfStatement, readStatement, type StructureRow } from '../statement';
import { type DeclarationReader, partyFinder, understood } from './meaning';
import type { Finding } from '../../../../kernel';
import { finding, type Problem, problem } from '../finding';
import type { DeclarationForm, RawDeclaration } from '../grammar/rawDeclaration';
import { isHeadWord } from '../sheet/head';
import { isEmptyLine, linesOf } from '../sheet/lines';
import { mergedWords } from '../sheet/merged';
import { partOf } from '../words';
import { formOfEntry, formOfStatement, isDeclaration, maySpeak, statementOf } from './line';
import { isDeclared, partOfHeading, type SectionPart } from './sections';

/** What a letter declares, and what in its sections of declarations is not understood. */
interface ReadDeclarations {
  readonly declarations: readonly Declaration[];
  readonly findings: readonly Finding[];
}

/** What was found so far, in the order of the letter. */
interface Found {
  readonly declarations: Declaration[];
  readonly problems: Problem[];
  /** Lines in sections of declarations that declare nothing known. */
  readonly strange: Words[];
}

/** A row of the summary of income and expenses, pasted without its tabs (WW-3.2-03). */
const SUMMARY =
  /^(?:alter|neuer|summen?|bestand|steuern|unterhalt|neur|abr|neubauten|sonstiges|reichsschatz|old|new|total|taxes|upkeep)\b.*[-+\d.]\s*(?:GS)?$/i;

/** A structure without "neu" in the list of all structures stands already (WW-8.2-12). */
const isStanding = (raw: RawDeclaration, part: SectionPart): boolean =>
  raw.kind === 'build' &&
  part === 'list' &&
  !raw.isNew &&
  !raw.sites.some(({ marked }) => marked === true);

const formIn = (statement: Words, part: SectionPart): DeclarationForm => {
  const form = formOfStatement(statement);
  const isEntry = form.kind === 'none' && (part === 'spend' || part === 'income');
  return isEntry ? formOfEntry(statement, part) : form;
};

const readLine = (
  line: Words,
  part: SectionPart,
  reader: DeclarationReader,
  found: Found,
): void => {
  const statement = statementOf(line);
  const form = formIn(statement, part);
  if (form.kind === 'fits') {
    if (isStanding(form.declaration, part)) return;
    const { declaration, problems } = understood(statement, form.declaration, reader);
    if (declaration !== null) found.declarations.push(declaration);
    found.problems.push(...problems);
    return;
  }
  if (!isDeclared(part) || SUMMARY.test(statement.text)) return;
  if (form.kind === 'none') found.strange.push(statement);
  else found.problems.push(misfit(statement, form.at));
};

/** The words from the first one that fits nothing; the whole statement if it merely is not complete. */
const misfit = (statement: Words, at: number): Problem => {
  const rest = partOf(statement, at, statement.text.length);
  const words = rest.text === '' ? statement : rest;
  return problem('F-ORD-UNPARSED', words, { reason: 'declaration' });
};

const readLines = (text: string, reader: DeclarationReader): Found => {
  const found: Found = { declarations: [], problems: [], strange: [] };
  let part: SectionPart = 'loose';
  let isColumn = false;
  for (const line of linesOf(text)) {
    if (isEmptyLine(line) || !maySpeak(line)) continue;
    const wasColumn: boolean = isColumn;
    isColumn = isHeadWord(line.text.trim());
    // "Sonstiges" under other names of columns heads a column of a table pasted cell by cell.
    if (isColumn && wasColumn) continue;
    const next = isDeclaration(line) ? undefined : partOfHeading(line);
    if (next !== undefined) part = next;
    else if (part !== 'closed') readLine(line, part, reader, found);
  }
  return found;
};

/**
 * Reads what a letter declares beside its movement orders, one statement per line: tax rate, structures,
 * payments, income, upkeep, capital, storage, relations, seats, releases (WW-3.2-02, WW-4.1-33, WW-8.2-11 to -13).
 * A line under a heading of such a part that declares nothing known is shown, one that breaks off is asked about
 * at the first word that does not fit; elsewhere only whole statements count. Nothing is read from messages,
 * culture and special actions. Never throws; time grows linearly with the text.
 */
const readDeclarations = (
  text: string,
  party: string,
  world: World,
  lattice: Lattice = latticeOf(world.map),
): ReadDeclarations => {
  const found = readLines(text, { lattice, findParty: partyFinder(world) });
  return {
    declarations: found.declarations,
    findings: [
      ...found.problems.map(({ code, at, about }) => finding(code, party, { at, about })),
      ...mergedWords(text, found.strange).map((at) =>
        finding('F-ORD-REMARK', party, { at, about: { reason: 'declaration' } }),
      ),
    ],
  };
};

/** A structure marked "neu" in the list of structures (WW-4.1-33). */
const buildOf = ({ structure, place, side, name, harbours, words }: StructureRow): Declaration => ({
  kind: 'build',
  structure,
  value: null,
  place: side === null ? { kind: 'field', field: place } : { kind: 'side', field: place, side },
  name: name === '' ? null : name,
  harbours,
  gold: null,
  ...words,
});

const overlaps = ({ span: a }: Words, { span: b }: Words): boolean =>
  a.start < b.end && b.start < a.end;

/**
 * Everything a letter declares: its single statements, and what the tables of its balance and its list of
 * structures say. What both readers find at the same words counts once; a statement is the closer word. In the
 * order of the letter.
 */
export function declaredIn(
  text: string,
  party: string,
  world: World,
  lattice: Lattice = latticeOf(world.map),
): ReadDeclarations {
  const { declarations, findings } = readDeclarations(text, party, world, lattice);
  const statement = readStatement(text);
  const listed = [
    ...declarationsOfStatement(statement, partyFinder(world)),
    ...statement.structures.filter(({ isNew }) => isNew).map(buildOf),
  ].filter((one) => !declarations.some((other) => overlaps(one, other)));
  return {
    declarations: [...declarations, ...listed].sort((a, b) => a.span.start - b.span.start),
    findings: findings.filter(
      ({ code, span, words }) =>
        code !== 'F-ORD-REMARK' ||
        span === undefined ||
        !listed.some((one) => overlaps(one, { text: words, span })),
    ),
  };
}
