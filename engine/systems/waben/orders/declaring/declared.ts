import type { Lattice } from '../../../../hex';
import type { World } from '../../../../world';
import type { Words } from '../content';
import type { Declaration } from '../declaration';
import { declarationsOfStatement, readStatement, type StructureRow } from '../statement';
import { type DeclarationReader, partyFinder, understood } from './meaning';
import type { Finding } from '../../../../kernel';
import { finding, type Problem, problem } from '../finding';
import type { DeclarationForm, RawDeclaration } from '../grammar/rawDeclaration';
import { latticeIn } from '../lattice-in';
import { isHeadWord } from '../sheet/head';
import { isEmptyLine, linesOf } from '../sheet/lines';
import { mergedWords } from '../sheet/merged';
import { partOf, wordsAt } from '../words';
import { formOfEntry, formOfStatement, isDeclaration, maySpeak, statementOf } from './line';
import { isDeclared, partOfHeading, type SectionPart } from './sections';
import { letterOf } from '../sentences/letter';

/** Declarations of a letter, and unreadable lines in its sections of declarations. */
interface ReadDeclarations {
  readonly declarations: readonly Declaration[];
  readonly findings: readonly Finding[];
}

/** Results so far, in the order of the letter. */
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
 * Reads the declarations of a letter beside its movement orders, one statement per line: tax rate, structures,
 * payments, income, upkeep, capital, storage, relations, seats, releases (WW-3.2-02, WW-4.1-33, WW-8.2-11 to -13). A
 * line under a heading of such a part that declares nothing known is reported, one that breaks off is asked about at
 * the first word that does not fit; elsewhere only whole statements count. Nothing is read from messages, culture and
 * special actions. Never throws; time grows linearly with the text.
 */
const readDeclarations = (
  text: string,
  party: string,
  world: World,
  lattice: Lattice = latticeIn(world),
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
 * All declarations of a letter: its single statements, and those of the tables of its balance and its list of
 * structures. What both readers find at the same words counts once; a statement takes precedence. In the order of the
 * letter.
 */
export function declaredIn(
  text: string,
  party: string,
  world: World,
  lattice: Lattice = latticeIn(world),
): ReadDeclarations {
  const { declarations, findings } = readDeclarations(text, party, world, lattice);
  const statement = readStatement(text);
  const isNew = (one: Words): boolean => !declarations.some((other) => overlaps(one, other));
  const listed = [
    ...declarationsOfStatement(statement, partyFinder(world)),
    ...statement.structures.filter(({ isNew: isOne }) => isOne).map(buildOf),
  ].filter(isNew);
  const said = declaredInSentences(text, party, world, lattice);
  const sentences = said.declarations.filter(
    (one) => isNew(one) && !listed.some((other) => overlaps(one, other)),
  );
  const isRead = (span: Words['span'], words: string): boolean =>
    [...listed, ...said.places].some((one) => overlaps(one, { text: words, span }));
  return {
    declarations: [...declarations, ...listed, ...sentences].sort(
      (a, b) => a.span.start - b.span.start,
    ),
    findings: [
      ...findings.filter(
        ({ code, span, words }) =>
          !['F-ORD-REMARK', 'F-ORD-UNPARSED'].includes(code) ||
          span === undefined ||
          !isRead(span, words),
      ),
      ...said.findings,
    ],
  };
}

/** Declarations that sentences make, and the places of all sentences that order something. */
function declaredInSentences(
  text: string,
  party: string,
  world: World,
  lattice: Lattice,
): ReadDeclarations & { readonly places: readonly Words[] } {
  const { declared, said } = letterOf(text, party, world, lattice);
  const reader = { lattice, findParty: partyFinder(world) };
  const read = declared.flatMap(({ line, span }) => {
    const form = formOfStatement({ text: line, span });
    if (form.kind !== 'fits') return [];
    const words = wordsAt(text, span.start, span.end);
    const { declaration, problems } = understood({ text: line, span }, form.declaration, reader);
    return [{ words, declaration, problems }];
  });
  return {
    declarations: read.flatMap(({ words, declaration }) =>
      declaration === null ? [] : [{ ...declaration, ...words }],
    ),
    findings: read.flatMap(({ words, problems }) =>
      problems.map(({ code, about }) => finding(code, party, { at: words, about })),
    ),
    places: [...said, ...declared].map(({ span }) => wordsAt(text, span.start, span.end)),
  };
}
