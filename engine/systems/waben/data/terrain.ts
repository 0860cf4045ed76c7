import type { Table } from '../../../kernel';
import { type Terrain, terrainKind as kind, type TerrainFigures } from '../rules/terrain-kinds';

export * from '../rules/terrain-kinds';

/** Letters of the height levels in abbreviations, by level (WW-2.2-05). */
export const HEIGHT_LETTERS = ['w', 't', 'h', 'b', 'g'] as const;

const FIGURES = {
  w: { height: 0, difficulty: 0, inhabitants: 0, income: 0 },
  t: { height: 1, difficulty: 0, inhabitants: 50_000, income: 3000 },
  h: { height: 2, difficulty: 0, inhabitants: 25_000, income: 1500 },
  b: { height: 3, difficulty: 0, inhabitants: 12_500, income: 750 },
  g: { height: 4, difficulty: 1, inhabitants: 6250, income: 375 },
  twa: { height: 1, difficulty: 0, inhabitants: 30_000, income: 1800 },
  hwa: { height: 2, difficulty: 0, inhabitants: 15_000, income: 900 },
  bwa: { height: 3, difficulty: 0, inhabitants: 7500, income: 450 },
  gwa: { height: 4, difficulty: 1, inhabitants: 3750, income: 225 },
  tse: { height: 1, difficulty: 0, inhabitants: 30_000, income: 1800 },
  hse: { height: 2, difficulty: 0, inhabitants: 15_000, income: 900 },
  bse: { height: 3, difficulty: 0, inhabitants: 7500, income: 450 },
  gse: { height: 4, difficulty: 1, inhabitants: 3750, income: 225 },
  st: { height: 1, difficulty: 0, inhabitants: 15_000, income: 900 },
  tsu: { height: 1, difficulty: 2, inhabitants: 10_000, income: 600 },
  hsu: { height: 2, difficulty: 2, inhabitants: 5000, income: 300 },
  bsu: { height: 3, difficulty: 2, inhabitants: 2500, income: 150 },
  tds: { height: 1, difficulty: 1, inhabitants: 10_000, income: 600 },
  hds: { height: 2, difficulty: 1, inhabitants: 5000, income: 300 },
  bds: { height: 3, difficulty: 1, inhabitants: 2500, income: 150 },
  twue: { height: 1, difficulty: 1, inhabitants: 10_000, income: 600 },
  hwue: { height: 2, difficulty: 1, inhabitants: 5000, income: 300 },
  bwue: { height: 3, difficulty: 1, inhabitants: 2500, income: 150 },
  ew: { height: 0, difficulty: 1, inhabitants: 1000, income: 60 },
  tew: { height: 1, difficulty: 1, inhabitants: 10_000, income: 600 },
  hew: { height: 2, difficulty: 1, inhabitants: 5000, income: 300 },
  bew: { height: 3, difficulty: 1, inhabitants: 2500, income: 150 },
  gew: { height: 4, difficulty: 1, inhabitants: 1250, income: 75 },
  tvu: { height: 1, difficulty: 2, inhabitants: 5000, income: 300 },
  hvu: { height: 2, difficulty: 2, inhabitants: 2500, income: 150 },
  bvu: { height: 3, difficulty: 2, inhabitants: 1250, income: 75 },
  vul: { height: 4, difficulty: 2, inhabitants: 625, income: 38 },
  tw: { height: 0, difficulty: 0, inhabitants: 0, income: 0 },
} as const satisfies Readonly<Record<string, TerrainFigures>>;

export type WabenTerrainKey = keyof typeof FIGURES;

/** Keys of all terrain kinds in the order of the rule page (WW-2.2-09). */
export const TERRAIN_KEYS = Object.keys(FIGURES) as readonly WabenTerrainKey[];

/** The figures as a table that traces can cite (WW-2.2-09). */
export const TERRAIN_TABLE: Table = {
  id: 'terrain',
  clause: 'WW-2.2-09',
  rows: TERRAIN_KEYS,
  columns: ['height', 'difficulty', 'inhabitants', 'income'],
  cells: FIGURES,
};

