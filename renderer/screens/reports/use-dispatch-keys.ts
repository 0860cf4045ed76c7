import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { DISPATCH_LEAVES, useDispatchView } from '../../model/reports/dispatch-store';

const KEYS: readonly Shortcut[] = DISPATCH_LEAVES.map((leaf, index) => ({
  id: `dispatch.leaf ${leaf}`,
  keys: String(index + 1),
  text: `dispatch:leaf.${leaf}`,
  scope: 'app:room.dispatch',
  icon: 'dispatch',
  run: () => useDispatchView.getState().choose({ leaf }),
}));

/** Binds the keys of the room while it is on the screen. */
export const useDispatchKeys = (): void => useShortcuts(KEYS);
