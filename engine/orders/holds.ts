import { longestPhrase } from './draft';
import { HARMLESS, HOLDING, HOLDS } from './holding-words';
import type { Token } from './tokens';

const FIRST_WORDS = new Set([...HOLDING, ...HARMLESS].map(([first]) => first));

/** Words at a place that deny an order, bind it or leave it open, or only look as if they did. */
export interface Holding {
  /** How many tokens they take; 0 = there are none. */
  readonly length: number;
  readonly isHarmless: boolean;
}

/** What stands at a place that denies an order, binds it or leaves it open. */
export function holdAt(tokens: readonly Token[], at: number): Holding {
  const fold = tokens[at]?.fold ?? '';
  const isFirst = FIRST_WORDS.has(fold);
  const harmless = isFirst ? longestPhrase(tokens, at, HARMLESS) : 0;
  if (harmless > 0) return { length: harmless, isHarmless: true };
  const length = isFirst ? longestPhrase(tokens, at, HOLDING) : 0;
  return { length: length === 0 && HOLDS.has(fold) ? 1 : length, isHarmless: false };
}

/** The words of a sentence that deny an order, bind it or leave it open; `erst ..., dann` only tells the order of things. */
export function holdsIn(tokens: readonly Token[]): readonly Token[] {
  const isSequence = tokens.some(({ fold }) => fold === 'dann');
  const held: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { length, isHarmless } = holdAt(tokens, at);
    const own = tokens.slice(at, at + length);
    if (!isHarmless) held.push(...own.filter(({ fold }) => !(isSequence && fold === 'erst')));
    at += Math.max(0, length - 1);
  }
  return held;
}
