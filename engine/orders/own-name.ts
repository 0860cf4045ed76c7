import type { Reading } from './grammar';
import { DONE, WILL } from './holding-words';
import { namingsAt, type Nouns } from './nouns';
import { type Token, tokenAt } from './tokens';
import { ARTICLES, FILLERS, words } from './vocabulary';

/** Words for those who decide for the writer, before his name: `the council of the Küstenkontor`. */
const BODIES = words(
  'rat council senat senate parlament parliament versammlung assembly kapitel chapter herr herrin könig königin king queen fürst fürstin volk people führung leitung regierung government',
);

const OF = words('of des der von');
const GENITIVE = words('of des von vom');

/** Verbs of what is decided, behind `hat`, with small words between them. */
const DECIDED = words('beschlossen entschieden decided resolved');

/** Most words of a name, and between `hat` and `beschlossen`. */
const LONGEST = 5;

/** True for the verb of a sentence by which the one before it wants something. */
function isWilling(tokens: readonly Token[], at: number): boolean {
  const { fold } = tokenAt(tokens, at);
  if (WILL.has(fold)) return true;
  if (!DONE.has(fold)) return false;
  const behind = tokens.slice(at + 1, at + 1 + LONGEST);
  const end = behind.findIndex((token) => DECIDED.has(token.fold));
  return end >= 0 && behind.slice(0, end).every((token) => FILLERS.has(token.fold));
}

/** Where words for the writer begin that end before a place: his name, with an article or with those who decide for him. */
function writerBefore<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  end: number,
): number | undefined {
  const own = grammar.writerOf?.(book);
  const isOwn = (at: number): boolean =>
    namingsAt(tokens, at, book.nouns, [grammar.writers], ['full', 'inflected']).some(
      ({ thing, length }) => thing.key === own && at + length === end,
    );
  const from = tokens.findIndex((_, at) => at >= end - LONGEST && at < end && isOwn(at));
  if (own === undefined || from < 0) return undefined;
  const isArticle = (at: number): boolean => ARTICLES.has(tokenAt(tokens, at).fold);
  const isOf = (at: number): boolean => OF.has(tokenAt(tokens, at).fold);
  const hasArticle = isArticle(from - 1);
  const of = hasArticle && isOf(from - 2) ? from - 2 : from - 1;
  if (!BODIES.has(tokenAt(tokens, of - 1).fold) || !isOf(of)) {
    // `Der Feind des Ordens`, `von Rot`: another one who has to do with him.
    if ([from - 1, from - 2].some((at) => GENITIVE.has(tokenAt(tokens, at).fold))) return undefined;
    return hasArticle ? from - 1 : from;
  }
  return isArticle(of - 2) ? of - 2 : of - 1;
}

/** Fewest letters of a word that may be of a name. */
const LEAST = 3;

/** True if a word of a sentence may be of the name of the writer. */
function namesWriter<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  const key = grammar.writerOf?.(book);
  const own = book.nouns[grammar.writers]?.find((one) => one.key === key);
  if (own === undefined) return false;
  const isOf = (fold: string): boolean =>
    own.folds.some((name) => name.startsWith(fold)) ||
    own.allWords.some((word) => fold.startsWith(word));
  return tokens.some(({ kind, fold }) => kind === 'word' && fold.length >= LEAST && isOf(fold));
}

/**
 * A sentence in which the writer speaks of himself by his name and wants something, with `wir` in its place: `the council
 * of the Küstenkontor has decided to ...`, `Der Waldbund möchte ...`. Undefined if it has none.
 */
export function speakingAsWriter<
  Order,
  Book extends { readonly nouns: Nouns },
  Step extends string,
>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): { readonly tokens: readonly Token[]; readonly name: readonly Token[] } | undefined {
  if (!namesWriter(reading, tokens)) return undefined;
  const verb = tokens.findIndex((_, at) => at > 0 && isWilling(tokens, at));
  const from = verb < 0 ? undefined : writerBefore(reading, tokens, verb);
  if (from === undefined) return undefined;
  const name = tokens.slice(from, verb);
  const we: Token = { ...tokenAt(name, 0), kind: 'word', fold: 'wir' };
  return { tokens: [...tokens.slice(0, from), we, ...tokens.slice(verb)], name };
}
