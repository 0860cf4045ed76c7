import { mendsBefore } from './contrast';
import { isSpeech, opensCorrection, opensSpeech } from './courtesy';
import { cuttingOf } from './cutting';
import { namesOthers } from './doers';
import { holdAt, holdsIn } from './holds';
import {
  ALTERNATIVES,
  CONDITIONS,
  COUNTING,
  RETRACTIONS,
  RIDERS,
  TAKING_BACK,
  WHOLE,
} from './holding-words';
import { namingsAt, type Nouns } from './nouns';
import type { Reading } from './grammar';
import type { Sentence } from './sentences';
import { addRemark, between, type Condition, lose, noteUse, type State } from './state';
import { type Token, tokensOf, type Words } from './tokens';
import { FILLERS, MARKERS } from './vocabulary';

/** Most words of a sentence that does nothing but take back what stands before it. */
const LONGEST_RETRACTION = 6;

const isShort = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ kind }) => kind === 'word').length <= LONGEST_RETRACTION;

/** True for a short sentence that takes back what stands before it, wherever that is: `Storno`, `das gilt nicht`. */
export function isTakingBack(tokens: readonly Token[]): boolean {
  const isDenied = tokens.some(({ fold }) => COUNTING.has(fold)) && holdsIn(tokens).length > 0;
  return isShort(tokens) && (isDenied || tokens.some(({ fold }) => TAKING_BACK.has(fold)));
}

/** Words of a sentence that may stand before the one with which it takes back: `Oder nein`, `on second thought`. */
const BEFORE_RETRACTION = 2;

/**
 * True if a sentence takes back the one before it: `Nein, ...`, and a short one also `Ach nein`. A word of a name of
 * several words does not: `Techniques: First strike`, nor the verb of an order: `Riders: ignore`.
 */
export function opensRetraction<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { book: { nouns } }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  verbs: readonly Token[] = [],
): boolean {
  const words = tokens.flatMap((token, at) =>
    token.kind === 'word' && !verbs.includes(token) ? [{ fold: token.fold, at }] : [],
  );
  const most = isShort(tokens) ? BEFORE_RETRACTION + 1 : 1;
  // `Army 1 attacks target 1, no mercy`: a phrase that holds nothing takes nothing back.
  const found = words
    .slice(0, most)
    .filter(({ fold, at }) => RETRACTIONS.has(fold) && !holdAt(tokens, at).isHarmless);
  const types = found.length === 0 ? [] : Object.keys(nouns);
  const isNamed = (at: number): boolean =>
    words.some(({ at: from }) =>
      namingsAt(tokens, from, nouns, types, ['full']).some(
        ({ length }) => length > 1 && from <= at && at < from + length,
      ),
    );
  return found.some(({ at }) => !isNamed(at));
}

/** True if a sentence says what is meant by the one before it, which is taken back then: neither is carried out. */
export function mendsLast<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, words, paragraph }: Sentence,
): boolean {
  const { last } = my;
  const isNext = last !== null && last.count > 0 && last.paragraph === paragraph;
  if (!isNext || !mendsBefore(my.reading, tokens, () => tokensOf(last.words.text, 0))) return false;
  noteUse(my, tokens, () => 'asked');
  takeBack(my, words);
  return true;
}

/** True if a sentence begins with a condition that needs no conjunction: `Sollte man uns angreifen`. */
export function opensCondition(tokens: readonly Token[]): boolean {
  // `102 should go ...`: who is named by a number stands before it.
  const first = tokens.findIndex(({ kind }) => kind !== 'sign');
  return CONDITIONS.has(tokens[first]?.fold ?? '') && !holdAt(tokens, first).isHarmless;
}

/** The orders of the sentence before, or all of them, are not carried out: this one narrows them or takes them back. */
export function takeBack<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  words: Words,
  isWhole = false,
): void {
  if (my.last === null) return;
  const count = isWhole ? my.orders.length : my.last.count;
  const from = (isWhole ? my.orders[0]?.words : undefined) ?? my.last.words;
  my.orders.splice(my.orders.length - count, count);
  my.reading.previous.order = undefined;
  addRemark(my, my.codes.held, between(my, from.span.start, words.span.end));
  my.last = null;
  my.named = null;
}

