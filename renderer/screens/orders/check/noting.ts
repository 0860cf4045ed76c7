import type { Finding } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';

/** The finding to which the GM is writing a note; null = none. */
export interface Noting {
  readonly finding: Finding | null;
  readonly begin: (finding: Finding) => void;
  readonly end: () => void;
}

export const useNoting = createStore<Noting>((set) => ({
  finding: null,
  begin: (finding) => set({ finding }),
  end: () => set({ finding: null }),
}));
