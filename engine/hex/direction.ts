/**
 * The six sides of a pointy-top field, numbered clockwise from the upper right one (WW-2.1-05):
 * 1 = NE, 2 = E, 3 = SE, 4 = SW, 5 = W, 6 = NW. The same numbers name directions of movement.
 */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6;

/** All directions in the order of enumeration used for ties (WW-0.2-07). */
export const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6];

/** True if `value` is a whole number from 1 to 6. */
export function isDirection(value: number): value is Direction {
  return Number.isInteger(value) && value >= 1 && value <= 6;
}

/** The direction `steps` places clockwise from `direction` (negative: counter-clockwise). */
export function turn(direction: Direction, steps: number): Direction {
  return (((((direction - 1 + steps) % 6) + 6) % 6) + 1) as Direction;
}

/** The direction that leads back (WW-2.1-08). */
export function opposite(direction: Direction): Direction {
  return turn(direction, 3);
}
