import type { OrderSheet, Span } from '../kernel';
import { readUnits } from './clauses';
import { type Cutting, cuttingOf } from './cutting';
import type { Grammar, Reading } from './grammar';
import type { ReadUnit } from './held';
import { AMOUNTS, DENIED } from './holding-words';
import { holdsIn, isWithin } from './holds';
import { meaningsAt } from './meanings';
import { namingsAt, type Nouns } from './nouns';
import { isReadWhole, stateOf } from './read';
import { opensCondition } from './riders';
import { type Sentence, sentencesOf } from './sentences';
import { respelled, type Spellings, spellingsOf } from './spelling';
import type { State } from './state';
import { startsSmall, type Token, tokenAt } from './tokens';
import { unitsOf } from './units';
import { isVerbAt } from './verbs';
import { AND, FILLERS, MARKERS, SOFT, words } from './vocabulary';

/** Words with which a clause begins that tells what somebody wants to know, or wants of another one. */
const GOVERNED = words('dass daß that ob whether');

/** Words of one who gives an order and is not sure of it. */
const OPINIONS = words(
  'glaub glaube glauben denke denken schätze vermute think guess believe reckon',
);

/** The tokens of a clause that make its order, with the prepositions before them. */
function tellingTokens<Order, Book>({
  unit: { tokens, verb },
  outcome: {
    clause: { uses, holds },
  },
}: ReadUnit<Order, Book>): readonly Token[] {
  const isTelling = (token: Token | undefined): boolean =>
    token !== undefined &&
    !holds.includes(token) &&
    (verb.includes(token) || uses.get(token) === 'order');
  return tokens.filter((token, at) => {
    if (isTelling(token)) return true;
    const before = tokenAt(tokens, at - 1);
    const isBehind = token.span.start - before.span.end <= 1 && before.span.end <= token.span.start;
    if (token.kind === 'sign') return isBehind && isTelling(before) && isTelling(tokens[at + 1]);
    const next = tokens.slice(at + 1).find(({ fold }) => !FILLERS.has(fold));
    return MARKERS.has(token.fold) && isTelling(next);
  });
}

/** The piece of a sentence in which the verb of a clause stands, from the comma before it to the end of the clause. */
function pieceOf<Order, Book>({ unit }: ReadUnit<Order, Book>): readonly Token[] {
  const { tokens, verb } = unit;
  const at = tokens.findIndex((token) => token === verb[0]);
  const from = tokens.findLastIndex(({ fold }, index) => index < at && SOFT.has(fold));
  return tokens.slice(Math.max(0, from));
}

/** Words as a text, with blanks where the letter has some. */
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, span }, at) =>
      at > 0 && tokenAt(tokens, at - 1).span.end === span.start ? text : ` ${text}`,
    )
    .join('')
    .trim();

/** True for a number, a verb of an order and the beginning of a name: without it something may not be ordered. */
function tellsSomething<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar: { forms }, book: { nouns } }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  at: number,
): boolean {
  const { kind, fold } = tokenAt(tokens, at);
  const isVerb = meaningsAt(forms, fold).some(({ verb }) => isVerbAt(tokens, at, verb));
  const names = namingsAt(tokens, at, nouns, Object.keys(nouns), ['full', 'inflected']);
  return kind === 'number' || isVerb || names.length > 0;
}

/** True for a noun right behind a number: it may say what is counted, `12 Felder`. */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  tokenAt(tokens, at).kind === 'word' &&
  !startsSmall(tokenAt(tokens, at)) &&
  tokens[at - 1]?.kind === 'number';

/**
 * The orders of a sentence in its own words, without those that are not understood and those that leave it open; no number,
 * no name and no verb of an order is left out. Undefined where it orders nothing, is a question, is bound to a condition or taken back.
 */
function shortened<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
): string | undefined {
  const { tokens } = sentence;
  const isBound = ({ fold }: Token): boolean => !DENIED.has(fold) && !OPINIONS.has(fold);
  const isOpen =
    tokens.at(-1)?.fold === '?' ||
    holdsIn(tokens).some(isBound) ||
    tokens.some(({ fold }) => AMOUNTS.has(fold) || GOVERNED.has(fold)) ||
    opensCondition(tokens) ||
    isWithin(tokens, my.stretches);
  if (isOpen) return undefined;
  const read = readUnits(my, sentence, unitsOf(my.reading, tokens));
  const denied = read.filter((one) => pieceOf(one).some(({ fold }) => DENIED.has(fold)));
  const clauses = read.filter((one) => !denied.includes(one));
  const isOrder = ({ outcome }: ReadUnit<Order, Book>): boolean => {
    const { orders, amendment, problems, clause } = outcome;
    const isMade = orders.length > 0 || (amendment !== undefined && problems.length === 0);
    // Of two that are joined and are different things nobody knows which is meant.
    return isMade && !clause.holds.some(({ fold }) => AND.has(fold));
  };
  if (clauses.length === 0 || !clauses.every(isOrder)) return undefined;
  const telling = clauses.map(tellingTokens);
  const used = new Set([...telling, ...denied.map(pieceOf)].flat());
  const isWhole = tokens.every(
    (token, at) =>
      used.has(token) || !(tellsSomething(my.reading, tokens, at) || isCounted(tokens, at)),
  );
  return isWhole ? `${telling.map(textOf).join('. ')}.` : undefined;
}

