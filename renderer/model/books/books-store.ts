import type { PartyKey, RuleSystem, World } from '../../../engine';
import { createStore } from '../../kit/state/create-store';

/** The leaves of the room, in their order. */
export const BOOK_TABS = ['balance', 'ledger', 'compare'] as const;
export type BookTab = (typeof BOOK_TABS)[number];

/** Leaves that are about money. */
const OF_MONEY: ReadonlySet<BookTab> = new Set(['balance', 'ledger']);

/** The leaves a game has: without money nothing but the comparison. */
export function leavesOf({
  currency,
}: Pick<RuleSystem<World>, 'currency'>): readonly [BookTab, ...BookTab[]] {
  if (currency !== undefined) return BOOK_TABS;
  const [first = 'compare', ...others] = BOOK_TABS.filter((tab) => !OF_MONEY.has(tab));
  return [first, ...others];
}

/** The leaf that is shown of a game: the chosen one, or its first. */
export function tabShown(system: Pick<RuleSystem<World>, 'currency'>, chosen: BookTab): BookTab {
  const tabs = leavesOf(system);
  return tabs.includes(chosen) ? chosen : tabs[0];
}

/**
 * Where the figures of a balance sheet come from: the proposal of the open turn, the half-year by the books as they
 * stand, or the turn with this number from the archive.
 */
export type SheetSource = 'proposal' | 'halfYear' | number;

/** What the books look at: never stored with the campaign, never undone. */
export interface BooksView {
  readonly tab: BookTab;
  readonly party: PartyKey | null;
  /** Null = the closest to the month at hand. */
  readonly source: SheetSource | null;
  /** Place of the difference that stands out among those of the realm. */
  readonly gap: number | null;
  readonly isPasting: boolean;
  readonly choose: (change: Partial<Omit<BooksView, 'choose'>>) => void;
}

export const useBooksView = createStore<BooksView>((set) => ({
  tab: 'balance',
  party: null,
  source: null,
  gap: null,
  isPasting: false,
  choose: (change) => set(change),
}));
