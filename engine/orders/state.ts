import { type Params, type Span, trimmedEnd } from '../kernel';
import type { Clause } from './clause';
import type { Use } from './filling';
import type { Grammar, Reading } from './grammar';
import type { Nouns } from './nouns';
import type { Sentence } from './sentences';
import type { Token, Words } from './tokens';

/** An order as it was read. */
export interface ReadOrder<Order> {
  readonly order: Order;
  /** Heading it stands under. */
  readonly step: string | null;
  readonly words: Words;
  /** The verb, what it is about, what stands behind a colon. */
  readonly parts: Readonly<Partial<Record<'verb' | 'object' | 'details', Words>>>;
  /** Values given explicitly, by slot: the rules fill in the rest. */
  readonly stated: Readonly<Record<string, unknown>>;
}

/** A finding of the reader about a letter. */
export interface Remark {
  readonly code: string;
  readonly about: Params;
  readonly words: Words;
}

/** A letter as it was read. */
export interface ReadLetter<Order> {
  readonly orders: readonly ReadOrder<Order>[];
  readonly remarks: readonly Remark[];
  /** Use of every word and number of the letter. */
  readonly uses: readonly { readonly token: Token; readonly use: Use }[];
}

/** A condition that stands before what it binds. */
export interface Condition {
  /** Where it stands; behind a colon the paragraph of the list, null as long as none has begun. */
  readonly paragraph: number | null;
  readonly words: Words;
  /** True if it binds all of a list, not only the next sentence. */
  readonly isOfList: boolean;
}

/** A letter while it is read; it grows as long as the letter is read. */
export interface State<Order, Book extends { readonly nouns: Nouns }, Step extends string> {
  readonly reading: Reading<Order, Book, Step>;
  readonly letter: string;
  /** Stretches of it whose orders are none of its own. */
  readonly stretches: readonly Span[];
  readonly codes: Grammar<Order, Book, Step>['codes'];
  readonly orders: ReadOrder<Order>[];
  readonly remarks: Remark[];
  readonly uses: { token: Token; use: Use }[];
  /** Orders that a sentence denies in so many words, as they are compared. */
  readonly denied: Set<string>;
  /** Words nobody understands since the last ones that were understood. */
  lost: { start: number; end: number; isProse: boolean } | null;
  /** The sentence before with its orders, which a further one can take back. */
  last: { readonly paragraph: number; readonly count: number; readonly words: Words } | null;
  /** True behind an opening with what is decided, as long as every sentence is a clause of it: `that ...`. */
  isResolved: boolean;
  /** Those the sentence before names to carry out orders: they hold for further ones of its paragraph. */
  subject: { readonly paragraph: number; readonly tokens: readonly Token[] } | null;
  /** Those named before in the paragraph to carry out orders, for pronouns and for others who do the same. */
  named: {
    readonly paragraph: number;
    /** Those of the sentence before. */
    readonly groups: readonly (readonly Token[])[];
    /** Those of the paragraph. */
    readonly all: readonly (readonly Token[])[];
    /** True if a pronoun can mean nobody else. */
    readonly isClear: boolean;
    readonly isHeld: boolean;
    /** True as long as no other sentence stands behind it. */
    readonly isBefore: boolean;
    readonly sentence: Sentence;
  } | null;
  /** A condition that stands before the sentence it binds, or before the list it binds. */
  condition: Condition | null;
  /** The heads of the columns of a table in the paragraph. */
  table: { readonly paragraph: number; readonly heads: readonly (readonly Token[])[] } | null;
}

/** Words without the signs at their end. */
export function trimmed({ text, span }: Words): Words {
  const { length } = trimmedEnd(text, /[\s;.,!]/u);
  return length === 0
    ? { text, span }
    : { text: text.slice(0, length), span: { start: span.start, end: span.start + length } };
}

/** A stretch of the letter. */
export function between<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  start: number,
  end: number,
): Words {
  return { text: my.letter.slice(start, end), span: { start, end } };
}

/** Notes what words and numbers are for. */
export function noteUse<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  tokens: readonly Token[],
  useOf: (token: Token) => Use,
): void {
  for (const token of tokens) if (token.kind !== 'sign') my.uses.push({ token, use: useOf(token) });
}

/** Makes a remark of some words, without the signs at their end. */
export function addRemark<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  code: string,
  words: Words,
  about: Params = {},
): void {
  my.remarks.push({ code, words: trimmed(words), about });
}

/** Makes one remark of the words nobody understood so far. */
export function settle<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
): void {
  if (my.lost === null) return;
  const { start, end, isProse } = my.lost;
  const code = isProse ? (my.codes.prose ?? my.codes.line) : my.codes.line;
  my.remarks.push({ code, words: between(my, start, end), about: {} });
  my.lost = null;
}

/** Collects unknown words until it is known where they end; prose apart, where a game has a code for it. */
export function lose<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  tokens: readonly Token[],
  { span }: Words,
  isTold = false,
): void {
  const isProse = isTold && my.codes.prose !== undefined;
  if (my.lost?.isProse !== isProse) settle(my);
  noteUse(my, tokens, () => 'asked');
  my.lost = { start: my.lost?.start ?? span.start, end: span.end, isProse };
}

/** Tells which words of an order are read as what they mean, not as they are written. */
export function noteSlips<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  tokens: readonly Token[],
  { uses, text }: Pick<Clause, 'uses' | 'text'>,
): void {
  const { slips } = my.reading.grammar;
  if (slips === undefined) return;
  for (const token of tokens) {
    const isRead = uses.get(token) !== 'asked' && text?.tokens.includes(token) !== true;
    if (token.isSlip === true && isRead) addRemark(my, slips.code, token);
  }
}
