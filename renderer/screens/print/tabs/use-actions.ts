import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';

/** Binds the keys that save and, where that is possible, print what is shown. */
export function useActions(save: () => void, print?: () => void): void {
  const keys = useMemo((): readonly Shortcut[] => {
    const action = (id: 'save' | 'print', combination: string, run: () => void): Shortcut => ({
      id: `print.${id}`,
      keys: combination,
      text: `print:key.${id}`,
      scope: 'app:screen.print',
      icon: id === 'save' ? 'download' : 'print',
      inText: true,
      run,
    });
    const saving = action('save', 'Mod+E', save);
    return print === undefined ? [saving] : [action('print', 'Mod+P', print), saving];
  }, [save, print]);
  useShortcuts(keys);
}
