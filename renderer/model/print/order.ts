import type { FieldAddress, GrossfeldNo } from '../../../engine';
import type { MapLook } from '../../kit/cartography';

/** The looks a map can be printed in. What needs a screen of its own, such as heads per field, is not among them. */
export const PRINT_LOOKS = [
  'colours',
  'hatching',
  'pencil',
  'symbols',
  'abbreviations',
  'politics',
] as const satisfies readonly MapLook[];
export type PrintLook = (typeof PRINT_LOOKS)[number];

export const PAPERS = ['A5', 'A4', 'A3', 'A2', 'A1', 'A0', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** What stands on a map and can be left out, in the order in which it is offered. */
export const MAP_PARTS = [
  'legend',
  'scale',
  'month',
  'north',
  'coordinates',
  'kleinfeldNumbers',
  'grossfeldNumbers',
  'grossfeldLines',
  'units',
  'names',
  'cropMarks',
  'glueMarks',
  'plan',
] as const;
export type MapPart = (typeof MAP_PARTS)[number];
export type MapParts = Readonly<Record<MapPart, boolean>>;

/** Parts that reveal where on the world a map is. */
const ORIENTING = ['north', 'coordinates', 'kleinfeldNumbers', 'grossfeldNumbers'] as const;

/**
 * What of a realm's knowledge is printed: all of it; its own land and some fields all around (WW-1.4-11); the rectangle
 * around some fields; or some Großfelder with a ring of Großfelder or of fields around them.
 */
export type MapArea =
  | { readonly kind: 'known' }
  | { readonly kind: 'territory'; readonly ring: number }
  | { readonly kind: 'choice'; readonly fields: readonly FieldAddress[] }
  | {
      readonly kind: 'grossfelder';
      readonly grossfelder: readonly GrossfeldNo[];
      readonly ring: number;
      readonly ringOf: 'grossfelder' | 'fields';
    };

export const AREA_KINDS = [
  'known',
  'territory',
  'choice',
  'grossfelder',
] as const satisfies readonly MapArea['kind'][];

/** What is new this month: not shown, outlined on a map in full colour, outlined while the rest is faded, or on sheets of its own. */
export const CHANGES = ['none', 'marked', 'overlay', 'sheet'] as const;
export type ChangesShown = (typeof CHANGES)[number];

/** Fields that neighbouring sheets share; more than the height of a field, so every field is whole on some sheet. */
export const OVERLAPS = [2, 4] as const;
export type Overlap = (typeof OVERLAPS)[number];

/** How a map is to be printed. Lengths on paper are millimetres throughout this folder. */
export interface MapOrder {
  /** The heading; empty = the name of the realm. */
  readonly title: string;
  readonly area: MapArea;
  readonly paper: Paper;
  readonly orientation: Orientation;
  /** Width of a Kleinfeld on paper, exact. */
  readonly fieldMm: number;
  readonly look: PrintLook;
  readonly parts: MapParts;
  /** The player must not learn where it is: no numbers, no letters at the frame, no north. */
  readonly hidesOrientation: boolean;
  readonly overlap: Overlap;
  readonly changes: ChangesShown;
  /** Own ways of the month as arrows. */
  readonly routes: boolean;
}

/** All that a realm knows, on A4, with everything that explains it. */
export const FIRST_ORDER: MapOrder = {
  title: '',
  area: { kind: 'known' },
  paper: 'A4',
  orientation: 'landscape',
  fieldMm: 10,
  look: 'colours',
  parts: {
    legend: true,
    scale: true,
    month: true,
    north: true,
    coordinates: true,
    kleinfeldNumbers: true,
    grossfeldNumbers: true,
    grossfeldLines: true,
    units: true,
    names: true,
    cropMarks: true,
    glueMarks: true,
    plan: true,
  },
  hidesOrientation: false,
  overlap: 2,
  changes: 'none',
  routes: false,
};

/** The parts that are really printed: without those that orient, where that is to be hidden. */
export function printedParts({ parts, hidesOrientation }: MapOrder): MapParts {
  return hidesOrientation
    ? { ...parts, ...Object.fromEntries(ORIENTING.map((part) => [part, false])) }
    : parts;
}

export const MIN_FIELD_MM = 4;
export const MAX_FIELD_MM = 40;

/** From here on Kleinfeld numbers are large enough to read on paper. */
export const NUMBERS_FROM_MM = 9;

/** A Kleinfeld is about 100 km wide (WW-2.1-01). */
export const KM_PER_FIELD = 100;

/** A field width that can be printed, in hundredths of a millimetre. */
export function clampFieldMm(fieldMm: number): number {
  return Math.min(MAX_FIELD_MM, Math.max(MIN_FIELD_MM, Math.round(fieldMm * 100) / 100));
}
