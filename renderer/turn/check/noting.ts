import { createStore } from '../../state/create-store';

/** The finding to which the GM is writing a note, by its identity; null = none. */
export interface Noting {
  readonly finding: string | null;
  readonly begin: (finding: string) => void;
  readonly end: () => void;
}

export const useNoting = createStore<Noting>((set) => ({
  finding: null,
  begin: (finding) => set({ finding }),
  end: () => set({ finding: null }),
}));
