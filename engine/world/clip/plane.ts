import { type Axial, type Direction, neighbour, opposite, turn } from '../../hex';

/** A side of the infinite plane. */
export interface PlaneSide extends Axial {
  readonly side: Direction;
}

/** A corner of the infinite plane: the clockwise end of side `corner`. */
export interface PlaneCorner extends Axial {
  readonly corner: Direction;
}

/** A field of the plane as a key. */
export function axialKey({ q, r }: Axial): string {
  return `${q},${r}`;
}

/** The name of a side by its upper or left field: directions 2, 3, 4. */
export function planeSide(field: Axial, side: Direction): PlaneSide {
  return side === 2 || side === 3 || side === 4
    ? { q: field.q, r: field.r, side }
    : { ...neighbour(field, side), side: opposite(side) };
}

/** The three names of a corner. */
export function planeCornerNames(
  field: Axial,
  corner: Direction,
): readonly [PlaneCorner, PlaneCorner, PlaneCorner] {
  return [
    { q: field.q, r: field.r, corner },
    { ...neighbour(field, corner), corner: turn(corner, 2) },
    { ...neighbour(field, turn(corner, 1)), corner: turn(corner, 4) },
  ];
}

/** The name of a corner as the top (6) or the bottom (3) of a field; every corner is one of the two. */
export function planeCorner(field: Axial, corner: Direction): PlaneCorner {
  const [own, across, beside] = planeCornerNames(field, corner);
  return [across, beside].find((name) => name.corner === 3 || name.corner === 6) ?? own;
}

/** Row by row, from the west. */
export function byPlace(
  a: Axial & { readonly side?: number; readonly corner?: number },
  b: Axial & { readonly side?: number; readonly corner?: number },
): number {
  return (
    a.r - b.r || a.q - b.q || (a.side ?? 0) - (b.side ?? 0) || (a.corner ?? 0) - (b.corner ?? 0)
  );
}
