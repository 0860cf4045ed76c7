import { type Inks, type MapTheme, STAMP } from './data/colours';
import { lookInks, type MapLook } from './data/looks';

/** Lower bounds of the classes of field width, in CSS pixels: what appears depends on nothing else. */
export const WIDTH_CLASSES = [0, 7, 12, 18, 24, 40, 48] as const;
export type WidthClass = (typeof WIDTH_CLASSES)[number];

/** The class of a field width. */
export function widthClass(width: number): WidthClass {
  return WIDTH_CLASSES.findLast((bound) => width >= bound) ?? 0;
}

/** What a reader chooses of a style; everything that is absent is as in the rule book. */
export interface StyleChoice {
  readonly grid?: boolean;
  readonly borders?: boolean;
  readonly numbers?: boolean;
  readonly look?: MapLook;
  /** The turn against which the age of knowledge is shown; absent or null = not shown. */
  readonly age?: number | null;
  /** Heads in a settlement by type, for the look `population`. */
  readonly heads?: Readonly<Record<string, number>>;
}

/** How to draw: plain data; the same style and the same view give the same list. Every entry changes the picture. */
export interface MapStyle {
  readonly theme: MapTheme;
  readonly width: WidthClass;
  readonly grid: boolean;
  readonly borders: boolean;
  readonly numbers: boolean;
  readonly look: MapLook;
  readonly age: number | null;
  readonly heads: Readonly<Record<string, number>>;
}

const NO_HEADS: Readonly<Record<string, number>> = {};

/** Everything on and in the colours of the rule book unless chosen otherwise, for a field `width` CSS pixels wide. */
export function mapStyle(theme: MapTheme, width: number, choice: StyleChoice = {}): MapStyle {
  return {
    theme,
    width: widthClass(width),
    grid: choice.grid ?? true,
    borders: choice.borders ?? true,
    numbers: choice.numbers ?? true,
    look: choice.look ?? 'colours',
    age: choice.age ?? null,
    heads: choice.look === 'population' ? (choice.heads ?? NO_HEADS) : NO_HEADS,
  };
}

export function inksOf(style: MapStyle): Inks {
  return lookInks(style.look, style.theme);
}

/** Settlements are drawn in ink on paper, the same by day and by night; for the copier in black on white. */
export function stampOf({ look }: Pick<MapStyle, 'look'>): {
  readonly paper: string;
  readonly ink: string;
} {
  return look === 'hatching' ? { paper: '#FFFFFF', ink: '#000000' } : STAMP;
}

/** True where the ground is dark and lines on it are light. */
export function isLightOnDark({ theme, look }: MapStyle): boolean {
  return theme === 'dark' && look !== 'colours' && look !== 'pencil';
}
