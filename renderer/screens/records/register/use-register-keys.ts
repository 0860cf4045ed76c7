import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';

/** The commands of a register that have keys. */
export interface RegisterActions {
  readonly create: (() => void) | undefined;
  readonly search: () => void;
  readonly bulk: (() => void) | undefined;
  readonly shelve: (() => void) | undefined;
  readonly save: (() => void) | undefined;
  readonly tickAll: () => void;
  readonly toTable: () => void;
}

const SCOPE = 'app:screen.cast';

const action = (
  id: string,
  keys: string,
  text: string,
  run: (() => void) | undefined,
): readonly Shortcut[] =>
  run === undefined ? [] : [{ id: `cast.${id}`, keys, text, scope: SCOPE, run }];

/** Binds the keys of the open register. Pass stable functions. */
export function useRegisterKeys(actions: RegisterActions): void {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      ...action('new', 'N', 'cast:key.new', actions.create),
      ...action('newToo', 'Mod+N', 'cast:key.new', actions.create).map((one) => ({
        ...one,
        isAlias: true,
      })),
      ...action('search', '/', 'cast:key.search', actions.search),
      ...action('table', 'T', 'cast:key.table', actions.toTable),
      ...action('all', 'Mod+A', 'cast:key.all', actions.tickAll),
      ...action('bulk', 'B', 'cast:key.bulk', actions.bulk),
      ...action('shelve', 'Delete', 'cast:key.shelve', actions.shelve),
      ...action('export', 'Mod+E', 'cast:key.export', actions.save),
    ],
    [actions],
  );
  useShortcuts(keys);
}
