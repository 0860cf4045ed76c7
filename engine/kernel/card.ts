import type { Decision } from './decision';
import type { Explained, Roll } from './explained';
import type { Json, Params } from './params';
import type { Saying } from './restated';

/** Text of a card's block for a witness. */
interface ReportedBlock {
  /**
   * True if it would reveal what the parties cannot know, such as the strength of the other one: only the GM reads it.
   */
  readonly isHidden?: true;
}

/** Dice of one throw on a card. */
export interface DiceBlock extends ReportedBlock {
  readonly kind: 'dice';
  /** Purpose and party of the dice. */
  readonly name: string;
  readonly about: Params;
  /** As thrown first, and what each counts after those that were thrown again. */
  readonly rolls: readonly Roll[];
  readonly values: readonly number[];
}

/** A figure with its derivation, and what the GM can put in its place. */
export interface FigureBlock extends ReportedBlock {
  readonly kind: 'figure';
  readonly name: string;
  readonly about: Params;
  readonly value: Explained;
  /** The side of a fight it belongs to: figures of both sides stand beside each other. */
  readonly side?: 0 | 1;
  /** Key of the decision over it and what it may be; absent = it only follows. */
  readonly ruling?: string;
  readonly range?: readonly [minimum: number, maximum: number];
}

/**
 * One part of a card. Whoever perceives what happened reads its sentences, lists and dice, and those figures that are made of his own things; decisions and blocks of a game's own are the GM's alone.
 */
export type CardBlock =
  | DiceBlock
  | FigureBlock
  /** A quieter sentence below that of the card. */
  | ({ readonly kind: 'sentence' } & Saying & ReportedBlock)
  /** Short sayings side by side. */
  | ({ readonly kind: 'list'; readonly items: readonly Saying[] } & ReportedBlock)
  /** Something the GM can decide of it. */
  | { readonly kind: 'decision'; readonly decision: Decision }
  /** A block with a view of the game's own, which alone knows the shape of the data. */
  | { readonly kind: 'own'; readonly name: string; readonly data: Json };
