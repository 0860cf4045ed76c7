import { create } from 'zustand';
import type { PartyKey } from '../../engine';
import { clampFieldMm, type PrintOptions } from './paper';

/** How the next map is printed. Kept while the program runs, never stored with the campaign. */
export interface PrintState {
  /** Null: the first realm, or the one whose eyes the map is seen with. */
  readonly party: PartyKey | null;
  readonly options: PrintOptions;
  readonly zoom: 'fit' | 'real';
  readonly set: (change: Partial<Pick<PrintState, 'party' | 'zoom'>>) => void;
  readonly choose: (change: Partial<PrintOptions>) => void;
}

export const usePrint = create<PrintState>((set) => ({
  party: null,
  options: { paper: 'A4', orientation: 'landscape', fieldMm: 10 },
  zoom: 'fit',
  set: (change) => set(change),
  choose: (change) =>
    set(({ options }) => {
      const next = { ...options, ...change };
      return { options: { ...next, fieldMm: clampFieldMm(next.fieldMm) } };
    }),
}));
