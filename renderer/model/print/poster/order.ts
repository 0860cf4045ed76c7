import type { MapPart, PrintLook } from '../order';
import type { PaperChoice } from '../paper';

/** What stands on a poster of a map and can be left out; a poster of a board has the first two. */
export const POSTER_PARTS = [
  'legend',
  'month',
  'scale',
  'north',
  'coordinates',
  'kleinfeldNumbers',
  'grossfeldNumbers',
  'grossfeldLines',
  'units',
  'names',
] as const satisfies readonly MapPart[];
export type PosterPart = (typeof POSTER_PARTS)[number];
export const BOARD_PARTS = ['legend', 'month'] as const satisfies readonly PosterPart[];

/** In colour, or in black and greys for any printer. */
export const TONES = ['colour', 'greys'] as const;
export type PosterTone = (typeof TONES)[number];

/** The looks of a map that tell terrain or realms apart without colour. */
export const GREY_LOOKS = ['hatching', 'politics', 'abbreviations'] as const satisfies PrintLook[];

/** How a poster is to be printed. */
export interface PosterOrder extends PaperChoice {
  /** The heading; empty = the name of the campaign. */
  readonly title: string;
  readonly tone: PosterTone;
  /** Of a map; boards have one look. */
  readonly look: PrintLook;
  readonly parts: Readonly<Record<PosterPart, boolean>>;
}

export const FIRST_POSTER: PosterOrder = {
  title: '',
  paper: 'A2',
  orientation: 'landscape',
  tone: 'colour',
  look: 'colours',
  parts: {
    legend: true,
    month: true,
    scale: true,
    north: true,
    coordinates: true,
    kleinfeldNumbers: false,
    grossfeldNumbers: true,
    grossfeldLines: true,
    units: true,
    names: true,
  },
};

/** The look a poster is drawn in: without colour one that can be read without it. */
export function lookOf({ tone, look }: Pick<PosterOrder, 'tone' | 'look'>): PrintLook {
  if (tone === 'colour') return look;
  return GREY_LOOKS.find((one) => one === look) ?? GREY_LOOKS[0];
}
