import { INKS, type Inks, type MapTheme } from './data/colours';

/** Lower bounds of the classes of field width, in CSS pixels: what appears depends on nothing else. */
export const WIDTH_CLASSES = [0, 7, 12, 18, 24, 40, 48] as const;
export type WidthClass = (typeof WIDTH_CLASSES)[number];

/** The class of a field width. */
export const widthClass = (width: number): WidthClass =>
  WIDTH_CLASSES.findLast((bound) => width >= bound) ?? 0;

/** How to draw: the same style and the same view give the same list. */
export interface MapStyle {
  readonly theme: MapTheme;
  readonly width: WidthClass;
  readonly grid: boolean;
  readonly borders: boolean;
  readonly numbers: boolean;
}

/** Everything on, for a field `width` CSS pixels wide. */
export const mapStyle = (
  theme: MapTheme,
  width: number,
  layers: { readonly grid?: boolean; readonly borders?: boolean; readonly numbers?: boolean } = {},
): MapStyle => ({
  theme,
  width: widthClass(width),
  grid: layers.grid ?? true,
  borders: layers.borders ?? true,
  numbers: layers.numbers ?? true,
});

export const inksOf = (style: MapStyle): Inks => INKS[style.theme];
