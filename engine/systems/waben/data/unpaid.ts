import { tableOfCells } from '../../../kernel';

/**
 * Effects of unpaid upkeep on a unit, by its unpaid share in percent u (WW-9.5-01): `paid` u = 0, `little` up to 25,
 * `half` up to 50, `most` below 100, `all` 100. `morale` is added to it; u divided by `divisor` percent of the heads
 * desert, or `desertion` percent.
 */
export const UNPAID_TABLE = tableOfCells(
  'unpaid',
  'WW-9.5-01',
  ['morale', 'divisor', 'desertion'],
  {
    paid: [1],
    little: [-1],
    half: [-1, 5],
    most: [-2, 4],
    all: [-3, null, 30],
  },
);

/** Limits of the unpaid share, percent (WW-9.5-01). */
export const UNPAID_LIMITS = { little: 25, half: 50, all: 100 } as const;

/** Worst and best morale (WW-9.5-01). */
export const WORST_MORALE = -3;
export const BEST_MORALE = 0;