/** The catalogue of terrain kinds. */
export const TERRAINS: Readonly<Record<WabenTerrainKey, Terrain>> = {
  w: kind(FIGURES.w, 'w', 'normal', 'height', 'lightBlue', 'lightBlue', { canFreeze: true }),
  t: kind(FIGURES.t, 't', 'normal', 'height', 'lightGreen', 'lightGreen'),
  h: kind(FIGURES.h, 'h', 'normal', 'height', 'lightBrown', 'lightBrown'),
  b: kind(FIGURES.b, 'b', 'normal', 'height', 'darkBrown', 'darkBrown'),
  g: kind(FIGURES.g, 'g', 'normal', 'height', 'darkGrey', 'darkGrey', { lossCauses: ['height4'] }),
  twa: kind(FIGURES.twa, 'twa', 'forest', 'both', 'darkGreen', 'darkGreen'),
  hwa: kind(FIGURES.hwa, 'hwa', 'forest', 'both', 'lightBrown', 'darkGreen'),
  bwa: kind(FIGURES.bwa, 'bwa', 'forest', 'both', 'darkBrown', 'darkGreen'),
  gwa: kind(FIGURES.gwa, 'gwa', 'forest', 'both', 'darkGrey', 'darkGreen', {
    lossCauses: ['height4'],
  }),
  tse: kind(FIGURES.tse, 'tse', 'lake', 'both', 'lightGreen', 'lightBlue', { canFreeze: true }),
  hse: kind(FIGURES.hse, 'hse', 'lake', 'both', 'lightBrown', 'lightBlue', { canFreeze: true }),
  bse: kind(FIGURES.bse, 'bse', 'lake', 'both', 'darkBrown', 'lightBlue', { canFreeze: true }),
  gse: kind(FIGURES.gse, 'gse', 'lake', 'both', 'darkGrey', 'lightBlue', {
    lossCauses: ['height4'],
    canFreeze: true,
  }),
  st: kind(FIGURES.st, 'st', 'steppe', 'type', 'lightGreen', 'yellow'),
  tsu: kind(FIGURES.tsu, 'tsu', 'swamp', 'both', 'violet', 'violet', { lossCauses: ['swamp'] }),
  hsu: kind(FIGURES.hsu, 'hsu', 'swamp', 'both', 'lightBrown', 'violet', { lossCauses: ['swamp'] }),
  bsu: kind(FIGURES.bsu, 'bsu', 'swamp', 'both', 'darkBrown', 'violet', { lossCauses: ['swamp'] }),
  tds: kind(FIGURES.tds, 'tds', 'jungle', 'both', 'olive', 'olive', {
    lossCauses: ['jungle'],
    lowView: true,
  }),
  hds: kind(FIGURES.hds, 'hds', 'jungle', 'both', 'lightBrown', 'olive', {
    lossCauses: ['jungle'],
    lowView: true,
  }),
  bds: kind(FIGURES.bds, 'bds', 'jungle', 'both', 'darkBrown', 'olive', {
    lossCauses: ['jungle'],
    lowView: true,
  }),
  twue: kind(FIGURES.twue, 'twue', 'desert', 'both', 'yellow', 'yellow', {
    display: 'twü',
    lossCauses: ['desert'],
  }),
  hwue: kind(FIGURES.hwue, 'hwue', 'desert', 'both', 'lightBrown', 'yellow', {
    display: 'hwü',
    lossCauses: ['desert'],
  }),
  bwue: kind(FIGURES.bwue, 'bwue', 'desert', 'both', 'darkBrown', 'yellow', {
    display: 'bwü',
    lossCauses: ['desert'],
  }),
  ew: kind(FIGURES.ew, 'ew', 'ice', 'type', 'white', 'white', { lossCauses: ['frost'] }),
  tew: kind(FIGURES.tew, 'tew', 'ice', 'both', 'lightGreen', 'white', { lossCauses: ['frost'] }),
  hew: kind(FIGURES.hew, 'hew', 'ice', 'both', 'lightBrown', 'white', { lossCauses: ['frost'] }),
  bew: kind(FIGURES.bew, 'bew', 'ice', 'both', 'darkBrown', 'white', { lossCauses: ['frost'] }),
  gew: kind(FIGURES.gew, 'gew', 'ice', 'both', 'darkGrey', 'white', {
    lossCauses: ['frost', 'height4'],
  }),
  tvu: kind(FIGURES.tvu, 'tvu', 'volcano', 'both', 'lightGreen', 'red', {
    lossCauses: ['volcano'],
  }),
  hvu: kind(FIGURES.hvu, 'hvu', 'volcano', 'both', 'lightBrown', 'red', {
    lossCauses: ['volcano'],
  }),
  bvu: kind(FIGURES.bvu, 'bvu', 'volcano', 'both', 'darkBrown', 'red', { lossCauses: ['volcano'] }),
  vul: kind(FIGURES.vul, 'vul', 'volcano', 'type', 'red', 'red', {
    lossCauses: ['volcano', 'height4'],
  }),
  tw: kind(FIGURES.tw, 'tw', 'deepsea', 'type', 'darkBlue', 'darkBlue', {
    lossCauses: ['deepsea'],
    lowView: true,
    canFreeze: true,
  }),
};
