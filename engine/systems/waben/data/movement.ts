import type { Table } from '../../../kernel';

/** Modifiers of the difficulty of a step beside its base (WW-5.3-08). */
export const STEP_MODIFIERS = [
  'road',
  'own',
  'coast',
  'heavy',
  'extreme',
  'transition',
  'newView',
  'white',
] as const;
export type StepModifier = (typeof STEP_MODIFIERS)[number];

/** Table 5.3-1 of the booklet, corrected: the modifiers of a step (WW-5.3-08). The base is WW-5.3-07. */
export const STEP_MODIFIER_TABLE: Table = {
  id: 'stepModifier',
  clause: 'WW-5.3-08',
  rows: STEP_MODIFIERS,
  columns: ['difficulty'],
  cells: {
    road: { difficulty: -1 },
    own: { difficulty: -1 },
    coast: { difficulty: -1 },
    heavy: { difficulty: 1 },
    extreme: { difficulty: 2 },
    transition: { difficulty: 1 },
    newView: { difficulty: 1 },
    white: { difficulty: 3 },
  },
};

/** Least and greatest difficulty of a step (WW-5.3-06). */
export const DIFFICULTY_RANGE = { least: 0, greatest: 9 } as const;

/** Movement points of a step by its difficulty (WW-5.3-15). Rows without a cell cost "all" (WW-5.3-16). */
export const STEP_COST_TABLE: Table = {
  id: 'stepCost',
  clause: 'WW-5.3-15',
  rows: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  columns: ['points'],
  cells: {
    0: { points: 3 },
    1: { points: 4 },
    2: { points: 5 },
    3: { points: 6 },
    4: { points: 8 },
    5: { points: 11 },
    6: { points: 15 },
    7: { points: 15 },
  },
};

/** Points below which a step of cost "all" is impossible under the setting `at_least_15` (WW-12.5-17). */
export const ALL_NEEDS_AT_LEAST = 15;
