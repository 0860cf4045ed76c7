import type { Explained, March, MarchStep } from '../../../../engine';
import { sumBehind } from '../../../kit/explain';

/** One step of a march taken apart for the table. */
export interface StepRow {
  readonly number: number;
  readonly step: MarchStep;
  /** Where the figure starts from; null if the difficulty is not a sum. */
  readonly base: Explained | null;
  /** What is added to the base, in the order of the rules. */
  readonly modifiers: readonly Explained[];
  /** The GM changed difficulty or cost by hand. */
  readonly isByHand: boolean;
  /** The step was not made because the points did not suffice. */
  readonly isTooDear: boolean;
}

/** True if the GM's hand is in a figure. */
const isRuled = (explained: Explained): boolean =>
  explained.kind === 'override' ||
  (explained.kind === 'operation' && explained.parts.some(isRuled));

const rowOf = (step: MarchStep, index: number): StepRow => {
  const sum = sumBehind(step.difficulty);
  return {
    number: index + 1,
    step,
    base: sum?.parts[0] ?? null,
    modifiers: sum?.parts.slice(1) ?? [],
    isByHand: isRuled(step.difficulty) || isRuled(step.cost),
    isTooDear: step.outcome === 'dropped' && step.cost.value > step.before,
  };
};

/** The step table of one march. */
export function stepRows(march: March): readonly StepRow[] {
  return march.steps.map(rowOf);
}
