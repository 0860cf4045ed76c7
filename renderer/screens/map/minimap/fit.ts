import { centreOf, CORNER_RADIUS, type Lattice, type Point } from '../../../../engine';
import type { Camera, Extent } from '../../../kit/board/camera';

/** How the whole map lies in a small window: pixels per field width, and where the plane's origin is. */
export interface MiniFit {
  readonly field: number;
  readonly x: number;
  readonly y: number;
}

/** Fits all fields of a world into a window with a little air; undefined for a world without fields. */
export const fitWorld = (lattice: Lattice, { width, height }: Extent): MiniFit | undefined => {
  if (lattice.size === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let cell = 0; cell < lattice.size; cell += 1) {
    const { x, y } = centreOf(lattice.axialOf(cell));
    left = Math.min(left, x - 0.5);
    right = Math.max(right, x + 0.5);
    top = Math.min(top, y - CORNER_RADIUS);
    bottom = Math.max(bottom, y + CORNER_RADIUS);
  }
  const field = 0.94 * Math.min(width / (right - left), height / (bottom - top));
  return {
    field,
    x: width / 2 - ((left + right) / 2) * field,
    y: height / 2 - ((top + bottom) / 2) * field,
  };
};

/** The plane point under a point of the small window. */
export const pointInWorld = (fit: MiniFit, { x, y }: Point): Point => ({
  x: (x - fit.x) / fit.field,
  y: (y - fit.y) / fit.field,
});

/** The frame of the large window in the small one, cut to it. */
export const windowFrame = (
  fit: MiniFit,
  small: Extent,
  { centre, scale }: Camera,
  large: Extent,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } => {
  const half = { x: large.width / scale / 2, y: large.height / scale / 2 };
  const within = (value: number, limit: number): number => Math.min(limit - 1, Math.max(1, value));
  const left = within(fit.x + (centre.x - half.x) * fit.field, small.width);
  const right = within(fit.x + (centre.x + half.x) * fit.field, small.width);
  const top = within(fit.y + (centre.y - half.y) * fit.field, small.height);
  const bottom = within(fit.y + (centre.y + half.y) * fit.field, small.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
};
