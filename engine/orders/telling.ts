import type { ReadUnit } from './held';
import { type Token, tokenAt } from './tokens';
import { FILLERS, MARKERS } from './vocabulary';

/** The tokens of a clause that make its order, with the prepositions before them. */
export function tellingTokens<Order, Book>({
  unit: { tokens, verb },
  outcome: {
    clause: { uses, holds },
  },
}: Pick<ReadUnit<Order, Book>, 'unit' | 'outcome'>): readonly Token[] {
  const isTelling = (token: Token | undefined): boolean =>
    token !== undefined &&
    !holds.includes(token) &&
    (verb.includes(token) || uses.get(token) === 'order');
  return tokens.filter((token, at) => {
    if (isTelling(token)) return true;
    const before = tokenAt(tokens, at - 1);
    const isBehind = token.span.start - before.span.end <= 1 && before.span.end <= token.span.start;
    if (token.kind === 'sign') return isBehind && isTelling(before) && isTelling(tokens[at + 1]);
    const next = tokens.slice(at + 1).find(({ fold }) => !FILLERS.has(fold));
    return MARKERS.has(token.fold) && isTelling(next);
  });
}
