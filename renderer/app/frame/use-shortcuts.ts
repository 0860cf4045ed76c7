import { useMemo } from 'react';
import { showBackups } from '../../model/backups';
import { showHandover } from '../../model/handover/handover-store';
import { showParcels } from '../../model/parcels/parcel-store';
import { useView } from '../../model/state/view';
import { usePalette } from '../../kit/state/palette';
import { usePreferences } from '../../model/state/preferences';
import { useSession } from '../../model/state/session';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../kit/state/shortcuts';
import { openFile, saveCopy } from '../../model/files/actions';
import { SCREENS } from '../screens';

const shortcut = shortcutsOf('app:screen.everywhere');

const canChange = (): boolean => !useSession.getState().readOnly;

const editing: readonly Shortcut[] = [
  shortcut('undo', 'Mod+Z', 'app:action.undo', () => void useSession.getState().undo(), {
    icon: 'undo',
    isEnabled: () => useSession.getState().canUndo && canChange(),
  }),
  shortcut('redo', 'Mod+Y', 'app:action.redo', () => void useSession.getState().redo(), {
    icon: 'redo',
    isEnabled: () => useSession.getState().canRedo && canChange(),
  }),
  {
    id: 'redo-shift',
    keys: 'Mod+Shift+Z',
    text: 'app:action.redo',
    scope: 'app:screen.everywhere',
    isAlias: true,
    isEnabled: () => useSession.getState().canRedo && canChange(),
    run: () => void useSession.getState().redo(),
  },
];

const files: readonly Shortcut[] = [
  {
    id: 'export',
    keys: 'Mod+S',
    text: 'app:action.exportFile',
    scope: 'app:screen.everywhere',
    icon: 'download',
    inText: true,
    run: () => {
      const { campaign } = useSession.getState();
      if (campaign !== null) void saveCopy(campaign);
    },
  },
  shortcut('backups', 'Mod+Shift+S', 'backup:action', showBackups, {
    icon: 'shield',
    inText: true,
  }),
  {
    id: 'handover',
    text: 'handover:action',
    scope: 'app:screen.everywhere',
    icon: 'dispatch',
    run: showHandover,
  },
  {
    id: 'parcels',
    text: 'parcels:action',
    scope: 'app:screen.everywhere',
    icon: 'dispatch',
    run: showParcels,
  },
  shortcut('open', 'Mod+O', 'app:action.openFile', () => void openFile(), {
    icon: 'file',
    inText: true,
  }),
];

/** Toggles between the shown theme and the other; ends the choice "like the system". */
const switchTheme = (): void => {
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  usePreferences.getState().set({ theme: isDark ? 'light' : 'dark' });
};

const looks: readonly Shortcut[] = [
  {
    id: 'theme',
    text: 'app:action.theme',
    scope: 'app:screen.everywhere',
    icon: 'moon',
    run: switchTheme,
  },
];

const rooms: readonly Shortcut[] = SCREENS.map(({ id, icon, keys }) => ({
  id: `room-${id}`,
  keys,
  text: `app:screen.${id}`,
  scope: 'app:screen.label',
  icon,
  inText: true,
  run: () => useView.getState().set({ screen: id }),
}));

/** The keys that work on every screen. */
export function useWorkstationShortcuts(leave: () => void): void {
  const group = useMemo<readonly Shortcut[]>(
    () => [
      {
        id: 'palette',
        keys: 'Mod+K',
        text: 'app:action.palette',
        scope: 'app:screen.everywhere',
        icon: 'search',
        inText: true,
        run: () => usePalette.getState().setOpen(true),
      },
      ...editing,
      ...files,
      ...looks,
      { id: 'leave', text: 'app:action.toStart', scope: 'app:screen.everywhere', run: leave },
      ...rooms,
    ],
    [leave],
  );
  useShortcuts(group);
}
