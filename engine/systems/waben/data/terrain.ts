import type { Table } from '../../../kernel';

/** Height levels: 0 water, 1 lowland, 2 highland, 3 hills, 4 mountains (WW-2.2-02). */
export type Height = 0 | 1 | 2 | 3 | 4;

/** Names of the height levels by level (WW-2.2-05). */
export const HEIGHT_KEYS = ['water', 'lowland', 'highland', 'hills', 'mountains'] as const;

/** Letters of the height levels in abbreviations, by level (WW-2.2-05). */
export const HEIGHT_LETTERS = ['w', 't', 'h', 'b', 'g'] as const;

/** Terrain types (WW-2.2-03). */
export const TERRAIN_TYPES = [
  'normal',
  'forest',
  'lake',
  'steppe',
  'swamp',
  'jungle',
  'desert',
  'ice',
  'volcano',
  'deepsea',
] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number];

/** The booklet's colours of ring and disc (WW-2.2-05, WW-2.2-06). */
export type TerrainColour =
  | 'lightBlue'
  | 'lightGreen'
  | 'lightBrown'
  | 'darkBrown'
  | 'darkGrey'
  | 'darkGreen'
  | 'yellow'
  | 'violet'
  | 'olive'
  | 'white'
  | 'red'
  | 'darkBlue';

/** Causes of terrain losses (WW-2.3-07). Rivers cause losses too but belong to sides. */
export type LossCause = 'jungle' | 'frost' | 'height4' | 'swamp' | 'deepsea' | 'volcano' | 'desert';

/** Difficulty level: 0 easy, 1 heavy, 2 extreme (WW-2.3-01). */
export type Difficulty = 0 | 1 | 2;

/** Figures of one terrain kind. `income` is gold per half-year; blank in the booklet reads as 0 (WW-3.1-05). */
export interface TerrainFigures {
  readonly height: Height;
  readonly difficulty: Difficulty;
  readonly inhabitants: number;
  readonly income: number;
}

/** Everything the rules say of one terrain kind (WW-2.2-09). */
export interface Terrain extends TerrainFigures {
  readonly key: string;
  /** Abbreviation as printed, with umlaut. */
  readonly display: string;
  readonly type: TerrainType;
  /** Of what the name is made (WW-2.2-08): of the height level, of the type, or of both. */
  readonly named: 'height' | 'type' | 'both';
  readonly outer: TerrainColour;
  readonly inner: TerrainColour;
  readonly lossCauses: readonly LossCause[];
  /** "View -1 KF" in every field of this kind (WW-2.2-14). */
  readonly lowView: boolean;
  /** Can freeze to ice desert (WW-2.2-10). */
  readonly canFreeze: boolean;
}

