import type { Decision } from './decision';
import type { Explained, Roll } from './explained';
import type { Json, Params } from './params';
import type { Saying } from './restated';

/** What those who perceive a card read of it. */
interface ReportedBlock {
  /** True if it would tell them what they cannot know, such as how strong the other one was: the GM alone reads it. */
  readonly isHidden?: true;
}

/** Dice of one throw on a card. */
export interface DiceBlock extends ReportedBlock {
  readonly kind: 'dice';
  /** What they are for, and whose they are. */
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
  /** What a game shows in a view of its own, which alone knows the shape of the data. */
  | { readonly kind: 'own'; readonly name: string; readonly data: Json };
