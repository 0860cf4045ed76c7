import { namesOthers } from './doers';
import type { Reading } from './grammar';
import { DENIED, OTHER_TIMES, SPEAKERS } from './holding-words';
import { holdsIn } from './holds';
import { meaningsAt } from './meanings';
import { namingsAt, type Nouns } from './nouns';
import type { Sentence } from './sentences';
import { type Token, tokenAt, wordsFrom } from './tokens';
import { isVerbAt } from './verbs';
import { ARTICLES, opensReason, words } from './vocabulary';

/** Pronouns for a thing named before, and words for a place and for both of two things. */
const PRONOUNS = words('sie ihn es them it');
const THITHER = words('dorthin dahin thither');
const BOTH = words('beide beiden both');

/** Words beside those for both of two. */
const BESIDE_BOTH = words('of them diese dieser die stufen levels');
const TWO = words('zwei zwo two 2');

/** Words that give the reason of a fact; a purpose is none. */
const OF_FACT = words('da weil nachdem because since as after');

/** Words for a turn that is over, and for what follows in time. */
const OVER = words(
  'letzte letzten letzter letztes last vorige vorigen previous phase runde zug turn round monat month jahr year',
);
const AFTER = words('nachdem after');

/** True for words of a reason that hold no order behind it: it is a fact, whatever it denies and whenever it was. */
const isOfFact = ({ fold }: Token): boolean =>
  DENIED.has(fold) || OTHER_TIMES.has(fold) || OVER.has(fold);

/** Most tokens from a number to the name of what is counted: `two levels of the Späher`. */
const LONGEST_COUNT = 5;

/** A sentence that gives a reason and orders something with a pronoun, and the sentence it stands for. */
interface Spelled {
  readonly reason: readonly Token[];
  readonly sentence: Sentence;
}

const movedTo = (tokens: readonly Token[], { span }: Token): readonly Token[] =>
  tokens.map((token) => ({ ...token, span }));

/** Names of things in a reason, each with what is counted of it. */
function namesIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { book: { nouns }, grammar }: Reading<Order, Book, Step>,
  reason: readonly Token[],
): readonly { readonly name: readonly Token[]; readonly counted: readonly Token[] }[] {
  const types = Object.keys(nouns);
  const found: { name: readonly Token[]; counted: readonly Token[] }[] = [];
  for (let at = 1; at < reason.length; at += 1) {
    const [naming] = namingsAt(reason, at, nouns, types, ['full', 'inflected']);
    if (naming === undefined || tokenAt(reason, at).kind === 'sign') continue;
    const end = at + naming.length;
    const from = reason.findIndex(
      ({ fold }, index) => index < at && at - index <= LONGEST_COUNT && TWO.has(fold),
    );
    const isWriter = naming.type === grammar.writers;
    found.push({
      name: reason.slice(at, end),
      counted: isWriter || from < 0 ? [] : reason.slice(from, end),
    });
    at = end - 1;
  }
  return found;
}

/** The order behind a reason with a thing of it in the place of its pronoun; undefined if it has none. */
function spelledWith(
  rest: readonly Token[],
  { name, counted }: ReturnType<typeof namesIn>[number],
): readonly Token[] | undefined {
  const both = rest.findIndex(({ fold }) => BOTH.has(fold));
  if (both >= 0) {
    if (counted.length === 0) return undefined;
    const isBeside = (at: number): boolean => BESIDE_BOTH.has(tokenAt(rest, at).fold);
    const from = isBeside(both - 1) ? both - 1 : both;
    let to = both + 1;
    while (isBeside(to)) to += 1;
    return [...rest.slice(0, from), ...movedTo(counted, tokenAt(rest, both)), ...rest.slice(to)];
  }
  const at = rest.findIndex(({ fold }) => PRONOUNS.has(fold) || THITHER.has(fold));
  const pronoun = tokenAt(rest, at);
  if (at < 0) return undefined;
  const before: readonly Token[] = THITHER.has(pronoun.fold)
    ? [{ ...pronoun, text: 'nach', fold: 'nach' }]
    : [];
  return [...rest.slice(0, at), ...before, ...movedTo(name, pronoun), ...rest.slice(at + 1)];
}

/**
 * What a sentence orders that gives a reason first and then has a pronoun for the one thing named in it: `da die
 * Lichtungen gelitten haben, wollen wir sie reparieren`. Undefined where nothing or more than one thing can be meant, or
 * where the reason tells of an order of the writer, which may not be carried out yet.
 */
export function behindReason<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): Spelled | undefined {
  const { tokens } = sentence;
  const first = tokens.findIndex(({ kind }) => kind === 'word');
  if (!OF_FACT.has(tokenAt(tokens, first).fold) || !opensReason(tokens, first)) return undefined;
  const end = tokens.findIndex(({ fold }, at) => at > first && fold === ',');
  const reason = tokens.slice(first, end);
  const rest = tokens.slice(end + 1);
  if (end < 0 || tokens.at(-1)?.fold === '?' || !holdsIn(reason).every(isOfFact)) return undefined;
  if (isOfOrder(reading, reason) || isOfOthers(reading, rest)) return undefined;
  const spelled = namesIn(reading, reason).flatMap((named) => {
    const own = spelledWith(rest, named);
    if (own === undefined) return [];
    const one = {
      ...sentence,
      tokens: own,
      words: wordsFrom(reading.letter, rest) ?? sentence.words,
    };
    return isClear(one) ? [one] : [];
  });
  const [one] = spelled;
  return one !== undefined && spelled.length === 1 ? { reason, sentence: one } : undefined;
}

/** True if another one stands behind the verb with which an order behind a reason begins: `..., kauft Blau ihn`. */
function isOfOthers<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  rest: readonly Token[],
): boolean {
  return namesOthers(reading, rest.slice(0, ARTICLES.has(tokenAt(rest, 1).fold) ? 3 : 2));
}

/** True if a reason tells what the writer orders: `nachdem wir das Archiv gebaut haben`. */
function isOfOrder<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar: { forms } }: Reading<Order, Book, Step>,
  reason: readonly Token[],
): boolean {
  return (
    reason.some(({ fold }) => SPEAKERS.has(fold) || AFTER.has(fold)) &&
    reason.some(({ fold }, at) =>
      meaningsAt(forms, fold).some(({ verb }) => isVerbAt(reason, at, verb)),
    )
  );
}
