import { type Shortcut, useShortcuts } from '../state/shortcuts';
import { PRINT_LEAVES, usePrint } from './print-store';

const KEYS: readonly Shortcut[] = PRINT_LEAVES.map((leaf, index) => ({
  id: `print.leaf ${leaf}`,
  keys: String(index + 1),
  text: `print:leaf.${leaf}`,
  scope: 'app:room.print',
  icon: 'print',
  run: () => usePrint.getState().set({ leaf }),
}));

/** Binds the keys of the room while it is on the screen. */
export const usePrintKeys = (): void => useShortcuts(KEYS);
