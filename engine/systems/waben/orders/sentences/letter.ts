import type { Lattice } from '../../../../hex';
import { memoizeByObject, type Span } from '../../../../kernel';
import { wholeWords } from '../../../../orders';
import { partiesNamedIn, type World } from '../../../../world';
import { readCode } from '../code';
import type { Words } from '../content';
import { createRemarkGrammar } from '../grammar/remarks';
import { addressedIn } from '../parts/addressed';
import { readRemarks } from '../remarks';
import { separatorOf } from '../sheet/cells';
import { isEmptyLine, linesOf } from '../sheet/lines';
import { isPlainCode } from '../sheet/fit';
import { rowOfLine, type SheetRow } from '../sheet/row';
import { readTable } from '../sheet/table';
import { overlapFinder, wordsAt } from '../words';
import { keptIn, readSentences, type SentenceRow, type Sentences } from './read';

/** A remark about words of sentences. */
interface SentenceRemark {
  readonly reason: string;
  readonly at: Words;
}

/** What the rows and the sentences of a letter say. */
interface WholeLetter {
  /** Rows of the table. */
  readonly rows: readonly SheetRow[];
  /** Orders of units in sentences. */
  readonly said: readonly SentenceRow[];
  readonly declared: Sentences['declared'];
  readonly remarks: readonly SentenceRemark[];
  /** Places among the rows in which neither a row nor a sentence orders anything. */
  readonly unread: readonly Words[];
}

/** The grammar, built once: to its callers it is a pure function. */
const readRemarkForm = createRemarkGrammar();

const EMPTY: Words = { text: '', span: { start: 0, end: 0 } };

/** A row of words in which something stands that no column has: it may be a sentence as well. */
function isDoubtful({ words, cells, unread }: SheetRow, lattice: Lattice): boolean {
  if (separatorOf(words) !== 'blanks') return false;
  const code = readCode(cells.order ?? EMPTY);
  const { remarks } = readRemarks(cells.remarks ?? EMPTY, { grammar: readRemarkForm, lattice });
  const isFree = remarks.some(({ kind }) => kind === 'free') && code.code?.class !== 'S';
  return unread.length > 0 || code.problems.length > 0 || isFree;
}

/** The paragraphs of a letter, divided by empty lines. */
function paragraphsOf(text: string): readonly Span[] {
  const paragraphs: Span[] = [];
  let isNew = true;
  for (const line of linesOf(text)) {
    const last = isNew ? undefined : paragraphs.pop();
    isNew = isEmptyLine(line);
    if (last !== undefined)
      paragraphs.push({ start: last.start, end: isNew ? last.end : line.span.end });
    else if (!isNew) paragraphs.push(line.span);
  }
  return paragraphs;
}

/** A remark about words that name no figure and hold no order back: nothing of the game is in them. */
const isProse = ({ reason, at }: SentenceRemark): boolean =>
  reason === 'prose' || (reason === 'line' && !/\d/.test(at.text));

/** A comment in a clause of its own behind a declaration: `..., they had it coming`, `..., für die Leuchtfeuer`. */
const COMMENT =
  /^(?:(?:they|he|she|we|i|sie|er|wir|ich|it|es)\s[^\d]+|(?:die|der|das|mehr|für|for|the)\s[^\d\s]+\s[^\d]*\S)$/iu;

/** As what something is given: it limits nothing. */
const AS_GIFT =
  /^(?:als|as)\s(?:\p{L}+\s){0,2}(?:zeichen|dank|geste|token|sign|thanks|gesture)(?!\p{L})/iu;

const isComment = (text: string, { reason, at }: SentenceRemark, world: World): boolean =>
  reason === 'rest' &&
  partiesNamedIn(at.text, world).length === 0 &&
  (AS_GIFT.test(at.text) || (COMMENT.test(at.text) && /,\s*$/u.test(text.slice(0, at.span.start))));

/**
 * The declarations of a letter. One that goes on in words nobody understands, and that are no comment of their own, declares
 * nothing: the whole of it is asked about.
 */
function declaredIn(
  text: string,
  declared: Sentences['declared'],
  remarks: readonly SentenceRemark[],
  world: World,
): Pick<WholeLetter, 'remarks'> & { readonly meant: Sentences['declared'] } {
  const isLimited = overlapFinder(
    remarks.flatMap((one) =>
      one.reason === 'slip' || isComment(text, one, world) ? [] : [one.at.span],
    ),
  );
  const left = declared.filter(({ span }) => isLimited(span));
  const isLeft = overlapFinder(left.map(({ span }) => span));
  return {
    meant: declared.filter(({ span }) => !isLimited(span)),
    remarks: [
      ...remarks.filter(({ reason, at }) => reason === 'slip' || !isLeft(at.span)),
      ...left.map(({ span }) => ({ reason: 'held', at: wordsAt(text, span.start, span.end) })),
    ].toSorted((one, other) => one.at.span.start - other.at.span.start),
  };
}

