import { tableOfCells } from '../../../kernel';

/** Table 5.3-1 of the booklet, corrected: the modifiers of a step (WW-5.3-08). The base is WW-5.3-07. */
export const STEP_MODIFIER_TABLE = tableOfCells('stepModifier', 'WW-5.3-08', ['difficulty'], {
  road: [-1],
  own: [-1],
  coast: [-1],
  heavy: [1],
  extreme: [2],
  transition: [1],
  newView: [1],
  white: [3],
});

/** A modifier of the difficulty of a step beside its base. */
export type StepModifier = (typeof STEP_MODIFIER_TABLE)['rows'][number];

/** Least and greatest difficulty of a step (WW-5.3-06). */
export const DIFFICULTY_RANGE = { least: 0, greatest: 9 } as const;

/** Movement points of a step by its difficulty (WW-5.3-15). Rows without a cell cost "all" (WW-5.3-16). */
export const STEP_COST_TABLE = tableOfCells('stepCost', 'WW-5.3-15', ['points'], {
  '0': [3],
  '1': [4],
  '2': [5],
  '3': [6],
  '4': [8],
  '5': [11],
  '6': [15],
  '7': [15],
  '8': [],
  '9': [],
});

/** Points below which a step of cost "all" is impossible under the setting `at_least_15` (WW-12.5-17). */
export const ALL_NEEDS_AT_LEAST = 15;
