import type { ClauseId, Words } from '../../../kernel';

/** Main orders of class K in descending aggressiveness (WW-6.2-01). */
export const COMBAT_ORDERS = ['N', 'A', 'H', 'V', 'I', 'R'] as const;
export type CombatOrder = (typeof COMBAT_ORDERS)[number];

export const COMBAT_ORDER_NAMES: Readonly<Record<CombatOrder, Words>> = {
  N: ['Vernichten', 'annihilate'],
  A: ['Angreifen', 'attack'],
  H: ['Stellung halten', 'hold'],
  V: ['Verteidigen', 'defend'],
  I: ['Ignorieren', 'ignore'],
  R: ['Rückzug', 'retreat'],
};

/**
 * Result of an encounter, seen from the unit of the row (WW-7.1-11): FD fight to the death, FN fight in which N never
 * retreats, FL fight of one round, FH fight in which H holds, RA the row retreats, RB the column retreats, RR both
 * retreat, ST both stop, PS both pass.
 */
export type EncounterCode = 'FD' | 'FN' | 'FL' | 'FH' | 'RA' | 'RB' | 'RR' | 'ST' | 'PS';

/** The matrix of encounters: row A, column B (WW-7.1-10). */
export const ENCOUNTER_MATRIX: Readonly<
  Record<CombatOrder, Readonly<Record<CombatOrder, EncounterCode>>>
> = {
  N: { N: 'FD', A: 'FN', H: 'FD', V: 'FN', I: 'RB', R: 'RB' },
  A: { N: 'FN', A: 'FL', H: 'FH', V: 'FL', I: 'RB', R: 'RB' },
  H: { N: 'FD', A: 'FH', H: 'ST', V: 'ST', I: 'ST', R: 'RB' },
  V: { N: 'FN', A: 'FL', H: 'ST', V: 'ST', I: 'ST', R: 'RB' },
  I: { N: 'RA', A: 'RA', H: 'ST', V: 'ST', I: 'PS', R: 'RB' },
  R: { N: 'RA', A: 'RA', H: 'RA', V: 'RA', I: 'RA', R: 'RR' },
};

/** The matrix in the form for screens (WW-7.1-10). */
export const ENCOUNTERS: {
  readonly clause: ClauseId;
  /** Keys of the orders, most aggressive first. */
  readonly orders: readonly string[];
  /** Key of the outcome by order of the first unit (row) and of the second (column). */
  readonly cells: Readonly<Record<string, Readonly<Record<string, string>>>>;
} = {
  clause: 'WW-7.1-10',
  orders: COMBAT_ORDERS,
  cells: ENCOUNTER_MATRIX,
};

/** Orders that stop enemies in their field (WW-6.2-01, WW-7.1-14). */
export const STOPPING_ORDERS: readonly CombatOrder[] = ['N', 'A', 'H', 'V'];
