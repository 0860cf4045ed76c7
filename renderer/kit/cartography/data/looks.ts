import { INKS, type Inks, type MapTheme } from './colours';

/** Ways to draw the same map, in the order in which they are offered. */
export const MAP_LOOKS = [
  'colours',
  'symbols',
  'abbreviations',
  'hatching',
  'politics',
  'population',
  'pencil',
] as const;
export type MapLook = (typeof MAP_LOOKS)[number];

/** What a look does with the ground. */
export interface Ground {
  /** How much of a terrain's colour stays over the paper, 0 to 1. */
  readonly tint: number;
  /** Field width in pixels from which terrain symbols appear; Infinity = never. */
  readonly symbolsFrom: number;
  /** Size of the symbols, 1 = as in the rule book's colours. */
  readonly symbolSize: number;
  /** True if water grows lighter towards the land. */
  readonly glows: boolean;
}

export const GROUNDS: Readonly<Record<MapLook, Ground>> = {
  colours: { tint: 1, symbolsFrom: 24, symbolSize: 1, glows: true },
  symbols: { tint: 0.42, symbolsFrom: 12, symbolSize: 1.38, glows: true },
  abbreviations: { tint: 0.38, symbolsFrom: Infinity, symbolSize: 1, glows: false },
  hatching: { tint: 0, symbolsFrom: 18, symbolSize: 1, glows: false },
  politics: { tint: 0.25, symbolsFrom: 40, symbolSize: 1, glows: false },
  population: { tint: 0.25, symbolsFrom: Infinity, symbolSize: 1, glows: false },
  pencil: { tint: 0.4, symbolsFrom: 24, symbolSize: 1, glows: true },
};

/** One ink on one paper, for the copier. */
const twoTone = (ink: string, paper: string): Inks => ({
  ink,
  label: ink,
  halo: paper,
  sheet: paper,
  coast: ink,
  glow: paper,
  river: ink,
  riverCase: paper,
  road: ink,
  roadCase: paper,
  grid: ink,
  sea: ink,
  relief: ink,
  shade: ink,
  hillShade: ink,
  ice: ink,
  peak: ink,
});

const HATCHED: Readonly<Record<MapTheme, Inks>> = {
  light: twoTone('#000000', '#FDFBF5'),
  dark: twoTone('#F0E9DB', '#191713'),
  print: twoTone('#000000', '#FFFFFF'),
};

/** By night a ground that steps back is dark: its lines are drawn in light. */
const QUIET_NIGHT: Inks = {
  ...INKS.dark,
  coast: '#D8CDB7',
  road: '#E9DFCB',
  roadCase: '#191713',
  grid: '#D8CDB7',
  relief: '#D8CDB7',
  glow: '#6F9AAB',
  riverCase: '#10202A',
  shade: '#F5EFE2',
  hillShade: '#F5EFE2',
  ice: '#B9C6D2',
  peak: '#E9DFCB',
};

/** Paper and pencils lie on a desk that is dark at night; the paper is not. */
const PENCIL: Readonly<Record<MapTheme, Inks>> = {
  light: { ...INKS.light, sheet: '#FBF7EC', coast: '#3A332B', road: '#2E2822', glow: '#5B8BA8' },
  dark: { ...INKS.dark, sheet: '#2A2620', glow: '#1D3646' },
  print: { ...INKS.print, coast: '#2A2620', road: '#1F1B17', glow: '#5B8BA8' },
};

/** The inks of a look by day, by night and on paper. */
export function lookInks(look: MapLook, theme: MapTheme): Inks {
  if (look === 'hatching') return HATCHED[theme];
  if (look === 'pencil') return PENCIL[theme];
  return look === 'colours' || theme !== 'dark' ? INKS[theme] : QUIET_NIGHT;
}

/** Upper bounds of the first four steps of heads per field; the fifth has none. */
export const POPULATION_BOUNDS = [5_000, 12_500, 30_000, 50_000] as const;

/** Colours of the five steps, few heads first: darker by day, lighter by night. */
export const POPULATION_COLOURS: Readonly<Record<MapTheme, readonly string[]>> = {
  light: ['#F2E4C4', '#E3BF86', '#CC8D52', '#9D5334', '#5E2A24'],
  dark: ['#33291F', '#5A4029', '#8F6234', '#C9924B', '#F2D49A'],
  print: ['#F7EAD0', '#E6C48D', '#CE9058', '#9D5334', '#5E2A24'],
};

/** Colour of water and of land without heads, where heads are what is shown. */
export const EMPTY_GROUND: Readonly<
  Record<MapTheme, { readonly water: string; readonly land: string }>
> = {
  light: { water: '#DDE7EA', land: '#FAF6EC' },
  dark: { water: '#1B2830', land: '#211E19' },
  print: { water: '#E6EFF3', land: '#FFFFFF' },
};

/** Oldest knowledge of the first three steps in turns; what is older is of the fourth. */
export const AGE_BOUNDS = [0, 3, 12] as const;
