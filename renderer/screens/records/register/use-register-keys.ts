import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';

/** The acts of a register that have keys. */
export interface RegisterActions {
  readonly create: (() => void) | undefined;
  readonly search: () => void;
  readonly bulk: (() => void) | undefined;
  readonly shelve: (() => void) | undefined;
  readonly save: (() => void) | undefined;
  readonly tickAll: () => void;
  readonly toTable: () => void;
}

const SCOPE = 'app:screen.records';

const action = (
  id: string,
  keys: string,
  text: string,
  run: (() => void) | undefined,
): readonly Shortcut[] =>
  run === undefined ? [] : [{ id: `records.${id}`, keys, text, scope: SCOPE, run }];

/** Binds the keys of the open register. Pass stable acts. */
export function useRegisterKeys(actions: RegisterActions): void {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      ...action('new', 'N', 'records:key.new', actions.create),
      ...action('newToo', 'Mod+N', 'records:key.new', actions.create).map((one) => ({
        ...one,
        isAlias: true,
      })),
      ...action('search', '/', 'records:key.search', actions.search),
      ...action('table', 'T', 'records:key.table', actions.toTable),
      ...action('all', 'Mod+A', 'records:key.all', actions.tickAll),
      ...action('bulk', 'B', 'records:key.bulk', actions.bulk),
      ...action('shelve', 'Delete', 'records:key.shelve', actions.shelve),
      ...action('export', 'Mod+E', 'records:key.export', actions.save),
    ],
    [actions],
  );
  useShortcuts(keys);
}
