import { readUnits } from './clauses';
import { hold, holdingOf, holdUnit } from './held';
import type { Nouns } from './nouns';
import { partsOf, textBehind } from './order-words';
import { isStory, type Outcome, type Unit } from './outcome';
import {
  isTakingBack,
  mendsLast,
  opensAlternative,
  opensRetraction,
  takeBack,
  wordsAlone,
} from './riders';
import type { Sentence } from './sentences';
import {
  addRemark,
  between,
  lose,
  noteSlips,
  noteUse,
  type ReadOrder,
  settle,
  type State,
  trimmed,
} from './state';
import { type Token, type Words, wordsFrom } from './tokens';
import { SOFT } from './vocabulary';

/** Reads a sentence with verbs of orders; how many of the following ones it took along. */
export function carriedOut<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  units: readonly Unit<Order, Book>[],
  following: readonly Sentence[],
): number {
  const { tokens, words, paragraph } = sentence;
  const read = readUnits(my, sentence, units);
  const isMere = isTakingBack(tokens) && read.every(({ outcome }) => outcome.orders.length === 0);
  if (isMere || read.every(({ unit, outcome }) => isStory(unit, outcome))) {
    wordsAlone(my, sentence);
    return 0;
  }
  settle(my);
  if (mendsLast(my, sentence)) return 0;
  if (
    my.last?.paragraph === paragraph &&
    (opensRetraction(
      my.reading,
      tokens,
      read.flatMap(({ unit }) => unit.verb),
    ) ||
      opensAlternative(tokens))
  )
    takeBack(my, words);
  const holding = holdingOf(my, sentence, read);
  if (holding !== undefined) {
    hold(my, sentence, read, holding);
    return 0;
  }
  const count = my.orders.length;
  let taken = 0;
  for (const { unit, outcome, isHeld, beside = [] } of read) {
    noteUse(my, beside, () => 'asked');
    const told = wordsFrom(my.letter, beside);
    if (told !== undefined) addRemark(my, my.codes.rest, told);
    if (isStory(unit, outcome)) {
      lose(my, unit.tokens, wordsFrom(my.letter, unit.tokens) ?? words);
      settle(my);
    } else if (isHeld || outcome.clause.holds.length > 0) holdUnit(my, unit, words);
    else taken = Math.max(taken, keep(my, unit, outcome, sentence, following));
  }
  my.last = { paragraph, count: my.orders.length - count, words };
  return taken;
}

/** The words of an order from its first one: the comma or `und` before them joins it to the one before. */
const fromFirstWord = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(
    Math.max(
      0,
      tokens.findIndex(({ fold }) => !SOFT.has(fold)),
    ),
  );

/** True for the order before in the same sentence, said once more. */
const isSame = <Order>(
  order: Order,
  last: ReadOrder<Order> | undefined,
  { span }: Words,
): boolean =>
  last !== undefined &&
  last.words.span.start >= span.start &&
  JSON.stringify(order) === JSON.stringify(last.order);

/** Adds the orders of a clause and its findings; returns how many following sentences its text takes. */
function keep<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  unit: Unit<Order, Book>,
  { clause, orders, problems, amendment }: Outcome<Order>,
  { step, words: whole }: Sentence,
  following: readonly Sentence[],
): number {
  noteUse(my, unit.tokens, (token) => clause.uses.get(token) ?? 'courtesy');
  noteSlips(my, unit.tokens, clause);
  const last = my.orders.at(-1);
  if (amendment !== undefined && last !== undefined && orders.length === 0)
    my.orders[my.orders.length - 1] = {
      ...last,
      order: amendment,
      words: trimmed(between(my, last.words.span.start, whole.span.end)),
    };
  for (const { order, draft, words: own } of orders) {
    // `bleibt sitzen und rührt sich nicht`: the same of the same one is said once.
    const isSaid = my.reading.grammar.subjects !== undefined && isSame(order, last, whole);
    if (isSaid) continue;
    const tokens = fromFirstWord(orders.length === 1 ? unit.tokens : own);
    const words = trimmed(wordsFrom(my.letter, tokens) ?? whole);
    const stated = new Map<string, unknown>(
      [...draft.held].map(([name, { value }]) => [name, value]),
    );
    for (const [name, items] of draft.lists)
      stated.set(
        name,
        items.map(({ held }) => [...held].map(([key, { value }]) => [key, value])),
      );
    my.orders.push({
      order,
      step,
      words,
      parts: partsOf(my, unit, tokens),
      stated: Object.fromEntries(stated),
    });
  }
  for (const { code, about, tokens } of problems) {
    const at = wordsFrom(my.letter, tokens) ?? wordsFrom(my.letter, unit.tokens);
    addRemark(my, code, at ?? whole, about);
  }
  return clause.text === undefined || orders.length === 0
    ? 0
    : textBehind(my, clause.text.slot, whole, following);
}
