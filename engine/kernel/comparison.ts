import type { Explained } from './explained';
import type { Finding } from './finding';
import type { Span } from './params';

/**
 * Verdict on a stated figure: only the player can know it, it is right, it follows from stated rows of which one is
 * wrong, it differs, or nothing supports it.
 */
export type Verdict = 'input' | 'agrees' | 'follows' | 'differs' | 'unsupported';

/** A row of the summary of a player's sheet. Gold is whole, an expense negative. */
export interface ComparedRow {
  readonly key: string;
  /** The row as the player wrote it. */
  readonly words: string;
  readonly stated: number;
  /** Sum of its details as stated; null = it has none. */
  readonly fromRows: number | null;
  readonly computed: Explained;
  readonly verdict: Verdict;
}

/**
 * A figure of a player's sheet at its place among the lists of a balance sheet: section, row and column as in the
 * rulings over computed cells (see `BalanceRow`). Gold spent is negative where the computed cell is negative, too.
 */
export interface StatedCell {
  readonly section: string;
  readonly row: string;
  readonly column: string;
  readonly value: number;
  /** The figure as written, and the line in which it stands. */
  readonly span: Span;
  readonly line: Span;
}

/** A player's sheet compared with the GM's books: differences, the rows of the summary, the new treasury recomputed. */
export interface SheetComparison {
  readonly findings: readonly Finding[];
  readonly rows: readonly ComparedRow[];
  readonly recomputed: Explained;
  /** Every figure of his lists that could be read, in the order of the letter's lists. */
  readonly stated: readonly StatedCell[];
}