/** True if a sentence begins with a word that leaves open whether it or the one before it applies. */
export function opensAlternative(tokens: readonly Token[]): boolean {
  return ALTERNATIVES.has(tokens.find(({ kind }) => kind === 'word')?.fold ?? '');
}

/** Drops the orders that the letter denies elsewhere explicitly: `PS: Passfeste doch nicht bauen`. */
export function takeBackDenied<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
): void {
  if (my.denied.size === 0) return;
  const left = my.orders.filter(({ order, words }) => {
    const isDenied = my.denied.has(JSON.stringify(order));
    if (isDenied) addRemark(my, my.codes.held, words);
    return !isDenied;
  });
  my.orders.length = 0;
  for (const one of left) my.orders.push(one);
  my.remarks.sort((a, b) => a.words.span.start - b.words.span.start);
}

const isHoldingBack = (tokens: readonly Token[]): boolean =>
  opensCondition(tokens) || holdsIn(tokens).length > 0;

/** Fewest words of a main clause. */
const MAIN_CLAUSE = 3;

/** Most words that hold something of a condition: the one it begins with. */
const OF_CONDITION = 1;

/**
 * True for a condition that binds a clause of its own behind it, and says nothing of what stands before: `Falls etwas übrig
 * ist, kommt auch der Rat dran.`
 */
function hasMainClause(tokens: readonly Token[]): boolean {
  const comma = tokens.findIndex(({ fold }) => fold === ',');
  const main = tokens.slice(comma + 1).filter(({ kind }) => kind === 'word');
  const isFree =
    holdsIn(tokens).length <= OF_CONDITION && !main.some(({ fold }) => POINTING.has(fold));
  return opensCondition(tokens) && comma > 0 && main.length >= MAIN_CLAUSE && isFree;
}

/** Words of a clause that may mean the order before it. */
const POINTING = new Set(
  'das es dies so that it this stattdessen statt lieber instead rather'.split(' '),
);

/** True if a sentence without an order narrows the one before it or takes it back. */
function isRider<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  if (opensRetraction(reading, tokens)) return true;
  const first = tokens.find(({ kind }) => kind === 'word')?.fold ?? '';
  if (hasMainClause(tokens)) return false;
  if (RIDERS.has(first) && isHoldingBack(tokens) && tokens.at(-1)?.fold !== ':') return true;
  const held = new Set(holdsIn(tokens));
  return (
    (held.size > 0 || tokens.some(({ fold }) => fold === '?')) &&
    tokens.every((token) => token.kind === 'sign' || held.has(token) || FILLERS.has(token.fold))
  );
}

/** True if the title of a list names somebody else, and nobody against whom it is: `Befehle des Waldbunds:`. */
const isOfSomebodyElse = <Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading }: State<Order, Book, Step>,
  tokens: readonly Token[],
): boolean =>
  namesOthers(reading, tokens) && !tokens.some(({ fold }) => MARKERS.get(fold) === 'against');

/** Words that say which earlier letter is mended. */
const EARLIER = new Set(['gestern', 'vorgestern', 'frueher', 'yesterday', 'earlier']);

/**
 * True if words without an order hold back what stands behind them. The title of a letter that mends an earlier one does
 * not: what it takes back is not in this letter.
 */
function isHoldingList<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  const isOfList = tokens.at(-1)?.fold === ':';
  const isTitle =
    isOfList &&
    my.orders.length === 0 &&
    opensCorrection(tokens) &&
    holdsIn(tokens).every(({ fold }) => TAKING_BACK.has(fold) || EARLIER.has(fold));
  if (
    my.orders.length === 0 &&
    isOfList &&
    opensSpeech(tokens, cuttingOf(my.reading.grammar, my.reading.book)) &&
    !isOfSomebodyElse(my, tokens)
  )
    return false;
  if (isSpeech(tokens)) return true;
  return (isHoldingBack(tokens) && !isTitle) || (isOfList && isOfSomebodyElse(my, tokens));
}

