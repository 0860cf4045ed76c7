import type { Finding } from './finding';
import type { Span } from './params';

/** One cell of an order row, tied to its words in the original. */
export interface OrderCell {
  readonly text: string;
  readonly span: Span;
}

/** One understood row of an order sheet. `Content` is what the game's grammar made of it. */
export interface OrderRow<Content> {
  /**
   * The number by which the row is called and by which findings belong to it: of the unit that is ordered. In games
   * without units the running number of the order in its letter, from 1.
   */
  readonly unit: number;
  readonly span: Span;
  /** By column key of the game's sheet; absent = not given. */
  readonly cells: Readonly<Record<string, OrderCell>>;
  readonly content: Content;
}

/** A way an order that is being written can continue: the words that replace those begun. */
export interface Completion {
  readonly text: string;
  readonly span: Span;
}

/** An order text as understood. The original is preserved unchanged beside it. */
export interface OrderSheet<Content> {
  readonly party: string;
  readonly text: string;
  /** Column keys in the order of the game's form. */
  readonly columns: readonly string[];
  readonly rows: readonly OrderRow<Content>[];
  readonly findings: readonly Finding[];
}
