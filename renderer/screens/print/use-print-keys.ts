import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { type PrintLeaf, usePrint } from './print-store';

const keyOf = (leaf: PrintLeaf, index: number): Shortcut => ({
  id: `print.leaf ${leaf}`,
  keys: String(index + 1),
  text: `print:leaf.${leaf}`,
  scope: 'app:room.print',
  icon: 'print',
  run: () => usePrint.getState().set({ leaf }),
});

/** Binds the keys of the room while it is on the screen. */
export const usePrintKeys = (leaves: readonly PrintLeaf[]): void => {
  const keys = useMemo(() => leaves.map(keyOf), [leaves]);
  useShortcuts(keys);
};