/** True for words about what is left, which bind nothing: `der Rest kommt morgen`. */
const isOfRest = (tokens: readonly Token[]): boolean =>
  !opensCondition(tokens) && holdsIn(tokens).every(({ fold }) => REST.has(fold));

const REST = new Set('der den the rest'.split(' '));

/** Fewest words of an item of a list that says something of its own. */
const LEAST_OF_ITEM = 3;

/** True for an item of a list that holds nothing beyond itself: no condition for the next one, nor a word that holds alone. */
const isWholeItem = (tokens: readonly Token[]): boolean =>
  !opensCondition(tokens) &&
  ![',', ':'].includes(tokens.at(-1)?.fold ?? '') &&
  tokens.filter(({ kind }) => kind === 'word').length >= LEAST_OF_ITEM;

/** True for the head of a table: its words say what the columns hold, and bind no row. */
const isHeadOfTable = <Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { table }: State<Order, Book, Step>,
  { tokens, paragraph }: Sentence,
): boolean => table?.paragraph === paragraph && tokens.some(({ fold }) => fold === '|');

/** True for words that hold nothing behind them: a sentence with its stop, an item of a list, the head of a table. */
const isOver = <Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
): boolean =>
  /[.!?…–—-]["“”«»]?$/u.test(sentence.words.text) ||
  (sentence.isItem && isWholeItem(sentence.tokens)) ||
  isHeadOfTable(my, sentence);

/** A sentence without an order: it may take back the one before it, or bind it or the next one. */
export function wordsAlone<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
): void {
  const { tokens, words, paragraph, isProse } = sentence;
  if (tokens.every(({ kind, fold }) => kind === 'sign' && fold !== '?')) return;
  const isOfList = tokens.at(-1)?.fold === ':';
  if (mendsLast(my, sentence)) return;
  const isTaking = isTakingBack(tokens);
  const isNext = my.last?.paragraph === paragraph && isRider(my.reading, tokens);
  if (my.orders.length > 0 && my.last !== null && (isTaking || isNext)) {
    noteUse(my, tokens, () => 'asked');
    takeBack(my, words, isTaking && tokens.some(({ fold }) => WHOLE.has(fold)));
    return;
  }
  lose(my, tokens, words, isProse);
  if (!isProse) my.reading.previous.order = undefined;
  const bound = conditionFor(my, paragraph);
  const isHolding = isHoldingList(my, tokens);
  const isOpen = isHolding && !isOfRest(tokens) && !isOver(my, sentence);
  if (isHolding && isOfList) my.condition = { paragraph: null, words, isOfList };
  else if (bound?.isOfList !== true)
    my.condition = isOpen ? { paragraph, words, isOfList: false } : null;
}

/** The condition that binds a sentence of a paragraph; the list behind one begins with the first of its sentences. */
export function conditionFor<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  paragraph: number,
): Condition | undefined {
  const { condition } = my;
  if (condition === null || (condition.paragraph ?? paragraph) !== paragraph) {
    my.condition = null;
    return undefined;
  }
  my.condition = condition.isOfList ? { ...condition, paragraph } : null;
  return condition;
}

/** Words with which a clause begins that draws the consequence of the one before it. */
const CONSEQUENCES = new Set('deshalb daher darum deswegen drum therefore hence'.split(' '));

/** True if a sentence binds the list behind it as well: `Nicht gemacht wird: A`, and B on the next line. */
export function bindsList(tokens: readonly Token[], verbs: readonly Token[]): boolean {
  const colon = tokens.findIndex(({ fold }) => fold === ':');
  const before = tokens.slice(0, Math.max(0, colon));
  // `Ich habe es nicht verstanden, deshalb schreibe ich es aus: ...`: what follows from it is not denied.
  const last = before.slice(before.findLastIndex(({ fold }) => fold === ',') + 1);
  const isDrawn = CONSEQUENCES.has(last[0]?.fold ?? '') && holdsIn(last).length === 0;
  return holdsIn(before).length > 0 && !isDrawn && !before.some((token) => verbs.includes(token));
}
