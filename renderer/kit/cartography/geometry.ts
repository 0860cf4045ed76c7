import type { Direction } from '../../../engine';
import { close, lineTo, moveTo, type Trail } from './path';

const ROW = Math.sqrt(3) / 2;

/** Length of a side and distance from centre to corner, in field widths. */
export const SIDE_LENGTH = 1 / Math.sqrt(3);

/** Corner d relative to the centre (WW-2.1-23: clockwise end of side d, corner 6 is the top); entry 0 repeats 6. */
export const CORNER_X: readonly number[] = [0, 0.5, 0.5, 0, -0.5, -0.5, 0];
export const CORNER_Y: readonly number[] = [-2, -1, 1, 2, 1, -1, -2].map(
  (sixths) => (sixths * SIDE_LENGTH) / 2,
);

/** Centre of the neighbour in direction d relative to the centre; entry 0 is unused. */
export const STEP_X: readonly number[] = [0, 0.5, 1, 0.5, -0.5, -1, -0.5];
export const STEP_Y: readonly number[] = [0, -ROW, 0, ROW, ROW, 0, -ROW];

/** A place in the plane. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Corner `corner` of the field with its centre at `at`. */
export function cornerAt(at: Spot, corner: number): Spot {
  return {
    x: at.x + (CORNER_X[corner] ?? 0),
    y: at.y + (CORNER_Y[corner] ?? 0),
  };
}

/** Middle of side `direction` of the field with its centre at `at`. */
export function middleAt(at: Spot, direction: number): Spot {
  return {
    x: at.x + (STEP_X[direction] ?? 0) / 2,
    y: at.y + (STEP_Y[direction] ?? 0) / 2,
  };
}

/** The direction after `direction`, clockwise. */
export function next(direction: Direction): Direction {
  return (direction === 6 ? 1 : direction + 1) as Direction;
}

/** The direction before `direction`. */
export function previous(direction: Direction): Direction {
  return (direction === 1 ? 6 : direction - 1) as Direction;
}

/** Adds the outline of a field, `grow` times its size. */
export function hexagon(trail: Trail, at: Spot, grow = 1): void {
  for (let corner = 1; corner <= 6; corner += 1) {
    const x = at.x + (CORNER_X[corner] ?? 0) * grow;
    const y = at.y + (CORNER_Y[corner] ?? 0) * grow;
    if (corner === 1) moveTo(trail, x, y);
    else lineTo(trail, x, y);
  }
  close(trail);
}
