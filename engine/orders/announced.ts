import { isSpeech } from './courtesy';
import { namesOthers } from './doers';
import { keepsText } from './grammar';
import { ABLE, WOULD_DO } from './holding-words';
import { holdsIn } from './holds';
import type { Nouns } from './nouns';
import { bestOutcome } from './outcome';
import { hasAny } from './placed-clause';
import type { Sentence } from './sentences';
import type { State } from './state';
import { subjectsIn } from './subjects';
import type { Token } from './tokens';
import { unitsOf } from './units';
import { QUESTIONS, words } from './vocabulary';

/** Most words before the colon. */
const LONGEST = 30;

/** Words by which something is said of what stands behind the colon: `Falsch ist: Armee 1 hält`. */
const BEING = words('ist sind war waren wäre wären is are was were');

/**
 * What stands before a colon and orders nothing, though it has the verb of an order, if the order behind the colon is clear
 * without it: `In Elystria bleiben die Tore zu: 101 hält die Stellung`. Nobody else is named in it, and it holds nothing.
 */
export function behindAnnouncement<
  Order,
  Book extends { readonly nouns: Nouns },
  Step extends string,
>(
  { reading }: State<Order, Book, Step>,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): { readonly told: readonly Token[]; readonly sentence: Sentence } | undefined {
  const { tokens } = sentence;
  const colon = tokens.findIndex(({ fold }) => fold === ':');
  const told = tokens.slice(0, Math.max(0, colon));
  const rest = { ...sentence, tokens: tokens.slice(colon + 1) };
  if (told.length < 2 || told.length > LONGEST || rest.tokens.length === 0) return undefined;
  const isOpen = told.some(
    ({ kind, fold }, at) =>
      kind === 'number' || BEING.has(fold) || (at === 0 && QUESTIONS.has(fold)),
  );
  // `Das Lied geht so: ...`: what is quoted.
  const isQuoting = told.at(-1)?.fold === 'so';
  const isHeld =
    isQuoting || holdsIn(told).length > 0 || hasAny(told, ABLE) || hasAny(told, WOULD_DO);
  const isOfOther = namesOthers(reading, told) || subjectsIn(reading, told).length > 0;
  if (isOpen || isHeld || isOfOther || isSpeech(tokens.slice(0, colon + 1))) return undefined;
  const units = unitsOf(reading, told);
  const isOrdering = units.some((unit) => {
    const { orders, amendment } = bestOutcome(reading, unit, undefined);
    return orders.length > 0 || amendment !== undefined || unit.forms.some(keepsText);
  });
  // `AUFRUHR in Hochland: u3`: what stands behind the colon says more of one order.
  const isAnnounced = !isOrdering && isClear(rest) && !isClear(sentence);
  return isAnnounced ? { told, sentence: rest } : undefined;
}
