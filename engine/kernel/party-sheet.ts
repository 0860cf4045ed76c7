import type { Explained } from './explained';
import type { Params } from './params';
import type { Words } from './words';

/**
 * Content of a cell: a proper name, a word of the game by its key, a number as entered, a figure with its derivation.
 */
export type SheetCell =
  | { readonly kind: 'number'; readonly number: number }
  /** `words` where the name differs by language. */
  | { readonly kind: 'name'; readonly text: string; readonly words?: Words }
  | { readonly kind: 'word'; readonly key: string; readonly about: Params }
  | { readonly kind: 'figure'; readonly value: Explained };

/** One row; `id` is unique within its section. */
export interface SheetRow {
  readonly id: string;
  /** By column; absent = empty. */
  readonly cells: Readonly<Record<string, SheetCell>>;
}

/** One list of a sheet. Heading and columns are words of the game by key. */
export interface SheetSection {
  readonly key: string;
  readonly about: Params;
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
}

/**
 * Possessions of a party in lists, as the game arranges them. Words are `<game>:sheet.<section>.heading`,
 * `<game>:sheet.<section>.<column>` and, for cells, `<game>:<key>`.
 */
export interface PartySheet {
  readonly party: string;
  readonly turn: number;
  readonly sections: readonly SheetSection[];
}
