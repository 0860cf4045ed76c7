import { useMemo } from 'react';
import { useSession } from '../../model/state/session';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../kit/state/shortcuts';
import { type BookTab, leavesOf, useBooksView } from '../../model/books/books-store';
import { nextGap } from './model/gaps';
import type { BooksModel } from './use-books-model';

const SCOPE = 'app:screen.books';
const shortcut = shortcutsOf(SCOPE);

const leafKeys = (tabs: readonly BookTab[]): readonly Shortcut[] =>
  tabs.map((tab, index) => ({
    id: `books.leaf ${tab}`,
    keys: String(index + 1),
    text: `ledger:leaf.${tab}`,
    scope: SCOPE,
    icon: 'ledger',
    run: () => useBooksView.getState().choose({ tab }),
  }));

/** Goes to another difference of the sheet; from another tab to the sheet itself. */
const goToGap = ({ gaps }: BooksModel, step: 1 | -1): void => {
  const { choose, gap } = useBooksView.getState();
  choose({ tab: 'balance', gap: nextGap(gaps.length, gap, step) });
};

/** Goes to the realm before or after the one looked at, going round. */
const goToRealm = ({ parties, party }: BooksModel, step: 1 | -1): void => {
  const at = parties.findIndex(({ key }) => key === party.key);
  const next = parties[(at + step + parties.length) % parties.length];
  if (next !== undefined) useBooksView.getState().choose({ party: next.key, gap: null });
};

/** Binds the keys of the books while they are on the screen. */
export function useBooksKeys(model: BooksModel): void {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      ...leafKeys(leavesOf(model.system)),
      shortcut('books.next', 'N', 'ledger:action.nextGap', () => goToGap(model, 1), {
        isEnabled: () => model.gaps.length > 0,
      }),
      shortcut('books.previous', 'Shift+N', 'ledger:action.previousGap', () => goToGap(model, -1), {
        isEnabled: () => model.gaps.length > 0,
      }),
      shortcut('books.nextRealm', 'Alt+ArrowDown', 'ledger:action.nextRealm', () =>
        goToRealm(model, 1),
      ),
      shortcut('books.previousRealm', 'Alt+ArrowUp', 'ledger:action.previousRealm', () =>
        goToRealm(model, -1),
      ),
      {
        id: 'books.paste',
        keys: 'P',
        text: 'ledger:paste.open',
        scope: SCOPE,
        icon: 'paste',
        isEnabled: () =>
          model.system.parties.compare !== undefined && !useSession.getState().readOnly,
        run: () => useBooksView.getState().choose({ tab: 'balance', isPasting: true }),
      },
    ],
    [model],
  );
  useShortcuts(keys);
}
