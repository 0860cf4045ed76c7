import type { Table } from '../../../kernel';

/**
 * Effects of unpaid upkeep on a unit, by its unpaid share in percent u (WW-9.5-01): `paid` u = 0, `little` up to 25,
 * `half` up to 50, `most` below 100, `all` 100. `morale` is added to it; u divided by `divisor` percent of the heads
 * desert, or `desertion` percent.
 */
export const UNPAID_TABLE: Table = {
  id: 'unpaid',
  clause: 'WW-9.5-01',
  rows: ['paid', 'little', 'half', 'most', 'all'],
  columns: ['morale', 'divisor', 'desertion'],
  cells: {
    paid: { morale: 1 },
    little: { morale: -1 },
    half: { morale: -1, divisor: 5 },
    most: { morale: -2, divisor: 4 },
    all: { morale: -3, desertion: 30 },
  },
};

/** Limits of the unpaid share, percent (WW-9.5-01). */
export const UNPAID_LIMITS = { little: 25, half: 50, all: 100 } as const;

/** Worst and best morale (WW-9.5-01). */
export const WORST_MORALE = -3;
export const BEST_MORALE = 0;
