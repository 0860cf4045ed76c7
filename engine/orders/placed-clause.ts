import { foldAt } from './governing';
import type { Outcome, Unit } from './outcome';
import { relativeLength } from './relative';
import { isWithinNumber, type Token, tokenAt } from './tokens';
import { MARKERS, opensReason, SOFT } from './vocabulary';

/** A clause with the place of its verb. */
export interface PlacedClause {
  /** Its words that give no reason. */
  readonly own: readonly Token[];
  /** Words of the sentence before it. */
  readonly before: readonly Token[];
  readonly verb: number;
  /** Where the piece between commas begins in which the verb stands. */
  readonly piece: number;
  readonly isAsked: (token: Token) => boolean;
}

/** True if one of some words is of a set. */
export function hasAny(tokens: readonly Token[], set: ReadonlySet<string>): boolean {
  return tokens.some(({ fold }) => set.has(fold));
}

/** Where the piece of a clause begins in which its verb stands. */
export function pieceOf(tokens: readonly Token[], verb: number): number {
  const mark = tokens.findLastIndex(
    ({ fold }, at) =>
      at < verb && ((SOFT.has(fold) && !isWithinNumber(tokens, at)) || fold === ':'),
  );
  return mark + 1;
}

const NOTHING = (): boolean => false;

/** The words of a clause that give no reason and tell nothing beside it: both stand in a piece of their own. */
function withoutReasons<Order>(
  tokens: readonly Token[],
  verb: number,
  { clause: { rest, asides } }: Outcome<Order>,
): readonly Token[] {
  const isTold = (one: readonly Token[]): boolean =>
    opensReason(one, 0) || relativeLength(tokens, tokens.indexOf(tokenAt(one, 0)), NOTHING) > 0;
  const reasons = new Set([...rest, ...asides].filter(isTold).flat());
  const piece = pieceOf(tokens, verb);
  return tokens.filter((token, at) => (at >= piece && at < verb) || !reasons.has(token));
}

/** A clause with the place of its verb, without what it tells beside the order. */
export function clausesOf<Order, Book>(
  { tokens, verb: words }: Unit<Order, Book>,
  outcome: Outcome<Order>,
  before: readonly Token[],
): PlacedClause {
  const isVerb = (token: Token): boolean => words.includes(token);
  const own = withoutReasons(tokens, tokens.findIndex(isVerb), outcome);
  const verb = own.findIndex(isVerb);
  const piece = pieceOf(own, verb);
  const { uses } = outcome.clause;
  const isAsked = (token: Token): boolean =>
    token.kind === 'word' && !MARKERS.has(token.fold) && uses.get(token) === 'asked';
  return { own, before, verb, piece, isAsked };
}

/** Auxiliaries of what is to be done: `Südafrika wird mit Rot gekauft`. */
export const PASSIVE = new Set(['wird', 'werden']);

/** Words with which a clause begins that another one governs. */
export const GOVERNED = new Set(['dass', 'that']);

/** True if another verb governs the one of a clause: `... zu bauen`, `dass wir ... bauen`, `building`. */
export function isGoverned<Order, Book>(
  { own, before, verb, piece }: PlacedClause,
  { mood }: Unit<Order, Book>,
): boolean {
  return (
    mood === 'governed' ||
    ['zu', 'to'].includes((own[verb - 1] ?? before.at(-1))?.fold ?? '') ||
    GOVERNED.has(foldAt(own, piece))
  );
}
