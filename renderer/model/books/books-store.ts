import type { PartyKey, RuleSystem, World } from '../../../engine';
import { createStore } from '../../kit/state/create-store';

/** The leaves of the room, in their order. */
export const BOOK_LEAVES = ['balance', 'ledger', 'compare'] as const;
export type BookLeaf = (typeof BOOK_LEAVES)[number];

/** Leaves that are about money. */
const OF_MONEY: ReadonlySet<BookLeaf> = new Set(['balance', 'ledger']);

/** The leaves a game has: without money nothing but the comparison. */
export function leavesOf({
  currency,
}: Pick<RuleSystem<World>, 'currency'>): readonly [BookLeaf, ...BookLeaf[]] {
  if (currency !== undefined) return BOOK_LEAVES;
  const [first = 'compare', ...others] = BOOK_LEAVES.filter((leaf) => !OF_MONEY.has(leaf));
  return [first, ...others];
}

/** The leaf that is shown of a game: the chosen one, or its first. */
export function leafShown(system: Pick<RuleSystem<World>, 'currency'>, chosen: BookLeaf): BookLeaf {
  const leaves = leavesOf(system);
  return leaves.includes(chosen) ? chosen : leaves[0];
}

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
