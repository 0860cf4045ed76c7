import type { CombatOrder, EncounterCode } from '../data';

/**
 * The 36 cells of the matrix as the rule page prints them, row by row (WW-7.1-10, WW-7.1-11): own order, then
 * the codes against N, A, H, V, I and R. The star of FN and FH only says whose turn it is to retreat.
 */
export const MATRIX_AS_PRINTED: Readonly<Record<string, readonly EncounterCode[]>> = {
  N: ['FD', 'FN', 'FD', 'FN', 'RB', 'RB'],
  A: ['FN', 'FL', 'FH', 'FL', 'RB', 'RB'],
  H: ['FD', 'FH', 'ST', 'ST', 'ST', 'RB'],
  V: ['FN', 'FL', 'ST', 'ST', 'ST', 'RB'],
  I: ['RA', 'RA', 'ST', 'ST', 'PS', 'RB'],
  R: ['RA', 'RA', 'RA', 'RA', 'RA', 'RR'],
};

/** What becomes of a unit: it goes on with its path (or stays, having none), stops, retreats, or is annihilated. */
export type Fate = 'goesOn' | 'stops' | 'retreats' | 'lost';

/** What becomes of A and of B in the cells without a fight (WW-7.1-11). */
export const WITHOUT_FIGHT: Readonly<Partial<Record<EncounterCode, readonly [Fate, Fate]>>> = {
  RB: ['goesOn', 'retreats'],
  RA: ['retreats', 'goesOn'],
  RR: ['retreats', 'retreats'],
  ST: ['stops', 'stops'],
  PS: ['goesOn', 'goesOn'],
};

/** What becomes of the loser of a fight by its own order; the winner goes on (WW-7.1-11, WW-7.2-19). */
export const LOSER: Readonly<Record<Exclude<CombatOrder, 'I' | 'R'>, Fate>> = {
  N: 'lost',
  A: 'retreats',
  H: 'lost',
  V: 'retreats',
};
