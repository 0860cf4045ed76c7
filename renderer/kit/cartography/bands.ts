import type { Direction } from '../../../engine';
import { cornerAt, next, previous, type Spot, STEP_X, STEP_Y } from './geometry';
import { close, lineTo, moveTo, type Trail } from './path';
import type { Field } from './scene';

/**
 * What lies across a side, for a band that runs along the inner edge of an area: more of the area, its edge,
 * or nothing that may be told.
 */
export type Beyond = 'inside' | 'edge' | 'open';

/** The corner of the band inside the area, so that neighbouring pieces meet without gap or overlap. */
const innerCorner = (
  field: Field,
  side: Direction,
  corner: Direction,
  beside: Beyond,
  depth: number,
) => {
  const outer = cornerAt(field, corner);
  const stepX = STEP_X[side] ?? 0;
  const stepY = STEP_Y[side] ?? 0;
  if (beside === 'edge') {
    return {
      x: outer.x + (field.x - outer.x) * 2 * depth,
      y: outer.y + (field.y - outer.y) * 2 * depth,
    };
  }
  if (beside === 'inside') {
    return {
      x: outer.x + (outer.x - field.x - stepX) * 2 * depth,
      y: outer.y + (outer.y - field.y - stepY) * 2 * depth,
    };
  }
  return { x: outer.x - stepX * depth, y: outer.y - stepY * depth };
};

/** The line that runs `depth` field widths inside side `side`, clockwise; lines of neighbouring sides meet at their ends. */
export function insetSide(
  field: Field,
  side: Direction,
  depth: number,
  beyond: (direction: Direction) => Beyond,
): readonly [from: Spot, to: Spot] {
  return [
    innerCorner(field, side, previous(side), beyond(previous(side)), depth),
    innerCorner(field, side, side, beyond(next(side)), depth),
  ];
}

/** Adds the piece of a band `depth` field widths deep along side `side` of `field`. */
export function bandPiece(
  trail: Trail,
  field: Field,
  side: Direction,
  depth: number,
  beyond: (direction: Direction) => Beyond,
): void {
  const start = cornerAt(field, previous(side));
  const end = cornerAt(field, side);
  const [innerStart, innerEnd] = insetSide(field, side, depth, beyond);
  moveTo(trail, start.x, start.y);
  lineTo(trail, end.x, end.y);
  lineTo(trail, innerEnd.x, innerEnd.y);
  lineTo(trail, innerStart.x, innerStart.y);
  close(trail);
}
