import {
  type Explained,
  fact,
  type Fraction,
  type MarchStep,
  operation,
  ruled,
} from '../../../../kernel';
import { formatPlace, placeAt } from '../../rules/movement/place';
import { stepCost } from '../../rules/step/cost';
import { stepDifficulty } from '../../rules/step/difficulty';
import type { StepAttempt } from '../../rules/step/obstacle';
import type { Target } from '../../rules/step/target';
import { type Purse, purseAt } from './purse';
import type { Clock, Mover } from './state';

/** Keys of the rulings over the step a unit is about to record, counted from 1. */
const rulingKeys = (mover: Mover): MarchStep['rulings'] => {
  const key = `march/${mover.plan.unit.id}/${mover.steps.length + 1}`;
  return { difficulty: `${key}/difficulty`, cost: `${key}/cost` };
};

/** Points are whole and not negative; a GM's figure that is not is brought to the nearest one that is. */
const wholePoints = (cost: Explained): Explained =>
  Number.isInteger(cost.value) && cost.value >= 0
    ? cost
    : operation('maximum', [cost, fact('leastPoints', 0)], 'halfUp');

/** A step with its figures and the points they are paid from. */
export interface Weighed {
  readonly difficulty: Explained;
  readonly cost: Explained;
  readonly purse: Purse;
}

/** Difficulty and cost of a step, each as computed or as the GM rules (WW-0.1-05). */
export const weigh = (
  clock: Clock,
  mover: Mover,
  attempt: StepAttempt,
  time: Fraction,
): Weighed => {
  const { rulings, settings } = clock;
  const keys = rulingKeys(mover);
  const purse = purseAt(clock, mover, time);
  const difficulty = ruled(keys.difficulty, stepDifficulty(attempt), rulings);
  const perMoon = mover.plan.perMoon;
  const cost = stepCost(difficulty.value, { perMoon, left: purse.left }, settings);
  return { difficulty, cost: wholePoints(ruled(keys.cost, cost, rulings)), purse };
};

/** The step as it will be shown, taken to be made. */
export const recordOf = (
  mover: Mover,
  to: string,
  { difficulty, cost, purse }: Weighed,
  times: Pick<MarchStep, 'begin' | 'end'>,
  terrain: string | undefined,
): MarchStep => ({
  from: formatPlace(mover.place),
  to,
  outcome: 'done',
  ...(terrain === undefined ? {} : { terrain }),
  difficulty,
  cost,
  before: purse.left,
  left: purse.left - cost.value,
  ...times,
  rulings: rulingKeys(mover),
});

/** The name of where a step leads: the field or side, and the ship boarded there in brackets. */
export const nameOf = (clock: Clock, to: Target, carrier: Mover | null): string => {
  const place = formatPlace(placeAt(clock.board.lattice, to));
  return carrier === null ? place : `${place}(${carrier.plan.unit.number})`;
};
