import { createStore } from '../../../kit/state/create-store';
import { EMPTY_QUERY, type FieldQuery } from './query';

/** The form that looks for fields: open or not, and what it asked last. */
export interface QueryRoom {
  readonly isOpen: boolean;
  readonly query: FieldQuery;
  readonly setOpen: (isOpen: boolean) => void;
  readonly ask: (change: Partial<FieldQuery>) => void;
}

export const useQueryRoom = createStore<QueryRoom>((set) => ({
  isOpen: false,
  query: EMPTY_QUERY,
  setOpen: (isOpen) => set({ isOpen }),
  ask: (change) => set(({ query }) => ({ query: { ...query, ...change } })),
}));
