import type { Explained } from './explained';
import type { ClauseId, Params } from './params';

/** What of a world is kept as a sheet of its own. */
export const CAST_KINDS = [
  'party',
  'person',
  'character',
  'settlement',
  'structure',
  'unit',
  'treaty',
] as const;
export type CastKind = (typeof CAST_KINDS)[number];

/** What the rules say against one field of a sheet. Words are made of `code` and `about`. */
export interface CastObjection {
  readonly kind: CastKind;
  readonly id: string;
  /** Name of the field in the sheet; empty = the sheet as a whole. */
  readonly field: string;
  readonly code: string;
  readonly clause: ClauseId;
  readonly about: Params;
  /** `forbidden` = the rules know no such thing; `unusual` = allowed, seldom meant. The GM may insist on both. */
  readonly weight: 'forbidden' | 'unusual';
}

/** What the rules make of a participant's account; euro cents. */
export interface AccountState {
  readonly balance: Explained;
  /** True if his evaluation is made but not sent. */
  readonly isWithheld: boolean;
  /** What an evaluated turn costs him; 0 = nothing. */
  readonly fee: number;
  /** What a reminder costs him; 0 = nothing. */
  readonly reminderFee: number;
}

/** What a treaty comes to in the open turn. */
export interface TreatyState {
  /** Relation its parties have to each other by it, as the world names relations; null = it is about other things. */
  readonly relation: string | null;
  readonly isInForce: boolean;
}

/** A figure that the rules give for one sheet; a room of the screen knows its name by `key`. */
export interface CastFigure {
  readonly key: string;
  readonly value: Explained;
}

/** A structure on a side that stands or is being built, with or without books. */
export interface StandingStructure {
  /** Id of its books, whether it has some or not. */
  readonly id: string;
  readonly kind: 'road' | 'bridge' | 'wall' | 'canal';
  readonly field: string;
  readonly side: number;
  /** Building value points when finished. */
  readonly value: number;
  /** Keys of those to whom it belongs, as the rules see it. */
  readonly owners: readonly string[];
}

/** Who is in and before a settlement as the world stands; ids of units. */
export interface Occupation {
  readonly inside: readonly string[];
  /** Friends of the holder who found no room or are told to stay out. */
  readonly before: readonly string[];
  /** Enemies by whom it is besieged; none = it is not. */
  readonly besiegers: readonly string[];
}
