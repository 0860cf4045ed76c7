import { createStore } from '../../kit/state/create-store';

/** One sentence about something that just ended; the next one replaces it. */
export interface Notice {
  readonly kind: 'done' | 'failed';
  /** Text key of what failed; absent = a file that was not opened. */
  readonly title?: string;
  /** Text key and its data. */
  readonly text: string;
  readonly about: Readonly<Record<string, string | number>>;
}

/** Notices outside of any screen: results of opening and saving files. */
export const useNotice = createStore<{
  readonly notice: Notice | null;
  readonly say: (notice: Notice) => void;
  readonly clear: () => void;
}>((set) => ({
  notice: null,
  say: (notice) => set({ notice }),
  clear: () => set({ notice: null }),
}));
