import type { LetteredBoard, LetteredField } from '../../../world';

/** The example map of TM-3-16: mountains; who stands and which bases lie on it, see below. */
export const EXAMPLE_BOARD: LetteredBoard = {
  rows: 14,
  columns: 16,
  layout: 'even_rows_right',
  mountains: [
    'A13',
    'B8',
    'B11',
    'B16',
    'D8',
    'F4',
    'F16',
    'G6',
    'G7',
    'G9',
    'H14',
    'J7',
    'J10',
    'M2',
    'M3',
    'M5',
    'N9',
    'N12',
  ],
  blocked: [],
};

/** Its capitals, in the order of the table. */
export const EXAMPLE_CAPITALS: readonly LetteredField[] = [
  'E6',
  'H10',
  'C10',
  'E14',
  'I3',
  'J14',
  'L6',
  'M11',
];

/** Its bases. */
export const EXAMPLE_BASES: readonly LetteredField[] = [
  'A11',
  'C5',
  'C8',
  'E12',
  'E16',
  'F7',
  'G3',
  'H12',
  'I5',
  'J9',
  'J16',
  'K12',
  'L4',
  'L14',
  'M9',
  'N6',
];
