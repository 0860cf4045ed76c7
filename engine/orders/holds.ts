import { longestPhrase } from './draft';
import type { Token } from './tokens';
import { HOLDING, HOLDS } from './vocabulary';

const FIRST_WORDS = new Set(HOLDING.map(([first]) => first));

/** How many words at a place deny an order, bind it or leave it open; 0 = none. */
export function holdLength(tokens: readonly Token[], at: number): number {
  const fold = tokens[at]?.fold ?? '';
  const length = FIRST_WORDS.has(fold) ? longestPhrase(tokens, at, HOLDING) : 0;
  return length === 0 && HOLDS.has(fold) ? 1 : length;
}

/** The words of a sentence that deny an order, bind it or leave it open; `erst ..., dann` only tells the order of things. */
export function holdsIn(tokens: readonly Token[]): readonly Token[] {
  const isSequence = tokens.some(({ fold }) => fold === 'dann');
  return tokens.filter(
    ({ fold }, at) => holdLength(tokens, at) > 0 && !(isSequence && fold === 'erst'),
  );
}
