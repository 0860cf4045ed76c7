import {
  calc,
  cellOf,
  type Explained,
  fact,
  type Rule,
  rule,
  type Settings,
} from '../../../../kernel';
import { ALL_NEEDS_AT_LEAST, DIFFICULTY_RANGE, STEP_COST_TABLE } from '../../data';
import { choiceOf, flagOf } from '../settings';

/** The points a cost depends on: of one moon, and left at the beginning of the step. */
export interface PointBudget {
  readonly perMoon: Explained;
  readonly left: number;
}

/** The row of the cost table: a GM's figure outside the table is read as the nearest row. */
const rowOf = (difficulty: number): string =>
  String(
    Math.min(Math.max(Math.round(difficulty), DIFFICULTY_RANGE.least), DIFFICULTY_RANGE.greatest),
  );

/** "All": a full moon's points; other readings by setting `move.all_mp` (WW-5.3-16, WW-12.5-17). */
const allPoints = ({ perMoon, left }: PointBudget, settings: Settings): Explained => {
  const mode = choiceOf(settings, 'move.all_mp');
  if (mode === 'full_moon') return perMoon;
  const least = mode === 'at_least_15' ? ALL_NEEDS_AT_LEAST : 1;
  const rest = calc.minimum(fact('pointsLeft', left), perMoon);
  return calc.maximum(rest, fact('leastForAll', least, {}, 'WW-12.5-17'));
};

/**
 * True if the sum of a step is above the table and the setting does not cap such sums: the step cannot be made at all
 * (WW-12.5-19). A difficulty set by the GM always stands.
 */
export function isBeyondTable(difficulty: Explained, settings: Settings): boolean {
  return (
    difficulty.kind !== 'override' &&
    difficulty.value > DIFFICULTY_RANGE.greatest &&
    !flagOf(settings, 'move.clamp')
  );
}

/** Movement points of a step by its difficulty (WW-5.3-15, WW-5.3-16). */
export function stepCost(difficulty: number, budget: PointBudget, settings: Settings): Rule {
  const row = rowOf(difficulty);
  const points = cellOf(settings, STEP_COST_TABLE, row, 'points');
  const about = { difficulty: Number(row) };
  return points === undefined
    ? rule('stepCostAll', 'WW-5.3-16', allPoints(budget, settings), about)
    : rule('stepCost', 'WW-5.3-15', points, about);
}
