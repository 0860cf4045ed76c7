/** Colour schemes of the drawing styles: screen by day, screen by night, white paper. */
export type MapTheme = 'light' | 'dark' | 'print';

/** Colour keys of ring and disc (WW-2.2-05, WW-2.2-06) by theme. Height is also lightness, so copies stay readable. */
export const TERRAIN_COLOURS = {
  light: {
    lightBlue: '#BCD7DF',
    darkBlue: '#7AA5C0',
    lightGreen: '#D6E1B8',
    darkGreen: '#5A8B75',
    lightBrown: '#D9B584',
    darkBrown: '#9B7049',
    darkGrey: '#6D6C72',
    yellow: '#F1DE85',
    violet: '#8A6C9F',
    olive: '#9B9A4A',
    white: '#FCFBF6',
    red: '#AE3226',
  },
  dark: {
    lightBlue: '#5C8E9C',
    darkBlue: '#264763',
    lightGreen: '#95A67C',
    darkGreen: '#396657',
    lightBrown: '#AC8553',
    darkBrown: '#7A5131',
    darkGrey: '#4A4B52',
    yellow: '#CDB557',
    violet: '#866AA2',
    olive: '#7B7D34',
    white: '#D8D6CD',
    red: '#841E13',
  },
  print: {
    lightBlue: '#C6E1EA',
    darkBlue: '#78A8C8',
    lightGreen: '#DAE8B9',
    darkGreen: '#578D75',
    lightBrown: '#DEB783',
    darkBrown: '#A07045',
    darkGrey: '#706F76',
    yellow: '#F6E27A',
    violet: '#8E6CA7',
    olive: '#9E9D43',
    white: '#FFFFFF',
    red: '#B43022',
  },
} as const satisfies Record<MapTheme, Record<string, string>>;

/** Colour of a terrain with an unknown colour key. */
export const STRANGE_TERRAIN = '#A9A297';

/** Colours of lines and lettering. */
export interface Inks {
  readonly ink: string;
  readonly label: string;
  readonly halo: string;
  readonly sheet: string;
  readonly coast: string;
  readonly glow: string;
  readonly river: string;
  readonly riverCase: string;
  readonly road: string;
  readonly roadCase: string;
  readonly grid: string;
  readonly sea: string;
  readonly relief: string;
  /** What symbols are darkened with. */
  readonly shade: string;
  /** What hills are darkened with. */
  readonly hillShade: string;
  readonly ice: string;
  readonly peak: string;
}

const LIGHT: Inks = {
  ink: '#25221D',
  label: '#25221D',
  halo: '#FAF6EC',
  sheet: '#FAF6EC',
  coast: '#25221D',
  glow: '#FFFFFF',
  river: '#2F6F98',
  riverCase: '#E6EEF0',
  road: '#25221D',
  roadCase: '#FAF6EC',
  grid: '#25221D',
  sea: '#1F4F70',
  relief: '#3A2A18',
  shade: '#17231A',
  hillShade: '#2A1604',
  ice: '#7C93A6',
  peak: '#2B2B30',
};

export const INKS: Readonly<Record<MapTheme, Inks>> = {
  light: LIGHT,
  dark: {
    ink: '#F0E9DB',
    label: '#F5EFE2',
    halo: '#14130F',
    sheet: '#191713',
    coast: '#0B0A08',
    glow: '#A9CBD8',
    river: '#A9D6F2',
    riverCase: '#15252F',
    road: '#0B0A08',
    roadCase: '#D9CDB4',
    grid: '#0B0A08',
    sea: '#DCEBF4',
    relief: '#0B0A08',
    shade: '#0A0D08',
    hillShade: '#0D0904',
    ice: '#5D6A78',
    peak: '#101114',
  },
  print: {
    ...LIGHT,
    ink: '#1B1916',
    label: '#1B1916',
    halo: '#FFFFFF',
    sheet: '#FFFFFF',
    coast: '#111111',
    road: '#111111',
    roadCase: '#FFFFFF',
    river: '#1F6797',
  },
};

/** Settlements and shields are drawn in dark lines on paper, the same by day and by night. */
export const STAMP = { paper: '#FCF8EE', ink: '#1F1B16' } as const;

/**
 * Realm colours by index: rim, shield and lettering, never a filled area. `deep` carries white letters
 * (contrast at least 6.2), `pale` is for rims and lettering by night. With more realms colours repeat.
 */
export const REALM_COLOURS: readonly { readonly deep: string; readonly pale: string }[] = [
  { deep: '#8E2A45', pale: '#EBA6B6' },
  { deep: '#1F5F5B', pale: '#9AD8CE' },
  { deep: '#2F4A8C', pale: '#B4C6F4' },
  { deep: '#5B3F7A', pale: '#D2BCEB' },
  { deep: '#9A4A12', pale: '#F0BC8E' },
  { deep: '#3B5A2A', pale: '#C4DBAE' },
  { deep: '#7A1E6B', pale: '#EDB3E2' },
  { deep: '#0E5A78', pale: '#9CD3EC' },
  { deep: '#6A4B0C', pale: '#E6CF93' },
  { deep: '#4A4540', pale: '#D3CCC2' },
  { deep: '#7A2313', pale: '#F2AE9E' },
  { deep: '#3C4FA8', pale: '#BEC8FA' },
];
