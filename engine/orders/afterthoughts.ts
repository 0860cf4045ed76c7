import type { Nouns } from './nouns';
import type { Sentence } from './sentences';
import type { State } from './state';
import { type Token, tokenAt } from './tokens';
import { unitsOf } from './units';
import { HARD, MARKERS, words } from './vocabulary';

/** Most words of an afterthought, and of the sentence it belongs to. */
const LONGEST = { thought: 10, sentence: 40 } as const;

/** Words that lead on to more of the order before: `und zwar mit Panzern`. */
const NAMELY = words('und zwar namely dabei also');

/** Those of them that are enough to say so. */
const CLEARLY = words('zwar namely');

const isEnd = ({ fold }: Token): boolean => HARD.has(fold);

/**
 * The sentence before with more of it, where a sentence without a verb says no more than that: `Ich greife Libyen an.` and
 * `Und zwar mit dem Flugzeug.`; it is read in the place of that order. Undefined if it says anything else, or is no order so.
 */
export function withAfterthought<
  Order,
  Book extends { readonly nouns: Nouns },
  Step extends string,
>(
  my: State<Order, Book, Step>,
  before: Sentence | undefined,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): Sentence | undefined {
  const { tokens, kind, paragraph } = sentence;
  if (kind !== 'words' || before?.paragraph !== paragraph || tokens.length > LONGEST.thought)
    return undefined;
  const isLast = my.last?.words.span.end === before.words.span.end && my.last.count === 1;
  if (!isLast || before.tokens.length > LONGEST.sentence || tokens.at(-1)?.fold === '?')
    return undefined;
  // Behind a colon stand words of the player's own, and things of a list.
  if (my.reading.grammar.subjects !== undefined || before.tokens.some(({ fold }) => fold === ':'))
    return undefined;
  const start = tokens.findIndex((token) => token.kind === 'word' && !NAMELY.has(token.fold));
  const isNamely = tokens.slice(0, Math.max(0, start)).some(({ fold }) => CLEARLY.has(fold));
  if (!isNamely && !MARKERS.has(tokenAt(tokens, start).fold)) return undefined;
  if (unitsOf(my.reading, tokens).length > 0) return undefined;
  const { span } = tokenAt(tokens, 0);
  const own = before.tokens
    .filter((token) => !isEnd(token))
    .map(({ startsLine: _, ...token }) => ({ ...token, span }));
  const more = tokens.slice(start).filter((token) => !isEnd(token));
  const whole = { ...sentence, tokens: [...own, ...more] };
  return isClear(whole) ? whole : undefined;
}
