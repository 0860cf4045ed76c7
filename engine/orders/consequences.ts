import { AMOUNTS, DENIED, HEARSAY } from './holding-words';
import { holdsIn } from './holds';
import type { Nouns } from './nouns';
import { opensCondition } from './riders';
import type { Sentence } from './sentences';
import type { State } from './state';
import { subjectsIn } from './subjects';
import { type Token, tokenAt } from './tokens';
import { unitsOf } from './units';
import { words } from './vocabulary';

/** Words behind a comma with which follows what the writer orders for the reason before it. */
const HENCE = words('also darum deshalb daher deswegen drum somit folglich therefore hence so');

/** Most words of the reason, and fewest. */
const LONGEST = 30;
const LEAST = 3;

/** Words that go with a denial: `nobody else`. */
const BESIDE_DENIAL = words('else sonst');

/** True for words of a reason that hold no order behind it: it is a fact, whatever it denies and whoever says it. */
const isOfFact = ({ fold }: Token): boolean =>
  [DENIED, AMOUNTS, HEARSAY, BESIDE_DENIAL].some((known) => known.has(fold));

/**
 * What a sentence orders behind the reason it gives in a clause of its own: `Ich will denen nichts Böses, darum stell Armee 1 auf
 * passiv`. The reason has no verb of an order and no condition, and what follows is clear without it, with the one named in the
 * reason if it names nobody. Undefined if there is none.
 */
export function behindConsequence<
  Order,
  Book extends { readonly nouns: Nouns },
  Step extends string,
>(
  { reading }: State<Order, Book, Step>,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): { readonly told: readonly Token[]; readonly sentence: Sentence } | undefined {
  const { tokens } = sentence;
  const hence = tokens.findIndex(
    ({ fold }, at) => at > LEAST && HENCE.has(fold) && tokenAt(tokens, at - 1).fold === ',',
  );
  if (hence < 0 || hence > LONGEST || tokens.at(-1)?.fold === '?') return undefined;
  const told = tokens.slice(0, hence - 1);
  const rest = tokens.slice(hence + 1);
  const isBound = opensCondition(told) || !holdsIn(told).every(isOfFact);
  if (isBound || told.some(({ fold }) => fold === ':')) return undefined;
  if (unitsOf(reading, told).length > 0 || isClear(sentence)) return undefined;
  const named = subjectsIn(reading, told);
  const isOfNamed = named.length === 1 && subjectsIn(reading, rest).length === 0;
  const own = isOfNamed ? [...(named[0] ?? []), ...rest] : rest;
  const one = { ...sentence, tokens: own };
  const beside = isOfNamed ? told.filter((token) => named[0]?.includes(token) !== true) : told;
  return isClear(one) ? { told: beside, sentence: one } : undefined;
}
