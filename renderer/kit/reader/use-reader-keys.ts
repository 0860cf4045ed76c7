import { type RefObject, useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../state/shortcuts';

/** Registers the key that puts the cursor into the search field of a reading room. */
export function useReaderKeys(scope: string, search: RefObject<HTMLInputElement | null>): void {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: `search ${scope}`,
        keys: '/',
        text: 'help:searchKey',
        scope,
        icon: 'search',
        run: () => search.current?.focus(),
      },
    ],
    [scope, search],
  );
  useShortcuts(keys);
}
