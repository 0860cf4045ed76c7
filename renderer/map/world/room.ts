import { create } from 'zustand';

/** A dialog about the world as a whole. */
export type WorldDialog = 'numbers' | 'generate' | 'bookmarks';

/** Which of the dialogs lies open. */
export const useWorldRoom = create<{
  readonly open: WorldDialog | null;
  readonly show: (open: WorldDialog | null) => void;
}>((set) => ({
  open: null,
  show: (open) => set({ open }),
}));
