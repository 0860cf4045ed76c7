import type { Params, Span } from './params';

/** One thing that was understood; words are made of `name` and `about`. */
export interface Saying {
  /** Name in the game: `path`, `stay`, `order`, `remark.build`, `declared.tax`. */
  readonly name: string;
  readonly about: Params;
}

/** An order or a declaration as understood, to be shown to the player who wrote it. */
export interface Restated {
  /** Unit that is ordered, or number of the order where a game has no units; null = a declaration of the realm. */
  readonly unit: number | null;
  /** Its words in the text. */
  readonly span: Span;
  readonly sayings: readonly Saying[];
}
