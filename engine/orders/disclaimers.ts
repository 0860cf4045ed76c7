import { DENIED, SPEAKERS } from './holding-words';
import type { Nouns } from './nouns';
import { bestOutcome } from './outcome';
import type { Sentence } from './sentences';
import type { State } from './state';
import { type Token, tokenAt } from './tokens';
import { unitsOf } from './units';
import { FILLERS, words } from './vocabulary';

/** Words of one who is not sure whether he knows the rules. */
const KNOWING = words(
  'weiß sicher ahnung klar verstanden verstehe verstehen blicke durchblick kapiere kapiert begriffen überblick know sure idea understand certain clue remember erinnere',
);

/** Words behind which he orders nevertheless. */
const NEVERTHELESS = words('aber but doch trotzdem jedoch anyway');

/** Most words between it and a colon. */
const LEADING = 6;

/** Most words before it. */
const LONGEST = 30;

/**
 * What stands before `aber` where the writer says he is not sure of the rules, and orders something behind it: `Ich weiß
 * nicht, ob das geht, aber ich baue die Passfeste`. The order must be clear without it, and nothing may be ordered before.
 * Undefined if there is none.
 */
export function behindDisclaimer<
  Order,
  Book extends { readonly nouns: Nouns },
  Step extends string,
>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): { readonly told: readonly Token[]; readonly sentence: Sentence } | undefined {
  const { tokens } = sentence;
  const but = tokens.findIndex(({ fold }, at) => at > 1 && at <= LONGEST && NEVERTHELESS.has(fold));
  if (but < 0 || tokenAt(tokens, but - 1).fold !== ',') return undefined;
  const told = tokens.slice(0, but);
  const first = told.find(
    ({ kind, fold }) => kind === 'word' && !(FILLERS.has(fold) && !SPEAKERS.has(fold)),
  );
  const isOfWriter = first !== undefined && (SPEAKERS.has(first.fold) || DENIED.has(first.fold));
  const isUnsure =
    told.some(({ fold }) => KNOWING.has(fold)) && told.some(({ fold }) => DENIED.has(fold));
  const units = unitsOf(my.reading, told);
  const isOrdered = units.some(
    (unit) => bestOutcome(my.reading, unit, undefined).orders.length > 0,
  );
  if (!isOfWriter || !isUnsure || isOrdered) return undefined;
  // `aber ich versuche es: Die Turmritter ...`.
  const colon = tokens.findIndex(({ fold }, at) => at > but && at <= but + LEADING && fold === ':');
  const from = colon < 0 ? but + 1 : colon + 1;
  const rest = { ...sentence, tokens: tokens.slice(from) };
  return rest.tokens.length > 0 && isClear(rest) ? { told, sentence: rest } : undefined;
}
