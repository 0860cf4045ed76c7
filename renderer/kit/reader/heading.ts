import { type RefObject, useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../state/shortcuts';

/** Registers the key that focuses the search field of a reader. */
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

/** Brings a heading to the top of its text and puts the focus there. Does nothing if there is none of that id. */
export function showHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
