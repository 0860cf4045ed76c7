import type { GenesisOptions } from './options';

/** Options of a preset; the seed, the spacing and the mix of settlements are given separately. */
export type GenesisPreset = Omit<GenesisOptions, 'seed' | 'mix'>;

/** Worlds to start from, by key; every figure can be changed afterwards. */
export const GENESIS_PRESETS = {
  /** A few large lands. */
  continents: {
    water: 0.58,
    continents: 4,
    variety: 0.5,
    ragged: 0.5,
    mountains: 0.36,
    warmth: 0.5,
    moisture: 0.5,
    ice: { north: 3, south: 3 },
    rivers: 0.5,
    spacing: [5, 8],
    roads: false,
  },
  /** Many islands, none of them large. */
  archipelago: {
    water: 0.72,
    continents: 26,
    variety: 0.7,
    ragged: 0.7,
    mountains: 0.34,
    warmth: 0.55,
    moisture: 0.6,
    ice: { north: 0, south: 0 },
    rivers: 0.4,
    spacing: [4, 7],
    roads: false,
  },
  /** Wide water with lonely islands. */
  openSea: {
    water: 0.88,
    continents: 14,
    variety: 0.9,
    ragged: 0.5,
    mountains: 0.3,
    warmth: 0.55,
    moisture: 0.55,
    ice: { north: 0, south: 0 },
    rivers: 0.4,
    spacing: [4, 7],
    roads: false,
  },
  /** One land, and the sea around it. */
  mainland: {
    water: 0.45,
    continents: 1,
    variety: 0,
    ragged: 0.6,
    mountains: 0.42,
    warmth: 0.42,
    moisture: 0.58,
    ice: { north: 0, south: 0 },
    rivers: 0.6,
    spacing: [5, 8],
    roads: true,
  },
  /**
   * As PYGMA-ISIS asks for: strips of ice in the north and in the south, two rows thick (PI-02-13, GM-08,
   * GM-09), about 60 % water with one large land, a small one and groups of islands (GM-11), and five to six
   * fields between any two cities, that is six or seven steps (GM-13).
   */
  iceGirdled: {
    water: 0.6,
    continents: 7,
    variety: 0.9,
    ragged: 0.55,
    mountains: 0.34,
    warmth: 0.5,
    moisture: 0.5,
    ice: { north: 2, south: 2 },
    rivers: 0.45,
    spacing: [6, 7],
    roads: false,
  },
} as const satisfies Readonly<Record<string, GenesisPreset>>;

/** Key of a preset. */
export type GenesisPresetKey = keyof typeof GENESIS_PRESETS;
