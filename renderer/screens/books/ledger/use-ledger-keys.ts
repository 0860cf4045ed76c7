import { type RefObject, useMemo } from 'react';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useLedgerView } from './ledger-store';

const SCOPE = 'app:room.books';

/** Binds the keys of the ledger while it is on the screen. */
export const useLedgerKeys = (search: RefObject<HTMLElement | null>): void => {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'ledger.search',
        keys: '/',
        text: 'ledger:entries.search',
        scope: SCOPE,
        icon: 'search',
        run: () => search.current?.querySelector('input')?.focus(),
      },
      {
        id: 'ledger.book',
        keys: 'M',
        text: 'ledger:book.open',
        scope: SCOPE,
        isEnabled: () => !useSession.getState().readOnly,
        run: () => useLedgerView.getState().choose({ isBooking: true }),
      },
      {
        id: 'ledger.whole',
        keys: 'A',
        text: 'ledger:entries.whole',
        scope: SCOPE,
        run: () => {
          const { choose, isWhole } = useLedgerView.getState();
          choose({ isWhole: !isWhole });
        },
      },
    ],
    [search],
  );
  useShortcuts(keys);
};
