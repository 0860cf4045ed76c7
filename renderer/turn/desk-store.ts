import { create } from 'zustand';
import type { PartyKey } from '../../engine';

/** What the turn desk looks at: never stored with the campaign, never undone. */
export interface TurnDeskState {
  readonly party: PartyKey | null;
  /** Unit whose steps are shown. */
  readonly unit: number | null;
  /** Place in the list of findings of the party. */
  readonly finding: number | null;
  /** Step of the shown unit that stands out on the map. */
  readonly step: number | null;
  /** Moment of the march shown on the map, in moons; null = everything at once. */
  readonly time: number | null;
  /** Which of the two is seen where there is no room for both. */
  readonly side: 'letter' | 'orders';
  readonly choose: (change: Partial<Omit<TurnDeskState, 'choose'>>) => void;
}

export const useTurnDesk = create<TurnDeskState>((set) => ({
  party: null,
  unit: null,
  finding: null,
  step: null,
  time: null,
  side: 'letter',
  choose: (change) => set(change),
}));
