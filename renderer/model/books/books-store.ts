import type { PartyKey, RuleSystem, World } from '../../../engine';
import { createStore } from '../../kit/state/create-store';

/** The tabs of the screen, in their order. */
export const BOOK_TABS = ['balance', 'ledger', 'compare'] as const;
export type BookTab = (typeof BOOK_TABS)[number];

type Game = Pick<RuleSystem<World>, 'currency' | 'parties'>;

/** The tabs of a game: without money nothing but the comparison, no balance where the game makes none. */
export function leavesOf({ currency, parties }: Game): readonly [BookTab, ...BookTab[]] {
  if (currency === undefined) return ['compare'];
  return parties.forecast === undefined ? ['ledger', 'compare'] : BOOK_TABS;
}

/** The tab that is shown of a game: the chosen one, or its first. */
export function tabShown(system: Game, chosen: BookTab): BookTab {
  const tabs = leavesOf(system);
  return tabs.includes(chosen) ? chosen : tabs[0];
}

/**
 * Where the figures of a balance sheet come from: the proposal of the open turn, the half-year by the books as they
 * stand, or the turn with this number from the archive.
 */
export type SheetSource = 'proposal' | 'halfYear' | number;

/** View state of the books: never stored with the campaign, never undone. */
export interface BooksView {
  readonly tab: BookTab;
  readonly party: PartyKey | null;
  /** Null = the closest to the current month. */
  readonly source: SheetSource | null;
  /** Index of the highlighted difference among those of the realm. */
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
