import type { PartyKey } from '../../engine';
import { createStore } from '../state/create-store';

/** The leaves of the room, in their order. */
export const BOOK_LEAVES = ['balance', 'ledger', 'compare'] as const;
export type BookLeaf = (typeof BOOK_LEAVES)[number];

/**
 * Where the figures of a balance sheet come from: the proposal of the open turn, the half-year by the books as they
 * stand, or the turn with this number from the archive.
 */
export type SheetSource = 'proposal' | 'halfYear' | number;

/** What the books look at: never stored with the campaign, never undone. */
export interface BooksView {
  readonly leaf: BookLeaf;
  readonly party: PartyKey | null;
  /** Null = the closest to the month at hand. */
  readonly source: SheetSource | null;
  /** Place of the difference that stands out among those of the realm. */
  readonly gap: number | null;
  readonly isPasting: boolean;
  readonly choose: (change: Partial<Omit<BooksView, 'choose'>>) => void;
}

export const useBooksView = createStore<BooksView>((set) => ({
  leaf: 'balance',
  party: null,
  source: null,
  gap: null,
  isPasting: false,
  choose: (change) => set(change),
}));