/** Words that no sentence has and that are a row: `103 KH neu 1000K` behind another order of the line. */
function rowIn(text: string, words: Words, lattice: Lattice): readonly SheetRow[] {
  const row = /^[1-9]\d{2}\s[^\r\n]+$/.test(words.text) ? rowOfLine(text, words, null) : undefined;
  const isClear = row?.unread.length === 0 && isPlainCode(row.cells.order?.text ?? '');
  return isClear && !isDoubtful(row, lattice) ? [row] : [];
}

const letters = memoizeByObject((_: World) =>
  memoizeByObject((_: Lattice) => new Map<string, WholeLetter>()),
);

/**
 * Rows and sentences of a letter: a row in which something stands that no column has is read as a sentence where that
 * leaves nothing open. Whoever reads, checks or restates the letter asks for them: they are kept.
 */
export function letterOf(text: string, party: string, world: World, lattice: Lattice): WholeLetter {
  return keptIn(letters(world)(lattice), `${party}\n${text}`, () =>
    wholeLetterOf(text, party, world, lattice),
  );
}

function wholeLetterOf(text: string, party: string, world: World, lattice: Lattice): WholeLetter {
  const table = readTable(text);
  const doubtful = new Set(table.rows.filter((row) => isDoubtful(row, lattice)));
  const clean = table.rows.filter((row) => !doubtful.has(row));
  const messages = addressedIn(text, party, world).map(({ span }) => span);
  const taken = [...clean.map(({ words }) => words.span), ...messages];
  const read = readSentences(text, party, world, taken, table.rows.length > 0);
  const beside = read.remarks.map(({ code, words: { span }, about }): SentenceRemark => ({
    reason: String(about['reason'] ?? code.split(' ')[1] ?? 'line'),
    at: wholeWords(text, span),
  }));
  const { meant, remarks } = declaredIn(text, read.declared, beside, world);
  const isOrdered = overlapFinder([...read.rows, ...meant].map(({ span }) => span));
  const isRemarked = overlapFinder(
    remarks.flatMap(({ reason, at }) => (reason === 'slip' ? [] : [at.span])),
  );
  // Orders of several units in one line are no row of the first of them.
  const isOfSeveral = ({ unit, words: { span } }: SheetRow): boolean =>
    read.rows.some((one) => one.unit !== unit && overlapFinder([span])(one.span));
  const rows = table.rows.filter(
    (row) =>
      !doubtful.has(row) ||
      !isOrdered(row.words.span) ||
      (isRemarked(row.words.span) && !isOfSeveral(row)),
  );
  rows.push(...remarks.flatMap(({ at }) => (isOrdered(at.span) ? [] : rowIn(text, at, lattice))));
  const isRow = overlapFinder(rows.map(({ words }) => words.span));
  const said = read.rows.filter(({ span }) => !isRow(span));
  const declared = meant.filter(({ span }) => !isRow(span));
  const own = [...said, ...declared].map(({ span }) => span);
  const isOrdering = overlapFinder(own);
  // Without any row the remarks say what is in the letter; among rows a place that orders nothing is one remark.
  const isMessage = ({ span }: Words): boolean =>
    messages.some(({ start, end }) => start <= span.start && span.end <= end);
  const unread = table.unread.filter(
    (words) => rows.length > 0 && !isOrdering(words.span) && !isMessage(words),
  );
  const isUnread = overlapFinder(unread.map(({ span }) => span));
  const isAmongRows = overlapFinder(table.unread.map(({ span }) => span));
  // In other parts only those are told that stand beside an order, or hold one back.
  const isBeside = overlapFinder(paragraphsOf(text).filter(isOrdering));
  const isOnlyProse = rows.length + own.length === 0 && remarks.every(isProse);
  const isTold = ({ reason, at: { span } }: SentenceRemark): boolean =>
    !isUnread(span) && !isRow(span) && (isAmongRows(span) || reason === 'held' || isBeside(span));
  return { rows, said, declared, remarks: isOnlyProse ? [] : remarks.filter(isTold), unread };
}
