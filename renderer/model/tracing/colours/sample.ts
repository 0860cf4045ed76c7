import { type Affine, transformed } from '../place/affine';
import { type Lab, labOf } from './lab';

/** Pixels of a picture, four bytes each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What a field looks like under the picture: its middle and its rim, as the rule book colours them apart. */
export interface FieldColours {
  readonly disc: Lab;
  readonly ring: Lab;
}

/** Points looked at, around the middle of a field, in field widths: the disc has a radius of .315, the sides lie at .5. */
const around = (radius: number, count: number, turn: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

const DISC = [{ x: 0, y: 0 }, ...around(0.12, 6, 0), ...around(0.22, 12, 0.5)];
const RING = [...around(0.38, 12, 0), ...around(0.42, 12, 0.5)];

/** Ink, numbers and pencil lines are few: the third of the points farthest from the middle one is left out. */
const KEPT = 2 / 3;

const meanOf = (colours: readonly Lab[]): Lab => {
  const sum = colours.reduce<Lab>(
    ([l, a, b], [dl, da, db]) => [l + dl, a + da, b + db] as const,
    [0, 0, 0],
  );
  return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
};

const squared = (one: Lab, other: Lab): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

const medianOf = (colours: readonly Lab[]): Lab => {
  const middle = (part: 0 | 1 | 2): number =>
    colours.map((colour) => colour[part]).sort((one, other) => one - other)[colours.length >> 1] ??
    0;
  return [middle(0), middle(1), middle(2)];
};

const typical = (colours: readonly Lab[]): Lab => {
  const median = medianOf(colours);
  const near = [...colours].sort((one, other) => squared(one, median) - squared(other, median));
  return meanOf(near.slice(0, Math.max(1, Math.ceil(near.length * KEPT))));
};

const colourAt = ({ width, height, data }: Pixels, x: number, y: number): Lab | undefined => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const at = 4 * (row * width + column);
  // Transparent paper is white paper.
  const cover = (data[at + 3] ?? 255) / 255;
  const over = (part: number): number =>
    Math.round((data[at + part] ?? 255) * cover + 255 * (1 - cover));
  return labOf(over(0), over(1), over(2));
};

/** At least this part of a field must lie on the picture. */
const COVERED = 0.6;

/**
 * The colours of a field under a picture; undefined where the picture does not cover it. `toPixels` leads from
 * the plane to the pixels; `centre` is the middle of the field.
 */
export function coloursOf(
  pixels: Pixels,
  toPixels: Affine,
  centre: { readonly x: number; readonly y: number },
): FieldColours | undefined {
  const look = (points: readonly { readonly x: number; readonly y: number }[]) =>
    points
      .map(({ x, y }) => transformed(toPixels, { x: centre.x + x, y: centre.y + y }))
      .map(({ x, y }) => colourAt(pixels, x, y))
      .filter((colour) => colour !== undefined);
  const [disc, ring] = [look(DISC), look(RING)];
  if (disc.length < DISC.length * COVERED || ring.length < RING.length * COVERED) return undefined;
  return { disc: typical(disc), ring: typical(ring) };
}