/** Keys of all terrain kinds in the order of the rule page (WW-2.2-09). */
export const TERRAIN_KEYS = [
  'w',
  't',
  'h',
  'b',
  'g',
  'twa',
  'hwa',
  'bwa',
  'gwa',
  'tse',
  'hse',
  'bse',
  'gse',
  'st',
  'tsu',
  'hsu',
  'bsu',
  'tds',
  'hds',
  'bds',
  'twue',
  'hwue',
  'bwue',
  'ew',
  'tew',
  'hew',
  'bew',
  'gew',
  'tvu',
  'hvu',
  'bvu',
  'vul',
  'tw',
] as const;
export type WabenTerrainKey = (typeof TERRAIN_KEYS)[number];

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
} as const satisfies Readonly<Record<WabenTerrainKey, TerrainFigures>>;

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
  w: {
    ...FIGURES.w,
    key: 'w',
    display: 'w',
    type: 'normal',
    named: 'height',
    outer: 'lightBlue',
    inner: 'lightBlue',
    lossCauses: [],
    lowView: false,
    canFreeze: true,
  },
  t: {
    ...FIGURES.t,
    key: 't',
    display: 't',
    type: 'normal',
    named: 'height',
    outer: 'lightGreen',
    inner: 'lightGreen',
    lossCauses: [],
    lowView: false,
    canFreeze: false,
  },
  h: {
    ...FIGURES.h,
    key: 'h',
    display: 'h',
    type: 'normal',
    named: 'height',
    outer: 'lightBrown',
    inner: 'lightBrown',
    lossCauses: [],
    lowView: false,
    canFreeze: false,
  },
  b: {
    ...FIGURES.b,
    key: 'b',
    display: 'b',
    type: 'normal',
    named: 'height',
    outer: 'darkBrown',
    inner: 'darkBrown',
    lossCauses: [],
    lowView: false,
    canFreeze: false,
  },
  g: {
    ...FIGURES.g,
    key: 'g',
    display: 'g',
    type: 'normal',
    named: 'height',
    outer: 'darkGrey',
    inner: 'darkGrey',
    lossCauses: ['height4'],
    lowView: false,
    canFreeze: false,
  },
  twa: {
    ...FIGURES.twa,
    key: 'twa',
    display: 'twa',
    type: 'forest',
    named: 'both',
    outer: 'darkGreen',
    inner: 'darkGreen',
    lossCauses: [],
    lowView: false,
    canFreeze: false,
  },
  hwa: {
    ...FIGURES.hwa,
    key: 'hwa',
    display: 'hwa',
    type: 'forest',
    named: 'both',
    outer: 'lightBrown',
    inner: 'darkGreen',
    lossCauses: [],
    lowView: false,
    canFreeze: false,
  },
  bwa: {
    ...FIGURES.bwa,
    key: 'bwa',
    display: 'bwa',
    type: 'forest',
    named: 'both',
    outer: 'darkBrown',
    inner: 'darkGreen',
    lossCauses: [],
    lowView: false,
    canFreeze: false,
  },
  gwa: {
    ...FIGURES.gwa,
    key: 'gwa',
    display: 'gwa',
    type: 'forest',
    named: 'both',
    outer: 'darkGrey',
    inner: 'darkGreen',
    lossCauses: ['height4'],
    lowView: false,
    canFreeze: false,
  },
  tse: {
    ...FIGURES.tse,
    key: 'tse',
    display: 'tse',
    type: 'lake',
    named: 'both',
    outer: 'lightGreen',
    inner: 'lightBlue',
    lossCauses: [],
    lowView: false,
    canFreeze: true,
  },
  hse: {
    ...FIGURES.hse,
    key: 'hse',
    display: 'hse',
    type: 'lake',
    named: 'both',
    outer: 'lightBrown',
    inner: 'lightBlue',
    lossCauses: [],
    lowView: false,
    canFreeze: true,
  },
  bse: {
    ...FIGURES.bse,
    key: 'bse',
    display: 'bse',
    type: 'lake',
    named: 'both',
    outer: 'darkBrown',
    inner: 'lightBlue',
    lossCauses: [],
    lowView: false,
    canFreeze: true,
  },
  gse: {
    ...FIGURES.gse,
    key: 'gse',
    display: 'gse',
    type: 'lake',
    named: 'both',
    outer: 'darkGrey',
    inner: 'lightBlue',
    lossCauses: ['height4'],
    lowView: false,
    canFreeze: true,
  },
  st: {
    ...FIGURES.st,
    key: 'st',
    display: 'st',
    type: 'steppe',
    named: 'type',
    outer: 'lightGreen',
    inner: 'yellow',
    lossCauses: [],
    lowView: false,
    canFreeze: false,
  },
  tsu: {
    ...FIGURES.tsu,
    key: 'tsu',
    display: 'tsu',
    type: 'swamp',
    named: 'both',
    outer: 'violet',
    inner: 'violet',
    lossCauses: ['swamp'],
    lowView: false,
    canFreeze: false,
  },
  hsu: {
    ...FIGURES.hsu,
    key: 'hsu',
    display: 'hsu',
    type: 'swamp',
    named: 'both',
    outer: 'lightBrown',
    inner: 'violet',
    lossCauses: ['swamp'],
    lowView: false,
    canFreeze: false,
  },
  bsu: {
    ...FIGURES.bsu,
    key: 'bsu',
    display: 'bsu',
    type: 'swamp',
    named: 'both',
    outer: 'darkBrown',
    inner: 'violet',
    lossCauses: ['swamp'],
    lowView: false,
    canFreeze: false,
  },
  tds: {
    ...FIGURES.tds,
    key: 'tds',
    display: 'tds',
    type: 'jungle',
    named: 'both',
    outer: 'olive',
    inner: 'olive',
    lossCauses: ['jungle'],
    lowView: true,
    canFreeze: false,
  },
  hds: {
    ...FIGURES.hds,
    key: 'hds',
    display: 'hds',
    type: 'jungle',
    named: 'both',
    outer: 'lightBrown',
    inner: 'olive',
    lossCauses: ['jungle'],
    lowView: true,
    canFreeze: false,
  },
  bds: {
    ...FIGURES.bds,
    key: 'bds',
    display: 'bds',
    type: 'jungle',
    named: 'both',
    outer: 'darkBrown',
    inner: 'olive',
    lossCauses: ['jungle'],
    lowView: true,
    canFreeze: false,
  },
  twue: {
    ...FIGURES.twue,
    key: 'twue',
    display: 'twü',
    type: 'desert',
    named: 'both',
    outer: 'yellow',
    inner: 'yellow',
    lossCauses: ['desert'],
    lowView: false,
    canFreeze: false,
  },
  hwue: {
    ...FIGURES.hwue,
    key: 'hwue',
    display: 'hwü',
    type: 'desert',
    named: 'both',
    outer: 'lightBrown',
    inner: 'yellow',
    lossCauses: ['desert'],
    lowView: false,
    canFreeze: false,
  },
  bwue: {
    ...FIGURES.bwue,
    key: 'bwue',
    display: 'bwü',
    type: 'desert',
    named: 'both',
    outer: 'darkBrown',
    inner: 'yellow',
    lossCauses: ['desert'],
    lowView: false,
    canFreeze: false,
  },
  ew: {
    ...FIGURES.ew,
    key: 'ew',
    display: 'ew',
    type: 'ice',
    named: 'type',
    outer: 'white',
    inner: 'white',
    lossCauses: ['frost'],
    lowView: false,
    canFreeze: false,
  },
  tew: {
    ...FIGURES.tew,
    key: 'tew',
    display: 'tew',
    type: 'ice',
    named: 'both',
    outer: 'lightGreen',
    inner: 'white',
    lossCauses: ['frost'],
    lowView: false,
    canFreeze: false,
  },
  hew: {
    ...FIGURES.hew,
    key: 'hew',
    display: 'hew',
    type: 'ice',
    named: 'both',
    outer: 'lightBrown',
    inner: 'white',
    lossCauses: ['frost'],
    lowView: false,
    canFreeze: false,
  },
  bew: {
    ...FIGURES.bew,
    key: 'bew',
    display: 'bew',
    type: 'ice',
    named: 'both',
    outer: 'darkBrown',
    inner: 'white',
    lossCauses: ['frost'],
    lowView: false,
    canFreeze: false,
  },
  gew: {
    ...FIGURES.gew,
    key: 'gew',
    display: 'gew',
    type: 'ice',
    named: 'both',
    outer: 'darkGrey',
    inner: 'white',
    lossCauses: ['frost', 'height4'],
    lowView: false,
    canFreeze: false,
  },
  tvu: {
    ...FIGURES.tvu,
    key: 'tvu',
    display: 'tvu',
    type: 'volcano',
    named: 'both',
    outer: 'lightGreen',
    inner: 'red',
    lossCauses: ['volcano'],
    lowView: false,
    canFreeze: false,
  },
  hvu: {
    ...FIGURES.hvu,
    key: 'hvu',
    display: 'hvu',
    type: 'volcano',
    named: 'both',
    outer: 'lightBrown',
    inner: 'red',
    lossCauses: ['volcano'],
    lowView: false,
    canFreeze: false,
  },
  bvu: {
    ...FIGURES.bvu,
    key: 'bvu',
    display: 'bvu',
    type: 'volcano',
    named: 'both',
    outer: 'darkBrown',
    inner: 'red',
    lossCauses: ['volcano'],
    lowView: false,
    canFreeze: false,
  },
  vul: {
    ...FIGURES.vul,
    key: 'vul',
    display: 'vul',
    type: 'volcano',
    named: 'type',
    outer: 'red',
    inner: 'red',
    lossCauses: ['volcano', 'height4'],
    lowView: false,
    canFreeze: false,
  },
  tw: {
    ...FIGURES.tw,
    key: 'tw',
    display: 'tw',
    type: 'deepsea',
    named: 'type',
    outer: 'darkBlue',
    inner: 'darkBlue',
    lossCauses: ['deepsea'],
    lowView: true,
    canFreeze: true,
  },
};
