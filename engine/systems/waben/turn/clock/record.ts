import {
  addFractions,
  compareFractions,
  type Explained,
  fact,
  type Fraction,
  fraction,
  type MarchStep,
  operation,
  ruled,
  toDecimal,
} from '../../../../kernel';
import { formatPlace, placeAt } from '../../rules/movement/place';
import { choiceOf } from '../../rules/settings';
import { stepCost } from '../../rules/step/cost';
import { stepDifficulty } from '../../rules/step/difficulty';
import type { StepAttempt } from '../../rules/step/obstacle';
import type { Target } from '../../rules/step/target';
import type { Clock, Mover } from './state';

/** What a unit may still spend, and when the time for it ends. */
interface PointBudget {
  readonly left: number;
  readonly until: Fraction;
}

const isPooled = ({ settings }: Clock): boolean => choiceOf(settings, 'move.mp_pooling') === 'turn';

/** The moon a moment belongs to: 0 = the first; a whole moment begins the next moon. */
const moonAt = (time: Fraction): number => Math.floor(toDecimal(time));

/**
 * Points left at `time`: the account, but no more than the time left is worth (WW-5.3-50). Where points are not
 * pooled over the turn each moon has its own account (WW-12.5-16).
 */
export function budgetAt(clock: Clock, mover: Mover, time: Fraction): PointBudget {
  const perMoon = mover.plan.perMoon.value;
  const moon = moonAt(time);
  const until = fraction(isPooled(clock) ? clock.moons : Math.min(moon + 1, clock.moons));
  if (!isPooled(clock) && moon !== mover.moon) {
    mover.moon = moon;
    mover.account = perMoon;
  }
  const rest = addFractions(until, fraction(-time.numerator, time.denominator));
  const worth = (rest.numerator * perMoon) / rest.denominator; // divided once: whole points stay whole
  return { left: Math.max(0, Math.min(mover.account, worth)), until };
}

/** When a step of `cost` begun at `time` ends; undefined if account or time do not suffice (WW-5.3-50). */
export function endOfStep(
  mover: Mover,
  cost: number,
  time: Fraction,
  { until }: PointBudget,
): Fraction | undefined {
  const perMoon = mover.plan.perMoon.value;
  if (cost > mover.account || (perMoon <= 0 && cost > 0)) return undefined;
  const end = cost === 0 ? time : addFractions(time, fraction(cost, perMoon));
  return compareFractions(end, until) > 0 ? undefined : end;
}

/** The moon to wait for if this moon's points do not suffice but the next one's might (WW-12.5-16). */
export function moonToWaitFor(clock: Clock, mover: Mover, time: Fraction): Fraction | undefined {
  const next = moonAt(time) + 1;
  const isFresh = mover.account >= mover.plan.perMoon.value && Number.isInteger(toDecimal(time));
  return isPooled(clock) || isFresh || next >= clock.moons ? undefined : fraction(next);
}

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
  readonly purse: PointBudget;
}

/** Difficulty and cost of a step, each as computed or as the GM rules (WW-0.1-05). */
export function weigh(clock: Clock, mover: Mover, attempt: StepAttempt, time: Fraction): Weighed {
  const { rulings, settings } = clock;
  const keys = rulingKeys(mover);
  const budget = budgetAt(clock, mover, time);
  const difficulty = ruled(keys.difficulty, stepDifficulty(attempt), rulings);
  const perMoon = mover.plan.perMoon;
  const cost = stepCost(difficulty.value, { perMoon, left: budget.left }, settings);
  return { difficulty, cost: wholePoints(ruled(keys.cost, cost, rulings)), purse: budget };
}

/** The step as it will be shown, taken to be made. */
export function recordOf(
  mover: Mover,
  to: string,
  { difficulty, cost, purse: budget }: Weighed,
  times: Pick<MarchStep, 'begin' | 'end'>,
  terrain: string | undefined,
): MarchStep {
  return {
    from: formatPlace(mover.place),
    to,
    outcome: 'done',
    ...(terrain === undefined ? {} : { terrain }),
    difficulty,
    cost,
    before: budget.left,
    left: budget.left - cost.value,
    ...times,
    rulings: rulingKeys(mover),
  };
}

/** The name of where a step leads: the field or side, and the ship boarded there in brackets. */
export function nameOf(clock: Clock, to: Target, carrier: Mover | null): string {
  const place = formatPlace(placeAt(clock.board.lattice, to));
  return carrier === null ? place : `${place}(${carrier.plan.unit.number})`;
}
