import type { Point, UnderlayPin } from '../../../../engine';

/** x' = a x + c y + e, y' = b x + d y + f. */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** A box of the plane. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a point goes. */
export function transformed({ a, b, c, d, e, f }: Affine, { x, y }: Point): Point {
  return {
    x: a * x + c * y + e,
    y: b * x + d * y + f,
  };
}

/** The way back, or undefined where the transformation presses the plane into a line. */
export function inverseOf({ a, b, c, d, e, f }: Affine): Affine | undefined {
  const determinant = a * d - b * c;
  if (!Number.isFinite(1 / determinant) || Math.abs(determinant) < 1e-12) return undefined;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return { a: ia, b: ib, c: ic, d: id, e: -(ia * e + ic * f), f: -(ib * e + id * f) };
}

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** The picture laid over an area as large as it fits, without turning or stretching it. */
const overlaid = ({ width, height }: Sized, area: Area): Affine => {
  const scale = Math.min((area.right - area.left) / width, (area.bottom - area.top) / height);
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  return {
    a: scale,
    b: 0,
    c: 0,
    d: scale,
    e: middle.x - (scale * width) / 2,
    f: middle.y - (scale * height) / 2,
  };
};

const shifted = (base: Affine, { pixel, point }: UnderlayPin): Affine => {
  const now = transformed(base, pixel);
  return { ...base, e: base.e + point.x - now.x, f: base.f + point.y - now.y };
};

/** Turned and scaled alike in both directions, so that two pins lie on their points. */
const turned = (one: UnderlayPin, other: UnderlayPin): Affine | undefined => {
  const from = { x: other.pixel.x - one.pixel.x, y: other.pixel.y - one.pixel.y };
  const to = { x: other.point.x - one.point.x, y: other.point.y - one.point.y };
  const length = from.x * from.x + from.y * from.y;
  if (length === 0) return undefined;
  const a = (from.x * to.x + from.y * to.y) / length;
  const b = (from.x * to.y - from.y * to.x) / length;
  if (a === 0 && b === 0) return undefined;
  return shifted({ a, b, c: -b, d: a, e: 0, f: 0 }, one);
};

/** Least sine of the angle between two sides of the triangle of three pins that still fixes a map. */
const LEAST_SINE = 0.02;

/** Turned, scaled and sheared so that all three pins lie on their points. */
const fixed = (pins: readonly UnderlayPin[]): Affine | undefined => {
  const [p, q, r] = pins;
  if (p === undefined || q === undefined || r === undefined) return undefined;
  const [ux, uy] = [q.pixel.x - p.pixel.x, q.pixel.y - p.pixel.y];
  const [vx, vy] = [r.pixel.x - p.pixel.x, r.pixel.y - p.pixel.y];
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < LEAST_SINE * Math.hypot(ux, uy) * Math.hypot(vx, vy) || cross === 0) {
    return undefined;
  }
  const [sx, sy] = [q.point.x - p.point.x, q.point.y - p.point.y];
  const [tx, ty] = [r.point.x - p.point.x, r.point.y - p.point.y];
  const found = shifted(
    {
      a: (sx * vy - tx * uy) / cross,
      b: (sy * vy - ty * uy) / cross,
      c: (tx * ux - sx * vx) / cross,
      d: (ty * ux - sy * vx) / cross,
      e: 0,
      f: 0,
    },
    p,
  );
  return inverseOf(found) === undefined ? undefined : found;
};

/** How a picture lies in the plane, and how well its pins fix it. */
export interface Fit {
  /** Pixels of the picture to points of the plane. */
  readonly affine: Affine;
  /**
   * `free`: laid over the area; `shifted`: one pin; `turned`: two pins; `fixed`: three pins;
   * `line`: three pins that lie (almost) on one line or together, of which only two are used.
   */
  readonly by: 'free' | 'shifted' | 'turned' | 'fixed' | 'line';
}

/**
 * The place of a picture: three pins fix shift, rotation and both scales exactly; with fewer the rest is taken
 * from laying the picture over `area`.
 */
export function fitOf(picture: Sized, pins: readonly UnderlayPin[], area: Area): Fit {
  const free = overlaid(picture, area);
  const [first, second] = pins;
  if (first === undefined) return { affine: free, by: 'free' };
  const exact = fixed(pins);
  if (exact !== undefined) return { affine: exact, by: 'fixed' };
  const similar = second === undefined ? undefined : turned(first, second);
  if (similar === undefined)
    return { affine: shifted(free, first), by: pins.length > 2 ? 'line' : 'shifted' };
  return { affine: similar, by: pins.length > 2 ? 'line' : 'turned' };
}
