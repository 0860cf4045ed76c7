import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../state/shortcuts';

/** Binds the keys that save and print what lies on the desk. */
export const useActs = (save: () => void, print: () => void): void => {
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
    return [act('print', 'Mod+P', print), act('save', 'Mod+E', save)];
  }, [save, print]);
  useShortcuts(keys);
};
