import type { CardBlock } from './card';
import type { Cover } from './decision';
import type { Fraction } from './fraction';
import type { ClauseId, Params } from './params';

/** What can happen in a turn; every kind has words of its own in reports and on the desk. */
export const TURN_EVENT_KINDS = [
  'sighting',
  'encounter',
  'conquest',
  'capture',
  'fight',
  'retreat',
  'investment',
  'pursuit',
  'removal',
  'fate',
  'plunder',
  'takeover',
  'uprising',
  'desertion',
  'dissolution',
  'split',
  'merge',
  'disband',
  'loneLeader',
  'transfer',
  'unload',
  'relation',
  'treaty',
  'treatyBreach',
  'treatyEnded',
  'capital',
  'seat',
  'message',
  'courier',
  'announcement',
  'culture',
  'withheld',
  'siegeDamage',
  'breach',
  'repaired',
  'demolished',
  'workDone',
  'structureBuilt',
  'terrainLoss',
  'cargoLoss',
  'starvation',
  'thawEscape',
  'thawLoss',
] as const;
export type TurnEventKind = (typeof TURN_EVENT_KINDS)[number];

/** A kind of event that only one game knows: `<game>.<kind>`; its words are among those of the game. */
export type GameEventKind = `${string}.${string}`;

/** True for kinds all games share. */
export const isSharedEventKind = (kind: TurnEventKind | GameEventKind): kind is TurnEventKind =>
  !kind.includes('.');

/**
 * A card: something that happened, in one sentence, and what stands behind it. The lists of the run, the GM's desk, the
 * archive, letters, newsletter and terminal read the same. The first party is the one that acts.
 */
export interface TurnEvent {
  readonly kind: TurnEventKind | GameEventKind;
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
  /** What stands behind the sentence, in the order in which it is read. */
  readonly blocks?: readonly CardBlock[];
  /** Until when nobody at the table may read it; absent = it lies open. */
  readonly coveredUntil?: Cover;
}
