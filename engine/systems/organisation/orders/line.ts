import type { Book } from './names';
import { folded } from './fold';
import { type Token, tokensOf, type Words, wordsFrom } from './tokens';
import { type Marker, MARKERS, type Verb, VERBS } from './words';

/** What stands behind one preposition of an order, up to the next. */
export interface Slot {
  readonly marker: Marker | 'bracket';
  readonly tokens: readonly Token[];
}

/** A line that begins with the word of an order, taken apart. */
export interface OrderLine {
  readonly letter: string;
  readonly verb: Verb;
  /** The word of the order itself. */
  readonly head: Words;
  /** What stands before the first preposition. */
  readonly object: readonly Token[];
  readonly slots: readonly Slot[];
  /** What stands behind the first colon. */
  readonly tail: readonly Token[];
  readonly words: Words;
}

/** Most tokens of a name. */
const LONGEST = 8;

/** Where the longest name ends that begins at a token and has several; the token's own place if there is none. */
const endOfName = (tokens: readonly Token[], from: number, names: ReadonlySet<string>): number => {
  let end = from;
  let name = '';
  for (let at = from; at < Math.min(tokens.length, from + LONGEST); at += 1) {
    const { kind, fold } = tokens[at] ?? { kind: 'sign', fold: '' };
    if (kind !== 'sign') name += fold;
    else if (at === from) return from;
    if (at > from && kind !== 'sign' && names.has(name)) end = at + 1;
  }
  return end;
};

/** Tokens one after the other that together are a name in full, marked so that none of them means anything else. */
const withNames = (tokens: readonly Token[], names: ReadonlySet<string>): readonly Token[] => {
  const marked = [...tokens];
  for (let from = 0; from < marked.length; from += 1) {
    const to = endOfName(tokens, from, names);
    for (let at = from; at < to; at += 1) {
      const token = tokens[at];
      if (token !== undefined) marked[at] = { ...token, isName: true };
    }
    from = Math.max(from, to - 1);
  }
  return marked;
};

const FORMS = Object.entries(VERBS)
  .flatMap(([verb, forms]) =>
    forms.map((form) => ({ verb: verb as Verb, folds: form.split(' ').map(folded) })),
  )
  .sort((a, b) => b.folds.length - a.folds.length);

/** The word of an order at the beginning of some tokens, and how many tokens it takes. */
const verbOf = (tokens: readonly Token[]) =>
  FORMS.find(({ folds }) => folds.every((fold, index) => tokens[index]?.fold === fold));

/** The tokens before and behind the first colon that is no part of a name. */
const atColon = (tokens: readonly Token[]): readonly [readonly Token[], readonly Token[]] => {
  const colon = tokens.findIndex(({ fold, isName }) => fold === ':' && !isName);
  return colon < 0 ? [tokens, []] : [tokens.slice(0, colon), tokens.slice(colon + 1)];
};

const markerOf = ({ fold, isName }: Token): Slot['marker'] | undefined => {
  if (isName) return undefined;
  if (fold === '(') return 'bracket';
  return Object.hasOwn(MARKERS, fold) ? MARKERS[fold] : undefined;
};

/** Tokens cut at every preposition; what stands before the first one is the object. */
const slotsOf = (
  tokens: readonly Token[],
): { readonly object: readonly Token[]; readonly slots: readonly Slot[] } => {
  const object: Token[] = [];
  const slots: { marker: Slot['marker']; tokens: Token[] }[] = [];
  let isInBracket = false;
  for (const token of tokens) {
    const marker: Slot['marker'] | undefined = isInBracket ? undefined : markerOf(token);
    if (token.fold === ')') isInBracket = false;
    else if (marker !== undefined) {
      slots.push({ marker, tokens: [] });
      isInBracket = marker === 'bracket';
    } else (slots.at(-1)?.tokens ?? object).push(token);
  }
  return { object, slots };
};

/** The order a line begins with, its parts told from each other; undefined if it begins with none. */
export const orderLine = (letter: string, words: Words, book: Book): OrderLine | undefined => {
  const tokens = withNames(tokensOf(words.text, words.span.start), book.names);
  const form = verbOf(tokens);
  if (form === undefined) return undefined;
  const head = wordsFrom(letter, tokens.slice(0, form.folds.length));
  const behind = tokens.slice(form.folds.length);
  const isLed = behind[0]?.fold === ':';
  const [before, tail] = isLed ? [behind.slice(1), []] : atColon(behind);
  if (head === undefined) return undefined;
  return { letter, verb: form.verb, head, ...slotsOf(before), tail, words };
};
