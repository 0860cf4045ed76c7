import { useMemo } from 'react';
import { useSession } from '../../model/state/session';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { type BookTab, leavesOf, useBooksView } from '../../model/books/books-store';
import { nextGap } from './model/gaps';
import type { BooksModel } from './use-books-model';

const SCOPE = 'app:screen.books';

const leafKeys = (tabs: readonly BookTab[]): readonly Shortcut[] =>
  tabs.map((tab, index) => ({
    id: `books.leaf ${tab}`,
    keys: String(index + 1),
    text: `ledger:leaf.${tab}`,
    scope: SCOPE,
    icon: 'ledger',
    run: () => useBooksView.getState().choose({ tab }),
  }));

/** Goes to another difference of the sheet; from another leaf to the sheet itself. */
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
      {
        id: 'books.next',
        keys: 'N',
        text: 'ledger:action.nextGap',
        scope: SCOPE,
        isEnabled: () => model.gaps.length > 0,
        run: () => goToGap(model, 1),
      },
      {
        id: 'books.previous',
        keys: 'Shift+N',
        text: 'ledger:action.previousGap',
        scope: SCOPE,
        isEnabled: () => model.gaps.length > 0,
        run: () => goToGap(model, -1),
      },
      {
        id: 'books.nextRealm',
        keys: 'Alt+ArrowDown',
        text: 'ledger:action.nextRealm',
        scope: SCOPE,
        run: () => goToRealm(model, 1),
      },
      {
        id: 'books.previousRealm',
        keys: 'Alt+ArrowUp',
        text: 'ledger:action.previousRealm',
        scope: SCOPE,
        run: () => goToRealm(model, -1),
      },
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
