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
  shortcut(
    'redo-shift',
    'Mod+Shift+Z',
    'app:action.redo',
    () => void useSession.getState().redo(),
    { isAlias: true, isEnabled: () => useSession.getState().canRedo && canChange() },
  ),
];

const files: readonly Shortcut[] = [
  shortcut(
    'export',
    'Mod+S',
    'app:action.exportFile',
    () => {
      const { campaign } = useSession.getState();
      if (campaign !== null) void saveCopy(campaign);
    },
    { icon: 'download', inText: true },
  ),
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
      shortcut(
        'palette',
        'Mod+K',
        'app:action.palette',
        () => usePalette.getState().setOpen(true),
        { icon: 'search', inText: true },
      ),
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
