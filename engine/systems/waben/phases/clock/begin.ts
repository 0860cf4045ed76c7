import { compareFractions, type Fraction, type MarchStep } from '../../../../kernel';
import { flagOf } from '../../rules/settings';
import { obstacleOf } from '../../rules/step/obstacle';
import type { Target } from '../../rules/step/target';
import { attemptOf } from './attempt';
import { awaitsPassenger, changeCarrier } from './embark';
import { type Goal, goalNow } from './goal';
import { isBarred } from './hold';
import { endOfStep, moonToWaitFor } from './purse';
import { nameOf, recordOf, weigh } from './record';
import { type Clock, isAboard, isIdle, type Mover, readyAt, whereIs } from './state';
import { dropStep, endPath } from './stop';

/** The step cannot be paid: the path ends, or the next step is tried if the GM wants that (WW-5.3-17). */
const tooDear = (clock: Clock, mover: Mover, record: MarchStep, time: Fraction): void => {
  const moon = moonToWaitFor(clock, mover, time);
  if (moon !== undefined) {
    mover.sleepsUntil = moon;
    return;
  }
  dropStep(mover, record, record.before);
  const about = { needs: record.cost.value, left: record.before, step: mover.steps.length };
  if (!flagOf(clock.settings, 'move.skip_unaffordable')) {
    endPath(clock, mover, 'F-MOVE-MP', about);
    return;
  }
  mover.next += 1;
  beginStep(clock, mover);
};

const depart = (
  clock: Clock,
  mover: Mover,
  from: Target,
  { to, carrier }: Extract<Goal, { kind: 'go' }>,
): void => {
  const attempt = attemptOf(clock, mover, from, to, carrier);
  const obstacle = obstacleOf(attempt);
  if (obstacle !== null) {
    endPath(clock, mover, obstacle.code, { ...obstacle.about, to: nameOf(clock, to, carrier) });
    return;
  }
  if (isBarred(clock, mover, to)) {
    endPath(clock, mover, 'F-MOVE-STOPPED', { to: nameOf(clock, to, carrier) });
    return;
  }
  const time = readyAt(clock, mover);
  const weighed = weigh(clock, mover, attempt, time);
  const cost = weighed.cost.value;
  const end = endOfStep(mover, cost, time, weighed.purse);
  const terrain = to.kind === 'field' ? attempt.ground.terrain(to.cell)?.key : undefined;
  const times = { begin: time, end: end ?? time };
  const record = recordOf(mover, nameOf(clock, to, carrier), weighed, times, terrain);
  if (end === undefined) {
    tooDear(clock, mover, record, time);
    return;
  }
  mover.waits = 'no';
  mover.pending = { attempt, carrier, record, cost, end };
};

const pursue = (clock: Clock, mover: Mover, from: Target, goal: Goal): void => {
  switch (goal.kind) {
    case 'go':
      depart(clock, mover, from, goal);
      return;
    case 'join':
      changeCarrier(clock, mover, goal.carrier);
      beginStep(clock, mover);
      return;
    case 'leave':
      changeCarrier(clock, mover, null);
      beginStep(clock, mover);
      return;
    case 'here':
      mover.next += 1;
      beginStep(clock, mover);
      return;
    case 'wait':
      mover.waits = goal.for;
      return;
    case 'fail':
      endPath(clock, mover, goal.code, goal.about);
  }
};

const isAsleep = (clock: Clock, { sleepsUntil }: Mover): boolean =>
  sleepsUntil !== null && compareFractions(sleepsUntil, clock.now) > 0;

/**
 * Begins the next step of a unit, if it has one and may: goal, tests, difficulty, cost, time of completion
 * (WW-5.3-24 (1) to (6)). What cannot be made ends the path; what has to wait is tried again later.
 */
export const beginStep = (clock: Clock, mover: Mover): void => {
  if (mover.pending !== null || isIdle(mover) || isAsleep(clock, mover)) return;
  const planned = mover.plan.steps[mover.next];
  const from = whereIs(clock, mover);
  if (planned === undefined || from === undefined) return;
  mover.sleepsUntil = null;
  if (!isAboard(mover) && awaitsPassenger(clock, mover)) {
    mover.waits = 'passenger';
    return;
  }
  pursue(clock, mover, from, goalNow(clock, mover, planned.goal, from));
};

/** The moment a unit would act next by itself, or undefined if it waits for others or is done. */
export const nextMoment = ({ pending, sleepsUntil }: Mover): Fraction | undefined =>
  pending?.end ?? sleepsUntil ?? undefined;
