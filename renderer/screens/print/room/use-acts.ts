import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';

/** Binds the keys that save and, where that is possible, print what is shown. */
export const useActs = (save: () => void, print?: () => void): void => {
  const keys = useMemo((): readonly Shortcut[] => {
    const act = (id: 'save' | 'print', combination: string, run: () => void): Shortcut => ({
      id: `print.${id}`,
      keys: combination,
      text: `print:key.${id}`,
      scope: 'app:room.print',
      icon: id === 'save' ? 'download' : 'print',
      inText: true,
      run,
    });
    const saving = act('save', 'Mod+E', save);
    return print === undefined ? [saving] : [act('print', 'Mod+P', print), saving];
  }, [save, print]);
  useShortcuts(keys);
};
