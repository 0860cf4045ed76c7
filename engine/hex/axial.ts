import { type Direction, DIRECTIONS } from './direction';

/** A field of the infinite plane: `q` counts to the east, `r` to the south-east (WW-2.1-07). */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The axial step of each direction (WW-2.1-08). */
const VECTORS: Readonly<Record<Direction, Axial>> = {
  1: { q: 1, r: -1 },
  2: { q: 1, r: 0 },
  3: { q: 0, r: 1 },
  4: { q: -1, r: 1 },
  5: { q: -1, r: 0 },
  6: { q: 0, r: -1 },
};

/** The field `steps` fields away from `field` in `direction`. */
export function neighbour(field: Axial, direction: Direction, steps = 1): Axial {
  return {
    q: field.q + VECTORS[direction].q * steps,
    r: field.r + VECTORS[direction].r * steps,
  };
}

/** True if both name the same field. */
export function sameField(a: Axial, b: Axial): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Half-width coordinates: `x` counts half fields to the east, `y` rows downwards (WW-2.1-07). */
export function toHalfWidths(field: Axial): { readonly x: number; readonly y: number } {
  return {
    x: 2 * field.q + field.r,
    y: field.r,
  };
}

/** The field at half-width coordinates; `x` and `y` must have the same parity. */
export function fromHalfWidths(x: number, y: number): Axial {
  return { q: (x - y) / 2, r: y };
}

/** The number of steps between two fields of the plane (WW-2.1-14). */
export function distance(a: Axial, b: Axial): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The direction of the single step from `from` to `to`, or undefined if they do not touch. */
export function directionBetween(from: Axial, to: Axial): Direction | undefined {
  return DIRECTIONS.find((direction) => sameField(neighbour(from, direction), to));
}

/** The fields exactly `radius` steps away, clockwise from the one in direction 5; radius 0 is the field itself. */
export function ring(centre: Axial, radius: number): readonly Axial[] {
  if (radius <= 0) return radius === 0 ? [centre] : [];
  const fields: Axial[] = [];
  let field = neighbour(centre, 5, radius);
  for (const direction of DIRECTIONS) {
    for (let step = 0; step < radius; step += 1) {
      fields.push(field);
      field = neighbour(field, direction);
    }
  }
  return fields;
}

/** All fields at most `radius` steps away, nearest first. */
export function range(centre: Axial, radius: number): readonly Axial[] {
  const fields: Axial[] = [];
  for (let distanceFromCentre = 0; distanceFromCentre <= radius; distanceFromCentre += 1) {
    fields.push(...ring(centre, distanceFromCentre));
  }
  return fields;
}

/** The field that contains a point given in fractional axial coordinates. */
export function roundToField(q: number, r: number): Axial {
  const s = -q - r;
  const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = {
    q: Math.abs(rounded.q - q),
    r: Math.abs(rounded.r - r),
    s: Math.abs(rounded.s - s),
  };
  if (off.q > off.r && off.q > off.s) return { q: 0 - rounded.r - rounded.s, r: rounded.r + 0 };
  if (off.r > off.s) return { q: rounded.q + 0, r: 0 - rounded.q - rounded.s };
  return { q: rounded.q + 0, r: rounded.r + 0 };
}

/** A straight line of touching fields from `from` to `to`, both included. */
export function line(from: Axial, to: Axial): readonly Axial[] {
  const steps = distance(from, to);
  const nudge = 1e-6; // keeps points on a side from flickering between its two fields
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = steps === 0 ? 0 : index / steps;
    return roundToField(
      from.q + nudge + (to.q - from.q) * part,
      from.r + nudge + (to.r - from.r) * part,
    );
  });
}
