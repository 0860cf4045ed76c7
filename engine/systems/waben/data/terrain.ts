import { figuresByRow, tableOfCells } from '../../../kernel';
import { type Terrain, terrainKind as kind, type TerrainFigures } from '../rules/terrain-kinds';

export * from '../rules/terrain-kinds';

/** Letters of the height levels in abbreviations, by level (WW-2.2-05). */
export const HEIGHT_LETTERS = ['w', 't', 'h', 'b', 'g'] as const;

const COLUMNS = ['height', 'difficulty', 'inhabitants', 'income'] as const;

const ROWS = {
  w: [0, 0, 0, 0],
  t: [1, 0, 50_000, 3000],
  h: [2, 0, 25_000, 1500],
  b: [3, 0, 12_500, 750],
  g: [4, 1, 6250, 375],
  twa: [1, 0, 30_000, 1800],
  hwa: [2, 0, 15_000, 900],
  bwa: [3, 0, 7500, 450],
  gwa: [4, 1, 3750, 225],
  tse: [1, 0, 30_000, 1800],
  hse: [2, 0, 15_000, 900],
  bse: [3, 0, 7500, 450],
  gse: [4, 1, 3750, 225],
  st: [1, 0, 15_000, 900],
  tsu: [1, 2, 10_000, 600],
  hsu: [2, 2, 5000, 300],
  bsu: [3, 2, 2500, 150],
  tds: [1, 1, 10_000, 600],
  hds: [2, 1, 5000, 300],
  bds: [3, 1, 2500, 150],
  twue: [1, 1, 10_000, 600],
  hwue: [2, 1, 5000, 300],
  bwue: [3, 1, 2500, 150],
  ew: [0, 1, 1000, 60],
  tew: [1, 1, 10_000, 600],
  hew: [2, 1, 5000, 300],
  bew: [3, 1, 2500, 150],
  gew: [4, 1, 1250, 75],
  tvu: [1, 2, 5000, 300],
  hvu: [2, 2, 2500, 150],
  bvu: [3, 2, 1250, 75],
  vul: [4, 2, 625, 38],
  tw: [0, 0, 0, 0],
} as const;

const FIGURES = figuresByRow<TerrainFigures>()(COLUMNS, ROWS);

export type WabenTerrainKey = keyof typeof ROWS;

/** Keys of all terrain kinds in the order of the rule page (WW-2.2-09). */
export const TERRAIN_KEYS = Object.keys(ROWS) as readonly WabenTerrainKey[];

/** The figures as a table that traces can cite (WW-2.2-09). */
export const TERRAIN_TABLE = tableOfCells('terrain', 'WW-2.2-09', COLUMNS, ROWS);

/** The catalogue of terrain kinds. */
export const TERRAINS: Readonly<Record<WabenTerrainKey, Terrain>> = {
  w: kind(FIGURES.w, 'w', 'normal', 'height', 'lightBlue', 'lightBlue'),
  t: kind(FIGURES.t, 't', 'normal', 'height', 'lightGreen', 'lightGreen'),
  h: kind(FIGURES.h, 'h', 'normal', 'height', 'lightBrown', 'lightBrown'),
  b: kind(FIGURES.b, 'b', 'normal', 'height', 'darkBrown', 'darkBrown'),
  g: kind(FIGURES.g, 'g', 'normal', 'height', 'darkGrey', 'darkGrey'),
  twa: kind(FIGURES.twa, 'twa', 'forest', 'both', 'darkGreen', 'darkGreen'),
  hwa: kind(FIGURES.hwa, 'hwa', 'forest', 'both', 'lightBrown', 'darkGreen'),
  bwa: kind(FIGURES.bwa, 'bwa', 'forest', 'both', 'darkBrown', 'darkGreen'),
  gwa: kind(FIGURES.gwa, 'gwa', 'forest', 'both', 'darkGrey', 'darkGreen'),
  tse: kind(FIGURES.tse, 'tse', 'lake', 'both', 'lightGreen', 'lightBlue'),
  hse: kind(FIGURES.hse, 'hse', 'lake', 'both', 'lightBrown', 'lightBlue'),
  bse: kind(FIGURES.bse, 'bse', 'lake', 'both', 'darkBrown', 'lightBlue'),
  gse: kind(FIGURES.gse, 'gse', 'lake', 'both', 'darkGrey', 'lightBlue'),
  st: kind(FIGURES.st, 'st', 'steppe', 'type', 'lightGreen', 'yellow'),
  tsu: kind(FIGURES.tsu, 'tsu', 'swamp', 'both', 'violet', 'violet'),
  hsu: kind(FIGURES.hsu, 'hsu', 'swamp', 'both', 'lightBrown', 'violet'),
  bsu: kind(FIGURES.bsu, 'bsu', 'swamp', 'both', 'darkBrown', 'violet'),
  tds: kind(FIGURES.tds, 'tds', 'jungle', 'both', 'olive', 'olive'),
  hds: kind(FIGURES.hds, 'hds', 'jungle', 'both', 'lightBrown', 'olive'),
  bds: kind(FIGURES.bds, 'bds', 'jungle', 'both', 'darkBrown', 'olive'),
  twue: kind(FIGURES.twue, 'twue', 'desert', 'both', 'yellow', 'yellow'),
  hwue: kind(FIGURES.hwue, 'hwue', 'desert', 'both', 'lightBrown', 'yellow'),
  bwue: kind(FIGURES.bwue, 'bwue', 'desert', 'both', 'darkBrown', 'yellow'),
  ew: kind(FIGURES.ew, 'ew', 'ice', 'type', 'white', 'white'),
  tew: kind(FIGURES.tew, 'tew', 'ice', 'both', 'lightGreen', 'white'),
  hew: kind(FIGURES.hew, 'hew', 'ice', 'both', 'lightBrown', 'white'),
  bew: kind(FIGURES.bew, 'bew', 'ice', 'both', 'darkBrown', 'white'),
  gew: kind(FIGURES.gew, 'gew', 'ice', 'both', 'darkGrey', 'white'),
  tvu: kind(FIGURES.tvu, 'tvu', 'volcano', 'both', 'lightGreen', 'red'),
  hvu: kind(FIGURES.hvu, 'hvu', 'volcano', 'both', 'lightBrown', 'red'),
  bvu: kind(FIGURES.bvu, 'bvu', 'volcano', 'both', 'darkBrown', 'red'),
  vul: kind(FIGURES.vul, 'vul', 'volcano', 'type', 'red', 'red'),
  tw: kind(FIGURES.tw, 'tw', 'deepsea', 'type', 'darkBlue', 'darkBlue'),
};
