import type { CardBlock } from './card';
import type { Cover } from './decision';
import type { Fraction } from './fraction';
import type { ClauseId, Params } from './params';

/**
 * True for kinds of events whose words are among the shared texts; those of one game alone are `<game>.<kind>`, with words
 * of its own.
 */
export function isSharedEventKind(kind: string): boolean {
  return !kind.includes('.');
}

/**
 * A card: something that happened, in one sentence, and its explanation. The lists of the run, the GM's open turn, the
 * archive, letters, newsletter and terminal show the same card. The first party is the one that acts.
 */
export interface TurnEvent {
  readonly kind: string;
  readonly clause: ClauseId;
  readonly time: Fraction;
  readonly place: string;
  readonly parties: readonly string[];
  readonly about: Params;
  /**
   * Who could perceive it, sorted; absent = the parties named. The GM decides what becomes public; events marked
   * public may stand in the newsletter without asking.
   */
  readonly witnesses?: readonly string[];
  readonly isPublic?: true;
  /** Blocks behind the sentence, in reading order. */
  readonly blocks?: readonly CardBlock[];
  /**
   * Key of a decision on the card of another event which this one is a result of: that card shows what reports say of it.
   */
  readonly resultOf?: string;
  /** Key of the decision until which nobody at the table may read it; absent = visible. */
  readonly coveredUntil?: Cover;
}
