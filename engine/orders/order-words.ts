import type { Nouns } from './nouns';
import { bestOutcome, isStory, type Unit } from './outcome';
import type { Sentence } from './sentences';
import { between, noteUse, type ReadOrder, type State, trimmed } from './state';
import { type Token, type Words, wordsFrom } from './tokens';
import { unitsOf } from './units';

/** Text of the player's own goes on to the end of its line; how many sentences it takes. */
export function textBehind<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  slot: string,
  whole: Words,
  following: readonly Sentence[],
): number {
  let taken = 0;
  let { end } = whole.span;
  for (const { kind, tokens, words } of following) {
    const gap = my.letter.slice(end, words.span.start);
    if (kind !== 'words' || /[\r\n\u2028\u2029]/.test(gap)) break;
    const units = unitsOf(my.reading, tokens);
    const isOrder = units.some(
      (unit) => unit.isLed || !isStory(unit, bestOutcome(my.reading, unit, undefined)),
    );
    if (isOrder) break;
    taken += 1;
    ({ end } = words.span);
    noteUse(my, tokens, () => 'order');
  }
  const last = my.orders.at(-1);
  if (taken === 0 || last === undefined) return taken;
  const text = (last.order as Record<string, unknown>)[slot];
  const more = my.letter.slice(whole.span.end, end);
  const { details } = last.parts;
  my.orders[my.orders.length - 1] = {
    ...last,
    order: typeof text === 'string' ? { ...last.order, [slot]: text + more } : last.order,
    words: between(my, last.words.span.start, end),
    parts: {
      ...last.parts,
      ...(details === undefined ? {} : { details: between(my, details.span.start, end) }),
    },
  };
  return taken;
}

/** The verb of an order, what it is about, and what stands behind its colon. */
export function partsOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { verb, isLed }: Unit<Order, Book>,
  tokens: readonly Token[],
): ReadOrder<Order>['parts'] {
  const own = isLed ? tokens.filter((token) => !verb.includes(token)) : tokens;
  const from = own[0]?.fold === ':' ? 1 : 0;
  const colon = own.findIndex(({ fold }, index) => index > 0 && fold === ':');
  const parts = {
    verb: wordsFrom(my.letter, isLed ? verb : verb.slice(0, 1)),
    object: wordsFrom(my.letter, own.slice(from, colon < 0 ? own.length : colon)),
    details: colon < 0 ? undefined : wordsFrom(my.letter, own.slice(colon + 1)),
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, words]) =>
      words === undefined ? [] : [[name, trimmed(words)]],
    ),
  );
}
