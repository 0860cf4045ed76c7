import { KLEINFELDER, type Lattice, type MapView, toHalfWidths } from '../../../engine';
import { mix, terrainColour } from './colour';
import type { MapTheme } from './data/colours';
import { GROUNDS, lookInks, type MapLook } from './data/looks';
import type { Terrains } from './scene';

/**
 * The whole map as a tiny picture: one pixel high per row, two pixels wide per field, RGBA. Made in a few
 * milliseconds even for a thousand Großfelder, it stands in until the real drawing is there, and serves as minimap.
 */
export interface CoarsePicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** Half-width coordinates of the first pixel (WW-2.1-07). */
  readonly left: number;
  readonly top: number;
}

/** Part of a field that its disc covers. */
const DISC_SHARE = 0.36;

/** From far away strokes are a tone of their own. */
const COARSE_TINT: Readonly<Partial<Record<MapLook, number>>> = { pencil: 0.7, hatching: 0.12 };

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

const averageColour = (theme: MapTheme, terrains: Terrains, key: string, look: MapLook): Rgb => {
  const terrain = terrains[key];
  const outer = terrainColour(theme, terrain?.outer ?? '');
  const inner = terrainColour(theme, terrain?.inner ?? '');
  const whole = mix(outer, inner, DISC_SHARE);
  return rgbOf(mix(lookInks(look, theme).sheet, whole, COARSE_TINT[look] ?? GROUNDS[look].tint));
};

/** Paints the coarse picture of the known fields; unknown ones stay transparent. */
export function coarsePicture(
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  theme: MapTheme,
  look: MapLook = 'colours',
): CoarsePicture {
  const colours = new Map<string, Rgb>();
  const colourOf = (key: string): Rgb => {
    const known = colours.get(key);
    if (known !== undefined) return known;
    const colour = averageColour(theme, terrains, key, look);
    colours.set(key, colour);
    return colour;
  };
  const places = Array.from({ length: lattice.size }, (_, cell) =>
    toHalfWidths(lattice.axialOf(cell)),
  );
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of places) {
    left = Math.min(left, x - 1);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (places.length === 0)
    return { width: 0, height: 0, data: new Uint8ClampedArray(0), left: 0, top: 0 };
  const width = right - left;
  const height = bottom - top;
  const data = new Uint8ClampedArray(width * height * 4);
  places.forEach(({ x, y }, cell) => {
    const no = lattice.plots[Math.floor(cell / KLEINFELDER)]?.no;
    const key = no === undefined ? undefined : view.chunks[no]?.terrain[cell % KLEINFELDER];
    if (key === undefined || key === null) return;
    const [red, green, blue] = colourOf(key);
    const start = 4 * ((y - top) * width + (x - 1 - left));
    for (let pixel = start; pixel < start + 8; pixel += 4) {
      data[pixel] = red;
      data[pixel + 1] = green;
      data[pixel + 2] = blue;
      data[pixel + 3] = 255;
    }
  });
  return { width, height, data, left, top };
}