/** Most signs of words and of a letter for which something is proposed: it is read again for each of them. */
const MOST = { words: 600, letter: 20_000 } as const;

/** Words of a letter that are asked about. */
export interface AskedWords {
  readonly letter: string;
  readonly span: Span;
  /** The letter as the grammar reads it, with every place as it is in the letter. */
  readonly prose: string;
}

/** A sentence in words the reader takes: with slips of the pen mended, or without what it does not understand. */
function mended<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  written: string,
  { grammar, book, cutting, known }: Mending<Order, Book, Step>,
): string | undefined {
  const text = respelled(written, known, cutting);
  for (const words of [written, text]) {
    const my = stateOf(words, grammar, book);
    const sentences = sentencesOf(words, cutting);
    if (sentences.every((one) => isReadWhole(my, one))) return words;
    const short = sentences.map((one) => shortened(my, one));
    if (short.every((one) => one !== undefined)) return short.join(' ');
  }
  return undefined;
}

/** What is needed to mend words of a letter. */
interface Mending<Order, Book extends { readonly nouns: Nouns }, Step extends string> {
  readonly grammar: Grammar<Order, Book, Step>;
  readonly book: Book;
  readonly cutting: Cutting;
  readonly known: Spellings;
}

/**
 * What they probably mean, in words the reader takes: with slips of the pen mended, and with what is not understood in a
 * sentence of orders left out; sentences that order nothing stay as they are.
 */
function probableWords<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { letter, span, prose }: AskedWords,
  grammar: Grammar<Order, Book, Step>,
  book: Book,
): readonly string[] {
  const cutting = cuttingOf(grammar, book);
  const mending = { grammar, book, cutting, known: spellingsOf(grammar, book) };
  let [now, end] = ['', span.start];
  for (const { kind, words } of sentencesOf(prose, cutting)) {
    const from = Math.max(span.start, words.span.start);
    const to = Math.min(span.end, words.span.end);
    if (kind !== 'words' || from >= to) continue;
    const meant = mended(prose.slice(from, to).replaceAll(/\s+/g, ' '), mending);
    if (meant === undefined) continue;
    now += letter.slice(end, from) + meant;
    end = to;
  }
  const written = letter.slice(span.start, span.end);
  return [respelled(written, mending.known, cutting), now + letter.slice(end, span.end)];
}

/** What is compared of two readings of a letter. */
interface Trial {
  readonly orders: readonly { readonly key: string; readonly span: Span }[];
  /** How many words are asked about. */
  readonly asked: number;
}

/** Those of some orders that are not among others. */
function missingFrom(orders: Trial['orders'], others: Trial['orders']): Trial['orders'] {
  const left = others.map(({ key }) => key);
  return orders.filter(({ key }) => {
    const at = left.indexOf(key);
    left.splice(at, at < 0 ? 0 : 1);
    return at < 0;
  });
}

/**
 * Words that may be meant in the place of words that are asked about: those that order most and ask least, if they order
 * more than what is written; no other order of the letter is changed by them. Undefined where there are none.
 * @param read The letter as the game reads it.
 */
export function proposedWords<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  asked: AskedWords,
  grammar: Grammar<Order, Book, Step>,
  book: Book,
  read: (letter: string) => Pick<OrderSheet<unknown>, 'rows' | 'findings'>,
): string | undefined {
  const { letter, span } = asked;
  const { start, end } = span;
  if (end - start > MOST.words || letter.length > MOST.letter) return undefined;
  const trial = (text: string): Trial => {
    const { rows, findings } = read(text);
    const orders = rows.map((row) => ({ key: JSON.stringify(row.content), span: row.span }));
    return { orders, asked: findings.length };
  };
  const candidates = new Set(probableWords(asked, grammar, book));
  candidates.delete(letter.slice(start, end));
  if (candidates.size === 0) return undefined;
  const before = trial(letter);
  const tried = [...candidates].flatMap((words) => {
    const after = trial(letter.slice(0, start) + words + letter.slice(end));
    const lost = missingFrom(before.orders, after.orders);
    const isOnlyOwn = lost.every((one) => one.span.start < end && start < one.span.end);
    const gained = missingFrom(after.orders, before.orders).length - lost.length;
    const isMended = lost.length > 0 && gained === 0 && after.asked < before.asked;
    return isOnlyOwn && (gained > 0 || isMended) ? [{ words, gained, asked: after.asked }] : [];
  });
  return tried.toSorted((a, b) => b.gained - a.gained || a.asked - b.asked)[0]?.words;
}
