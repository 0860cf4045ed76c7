import type { Plot, Topology } from '../hex';
import type { SettlementStyle, TerrainStyle } from '../kernel';

/** The empty board: which Großfelder there are, and how they close. */
export interface GenesisShape {
  readonly plots: readonly Plot[];
  readonly topology: Topology;
}

/** The game's catalogues; terrain is chosen from them by height and type, never by key. */
export interface GenesisCatalogue {
  readonly terrains: Readonly<Record<string, TerrainStyle>>;
  readonly settlements: Readonly<Record<string, SettlementStyle>>;
}

/** What the world should be like. Figures out of range are brought to the nearest sensible one. */
export interface GenesisOptions {
  /** Any text; the same text gives the same world. */
  readonly seed: string;
  /** Part of the fields outside the strips of ice that is water, 0.05 to 0.95. */
  readonly water: number;
  /** How many lands the continent-building starts from, 1 to 60; neighbours may grow together. */
  readonly continents: number;
  /** How unlike in size they are: 0 = all alike, 1 = one giant among dwarfs. */
  readonly variety: number;
  /** How torn the coasts are, 0 to 1. */
  readonly ragged: number;
  /** Part of the land that rises above the lowest level, 0 to 0.8. */
  readonly mountains: number;
  /** How warm the world is: 0 = ice age, 0.5 = belts as on Earth, 1 = hothouse. */
  readonly warmth: number;
  /** How wet it is: 0 = deserts and steppes, 1 = forests and swamps. */
  readonly moisture: number;
  /** Rows of fields that are ice along the northern and the southern edge. */
  readonly ice: { readonly north: number; readonly south: number };
  /** How many rivers, 0 = none to 1 = many. */
  readonly rivers: number;
  /** Steps between a settlement and its nearest neighbour, least and greatest. */
  readonly spacing: readonly [number, number];
  /** How often each type of settlement is proposed, by key, 0 to 1,000,000; all 0 or empty = none. */
  readonly mix: Readonly<Record<string, number>>;
  /** Roads between neighbouring settlements. */
  readonly roads: boolean;
}

const within = (value: number, least: number, greatest: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, least), greatest) : least;

/** Options with every figure in range. */
export function sensible(options: GenesisOptions): GenesisOptions {
  const least = Math.round(within(options.spacing[0], 1, 40));
  return {
    ...options,
    water: within(options.water, 0.05, 0.95),
    continents: Math.round(within(options.continents, 1, 60)),
    variety: within(options.variety, 0, 1),
    ragged: within(options.ragged, 0, 1),
    mountains: within(options.mountains, 0, 0.8),
    warmth: within(options.warmth, 0, 1),
    moisture: within(options.moisture, 0, 1),
    ice: {
      north: Math.round(within(options.ice.north, 0, 40)),
      south: Math.round(within(options.ice.south, 0, 40)),
    },
    rivers: within(options.rivers, 0, 1),
    mix: Object.fromEntries(
      Object.entries(options.mix).map(([key, often]) => [key, within(often, 0, 1_000_000)]),
    ),
    spacing: [least, Math.round(within(options.spacing[1], least, 60))],
  };
}
