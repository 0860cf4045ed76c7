import { withAfterthought } from './afterthoughts';
import { noteNamed, spelledSentences } from './anaphora';
import { answering } from './answers';
import type { Grammar } from './grammar';
import type { Nouns } from './nouns';
import { bestOutcome, type Unit } from './outcome';
import { carriedOut } from './carry-out';
import { readUnits } from './clauses';
import { cuttingOf } from './cutting';
import { meaningsAt } from './meanings';
import { isResolution, withoutThat } from './openings';
import { impliedBy, impliedOrBefore } from './implied';
import { DENIED } from './holding-words';
import { holdsIn, stretchesOf } from './holds';
import { takeBackDenied, wordsAlone } from './riders';
import { rewritten } from './rewriting';
import { withOther } from './party-pronouns';
import { sameOfOther } from './same-thing';
import { type Sentence, sentencesOf } from './sentences';
import { shortAnswer } from './short-answers';
import { addRemark, between, lose, noteUse, type ReadLetter, settle, type State } from './state';
import { rowsIn, subjectsIn } from './subjects';
import { noteHead, rowOfTable, type TableRow } from './tables';
import { tokenAt, type Words, wordsFrom } from './tokens';
import { namesOtherTurn } from './turns';
import { unitsOf } from './units';
import { isUnordered } from './unordered';
import { isVerbAt } from './verbs';
import { words } from './vocabulary';

/** Tokens of a sentence that are read at most; a longer one is no order. */
const LONGEST_SENTENCE = 400;

/** Tokens of a row of several orders at most. */
const LONGEST_ROW = 80;

/** Words of the title of a letter that answers another one. */
const ANSWERING = words('re aw antwort reply auswertung ergebnis ergebnisse result results report');

/** Sentences that are looked at for more of a player's own text. */
const MOST_FOLLOWING = 8;

function readSentences<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
): ReadLetter<Order> {
  const { grammar, book } = my.reading;
  const sentences = sentencesOf(my.letter, cuttingOf(grammar, book));
  let taken = 0;
  for (const [at, sentence] of sentences.entries()) {
    const [count, last] = [my.orders.length, my.orders.at(-1)];
    if (taken > 0) taken -= 1;
    else {
      const isClear = (one: Sentence): boolean => isReadWhole(my, one);
      const changed = withAfterthought(my, sentences[at - 1], sentence, isClear);
      if (changed !== undefined) giveUp(my);
      const asked = [sentences[at - 2], sentences[at - 1], sentence] as const;
      const answer =
        changed ??
        shortAnswer(my, sentences, at, isClear) ??
        sameOfOther(my, sentences[at - 1], sentence, isClear) ??
        withOther(my, sentences[at - 1], sentence, isClear) ??
        answering(my, asked, isClear);
      taken = readSentence(my, answer, sentences.slice(at + 1, at + 1 + MOST_FOLLOWING));
    }
    noteSubject(my, sentence, my.orders.length > count || my.orders.at(-1) !== last);
  }
  settle(my);
  takeBackDenied(my);
  return { orders: my.orders, remarks: my.remarks, uses: my.uses };
}

/** Gives up the order read last for what a sentence behind it makes of it. */
function giveUp<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
): void {
  my.orders.pop();
  my.reading.previous.order = undefined;
  my.last = null;
}

/** Notes who is named to carry out orders; a sentence that is held back names nobody for the next one. */
function noteSubject<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  isOrdered: boolean,
): void {
  const {
    tokens,
    paragraph,
    words: { span },
  } = sentence;
  const named = subjectsIn(my.reading, tokens).flat();
  const last = my.remarks.at(-1);
  const isHeld = last?.code === my.codes.held && span.start < last.words.span.end;
  // `Flotte 302: kein Kampf.`: what is denied binds nothing that is ordered behind it under the same label.
  const isLabel = tokens[tokens.indexOf(tokenAt(named, named.length - 1)) + 1]?.fold === ':';
  const isDenied = isLabel && holdsIn(tokens).every(({ fold }) => DENIED.has(fold));
  noteNamed(my, sentence, { isHeld: isHeld && !isDenied, isOrdered });
  if (isHeld && !isDenied) my.subject = null;
  else if (named.length > 0) my.subject = { paragraph, tokens: named };
}

