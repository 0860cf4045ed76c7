import { useEffect } from 'react';
import { bridge, type MenuCommand } from '../kit/bridge';
import { useDesk } from '../model/state/desk';
import { usePreferences } from '../model/state/preferences';
import { useShortcutRegistry } from '../kit/state/shortcuts';

/** Acts that menu entries of the desktop shell stand for; `print` is a room. */
const ACTS: Readonly<Record<Exclude<MenuCommand, 'print'>, string>> = {
  open: 'open',
  export: 'export',
  backups: 'backups',
  undo: 'undo',
  redo: 'redo',
  palette: 'palette',
  shortcuts: 'shortcuts',
  tour: 'tour',
};

const carryOut = (command: MenuCommand): void => {
  if (command === 'print') {
    useDesk.getState().set({ room: 'print' });
    return;
  }
  const act = useShortcutRegistry
    .getState()
    .groups.flat()
    .find(({ id }) => id === ACTS[command]);
  if (act !== undefined && (act.isEnabled?.() ?? true)) act.run();
};

/** Carries out menu entries of the desktop shell, and tells it the language for its own words. */
export const useMenu = (): void => {
  const language = usePreferences(({ language }) => language);
  useEffect(() => bridge.onMenu(carryOut), []);
  useEffect(() => {
    void bridge.setLanguage({ language });
  }, [language]);
};
