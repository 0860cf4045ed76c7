import type { Reading } from './grammar';
import { ABLE, DONE, SPEAKERS, WILL } from './holding-words';
import { holdsIn } from './holds';
import { meaningsAt } from './meanings';
import type { Nouns } from './nouns';
import { startsSmall, type Token, tokenAt } from './tokens';
import { isVerbAt } from './verbs';
import { ARTICLES, FILLERS, MARKERS, SOFT, words } from './vocabulary';

/** Pronouns that say once more what was named right before them. */
const RESUMING = words('der die das den dem da');

/**
 * A sentence without the pronoun that resumes what it begins with: `Ägypten, das kaufe ich`, `Den ersten Würfel vom
 * Ereignis, den werfen wir neu`. Names and small words alone stand before it, and the verb of an order behind it.
 */
export function withoutResuming<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar: { forms } }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): { readonly tokens: readonly Token[]; readonly pronoun: readonly Token[] } | undefined {
  const isVerb = (at: number): boolean =>
    meaningsAt(forms, tokenAt(tokens, at).fold).some(
      ({ verb, isNoun }) => !isNoun && isVerbAt(tokens, at, verb),
    );
  const comma = tokens.findIndex(
    ({ fold }, at) => fold === ',' && RESUMING.has(tokenAt(tokens, at + 1).fold) && isVerb(at + 2),
  );
  const before = tokens.slice(0, Math.max(0, comma));
  const isOfName = (token: Token, at: number): boolean => {
    const { kind, fold } = token;
    if ([ABLE, DONE, SPEAKERS, WILL].some((known) => known.has(fold)) || isVerb(at)) return false;
    const isSmall = [ARTICLES, FILLERS, MARKERS, SOFT].some((known) => known.has(fold));
    // `den ersten Würfel`: what stands between an article and a name.
    const isBetween = ARTICLES.has(tokenAt(tokens, at - 1).fold) && /e[nrsm]?$/.test(fold);
    return kind === 'number' || !startsSmall(token) || isSmall || isBetween;
  };
  const isNamed = before.some((token) => token.kind !== 'sign' && !startsSmall(token));
  if (!isNamed || !before.every(isOfName) || holdsIn(before).length > 0) return undefined;
  return {
    tokens: [...before, ...tokens.slice(comma + 2)],
    pronoun: tokens.slice(comma, comma + 2),
  };
}
