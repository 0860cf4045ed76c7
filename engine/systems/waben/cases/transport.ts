import type { UnitTypeKey } from '../data';

/** Carriers with cargo of one type, and the kilograms that stay free; negative = overloaded (WW-5.1-41, WW-5.1-43). */
export const LOADS: readonly (readonly [
  carriers: number,
  carrier: UnitTypeKey,
  cargo: UnitTypeKey,
  heads: number,
  free: number,
])[] = [
  [1, 'S', 'K', 50, 0],
  [1, 'S', 'R', 25, 0],
  [15, 'S', 'K', 750, 0],
  [15, 'S', 'R', 375, 0],
  [15, 'S', 'R', 750, -75_000],
  [30, 'S', 'R', 750, 0],
  [1, 'S', 'HF', 40, 5000],
  [1, 'S', 'A', 50, 0],
  [1, 'S', 'B', 50, 0],
  [1, 'S', 'LT', 25, 0],
  [1, 'LT', 'K', 1, 0],
  [2, 'LT', 'R', 1, 0],
  [2000, 'LT', 'K', 2000, 0],
];

/** Units and the leaders they need (WW-5.2-09). */
export const COMMANDS: readonly (readonly [type: UnitTypeKey, size: number, needed: number])[] = [
  ['K', 8000, 2],
  ['B', 5000, 1],
  ['K', 3000, 1],
  ['R', 750, 1],
  ['R', 2500, 1],
  ['R', 2501, 2],
  ['S', 100, 2],
  ['S', 15, 1],
  ['A', 5000, 1],
  ['A', 5001, 2],
  ['LT', 5001, 2],
  ['K', 0, 1],
];
