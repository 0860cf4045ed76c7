import type { EncounterCode } from '../data';

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
