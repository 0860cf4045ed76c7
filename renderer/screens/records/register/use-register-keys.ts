import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';

/** The acts of a register that have keys. */
export interface RegisterActs {
  readonly create: (() => void) | undefined;
  readonly search: () => void;
  readonly bulk: (() => void) | undefined;
  readonly shelve: (() => void) | undefined;
  readonly save: (() => void) | undefined;
  readonly tickAll: () => void;
  readonly toTable: () => void;
}

const SCOPE = 'app:room.cast';

const act = (
  id: string,
  keys: string,
  text: string,
  run: (() => void) | undefined,
): readonly Shortcut[] =>
  run === undefined ? [] : [{ id: `cast.${id}`, keys, text, scope: SCOPE, run }];

/** Binds the keys of the open register. Pass stable acts. */
export const useRegisterKeys = (acts: RegisterActs): void => {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      ...act('new', 'N', 'cast:key.new', acts.create),
      ...act('newToo', 'Mod+N', 'cast:key.new', acts.create).map((one) => ({
        ...one,
        isAlias: true,
      })),
      ...act('search', '/', 'cast:key.search', acts.search),
      ...act('table', 'T', 'cast:key.table', acts.toTable),
      ...act('all', 'Mod+A', 'cast:key.all', acts.tickAll),
      ...act('bulk', 'B', 'cast:key.bulk', acts.bulk),
      ...act('shelve', 'Delete', 'cast:key.shelve', acts.shelve),
      ...act('export', 'Mod+E', 'cast:key.export', acts.save),
    ],
    [acts],
  );
  useShortcuts(keys);
};