/** Reads a sentence, or one order of a row; how many of the following ones it took along. */
function readSentence<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  written: Sentence,
  following: readonly Sentence[],
  isRow = false,
): number {
  if (written.kind !== 'words') return passOver(my, written);
  const resolved = my.isResolved && !isRow ? withoutThat(written) : undefined;
  if (resolved !== undefined) noteUse(my, written.tokens.slice(0, 1), () => 'courtesy');
  else if (!isRow) my.isResolved = false;
  const isClear = (one: Sentence): boolean => isReadWhole(my, one);
  let sentence = resolved ?? written;
  let instead = rewritten(my, sentence, isClear);
  while (instead !== undefined) {
    sentence = instead;
    instead = sentence.kind === 'words' ? rewritten(my, sentence, isClear) : undefined;
  }
  if (!isRow && sentence.tokens.length <= LONGEST_ROW) {
    const spelled = spelledSentences(my, sentence, isClear);
    const row =
      spelled === undefined
        ? rowOfTable(my, sentence, isClear)
        : { sentences: spelled, beside: [] };
    if (row !== undefined) {
      readRow(my, row);
      return 0;
    }
  }
  return readWords(my, sentence, following, isRow);
}

/** Reads a sentence as it stands. */
function readWords<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  following: readonly Sentence[],
  isRow: boolean,
): number {
  const { tokens } = sentence;
  const isShort = tokens.length <= LONGEST_SENTENCE;
  const units = isShort ? unitsOf(my.reading, tokens) : [];
  const alone = isShort && units.length === 0 ? impliedOrBefore(my, sentence) : undefined;
  const rows = alone === undefined && !isRow ? rowsOf(my, sentence, units) : [];
  if (rows.length > 1) {
    for (const row of rows) readSentence(my, row, [], true);
    return 0;
  }
  if (units.length > 0) return carriedOut(my, sentence, units, following);
  if (alone !== undefined) return carriedOut(my, sentence, [alone], following);
  wordsAlone(my, sentence);
  return 0;
}

/** Passes over courtesy, a heading, or words put off or quoted from another letter, which are asked about. */
function passOver<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
): number {
  const { kind, tokens, words } = sentence;
  my.isResolved = kind === 'opening' && isResolution(tokens);
  if (kind === 'opening') {
    lose(my, tokens, words, true);
    return 0;
  }
  settle(my);
  if (kind === 'head') noteHead(my, sentence);
  noteUse(my, tokens, () => (kind === 'quoted' || kind === 'held' ? 'asked' : 'courtesy'));
  if (kind === 'held') addRemark(my, my.codes.held, words);
  if (kind === 'courtesy') noteTurn(my, sentence);
  if (kind === 'quoted') quote(my, words);
  return 0;
}

/** Tells where a label names another turn than the open one; that of an answer may be the turn it answers. */
function noteTurn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, words }: Sentence,
): void {
  const { grammar, book } = my.reading;
  const isAnswer = tokens.some(({ fold }) => ANSWERING.has(fold));
  if (grammar.codes.turn === undefined || isAnswer) return;
  if (namesOtherTurn(tokens, grammar.openTurn?.(book))) addRemark(my, grammar.codes.turn, words);
}

/** Reads the orders of a row of a table, and asks about what no order has. */
function readRow<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { sentences, beside }: TableRow,
): void {
  for (const one of sentences) readSentence(my, one, [], true);
  for (const tokens of beside) {
    noteUse(my, tokens, () => 'asked');
    const words = wordsFrom(my.letter, tokens);
    if (words !== undefined) addRemark(my, my.codes.rest, words);
  }
}

