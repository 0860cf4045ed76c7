import { create } from 'zustand';
import type { PartyKey } from '../../engine';

/** The stations of a month, in the order in which a GM passes them. */
export const STATION_IDS = [
  'inbox',
  'orders',
  'run',
  'decide',
  'whatif',
  'close',
  'archive',
] as const;
export type StationId = (typeof STATION_IDS)[number];

/** What of a month can lie on top of the desk. */
export const DESK_LEAVES = ['orders', 'fights', 'books', 'report'] as const;
export type DeskLeaf = (typeof DESK_LEAVES)[number];

/** What the turn desk looks at: never stored with the campaign, never undone. */
export interface TurnDeskState {
  readonly station: StationId;
  readonly party: PartyKey | null;
  /** Unit whose steps are shown. */
  readonly unit: number | null;
  /** The finding that stands out, by its identity, so that it stays the same one after another run. */
  readonly finding: string | null;
  /** Step of the shown unit that stands out on the map. */
  readonly step: number | null;
  /** Field (`ggg/kk`) the map was asked to show; choosing a unit or a realm ends it. */
  readonly place: string | null;
  /** Moment of the march shown on the map, in moons; null = everything at once. */
  readonly time: number | null;
  /** Which of the two is seen where there is no room for both. */
  readonly side: 'letter' | 'orders';
  /** What of the month lies on top. */
  readonly leaf: DeskLeaf;
  readonly choose: (change: Partial<Omit<TurnDeskState, 'choose'>>) => void;
}

/** Nothing chosen yet: a desk as it is when a realm is looked at for the first time. */
export const NOTHING_CHOSEN = { unit: null, finding: null, step: null, place: null } as const;

export const useTurnDesk = create<TurnDeskState>((set) => ({
  ...NOTHING_CHOSEN,
  station: 'orders',
  party: null,
  time: null,
  side: 'orders',
  leaf: 'orders',
  choose: (change) => set('unit' in change ? { place: null, ...change } : change),
}));