/** True if an order is understood in full, and is one. */
function isClear<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  unit: Unit<Order, Book>,
): boolean {
  const outcome = bestOutcome(my.reading, unit, undefined);
  const { orders, problems, clause } = outcome;
  const isHeld =
    clause.holds.length > 0 ||
    isUnordered(my.reading, unit, outcome, { before: [], isBehindHeld: false });
  return orders.length > 0 && problems.length === 0 && !isHeld;
}

/** True if a sentence is understood in full, with those it names for all of its clauses. */
export function isReadWhole<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
): boolean {
  const units = unitsOf(my.reading, sentence.tokens);
  if (units.length === 0) return impliedBy(my, sentence) !== undefined;
  const { order } = my.reading.previous;
  const read = readUnits(my, sentence, units);
  my.reading.previous.order = order;
  return read.every(
    ({ outcome: { orders, amendment, problems, clause }, isHeld, beside }) =>
      (orders.length > 0 || amendment !== undefined) &&
      problems.length === 0 &&
      clause.holds.length === 0 &&
      !isHeld &&
      beside === undefined,
  );
}

/**
 * The orders of a row, each a sentence of its own, where every one of them is understood in full and together they are
 * not: `A1 hält, A2 nach G5`. None = it is no row.
 */
function rowsOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  units: readonly Unit<Order, Book>[],
): readonly Sentence[] {
  const { tokens, words } = sentence;
  const { grammar } = my.reading;
  if (grammar.subjects === undefined || tokens.length > LONGEST_ROW) return [];
  if (tokens.at(-1)?.fold === '?') return [];
  const isVerb = (at: number): boolean =>
    meaningsAt(grammar.forms, tokens[at]?.fold ?? '').some(({ verb }) =>
      isVerbAt(tokens, at, verb),
    );
  const rows = rowsIn(my.reading, tokens, isVerb).map((own): Sentence => ({
    ...sentence,
    tokens: own,
    words: wordsFrom(my.letter, own) ?? words,
  }));
  if (rows.length < 2 || (units.length > 0 && units.every((unit) => isClear(my, unit)))) return [];
  const isRow = (row: Sentence): boolean => {
    const own = unitsOf(my.reading, row.tokens);
    return own.length === 0
      ? impliedBy(my, row) !== undefined
      : own.every((unit) => isClear(my, unit));
  };
  return rows.every(isRow) ? rows : [];
}

/** Lines quoted from another letter that follow each other are one remark. */
function quote<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  words: Words,
): void {
  const before = my.remarks.at(-1);
  const isNext =
    before?.code === my.codes.quoted &&
    my.letter.slice(before.words.span.end, words.span.start).trim() === '';
  if (isNext) my.remarks.pop();
  const start = isNext ? before.words.span.start : words.span.start;
  addRemark(my, my.codes.quoted, between(my, start, words.span.end));
}

/**
 * Reads a letter: orders in lines or in sentences, German or English, under headings or none. Never throws, whatever
 * the text. Every word is used by an order, known as courtesy, or asked about; an order that is denied or bound to a
 * condition is asked about and never carried out.
 */
export function readOrdersOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  letter: string,
  grammar: Grammar<Order, Book, Step>,
  book: Book,
): ReadLetter<Order> {
  return readSentences(stateOf(letter, grammar, book));
}

/** A letter of which nothing is read yet. */
export function stateOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  letter: string,
  grammar: Grammar<Order, Book, Step>,
  book: Book,
): State<Order, Book, Step> {
  return {
    reading: { letter, grammar, book, previous: { order: undefined } },
    letter,
    stretches: stretchesOf(letter),
    codes: grammar.codes,
    orders: [],
    remarks: [],
    uses: [],
    denied: new Set(),
    lost: null,
    last: null,
    isResolved: false,
    subject: null,
    named: null,
    condition: null,
    table: null,
  };
}
