import {
  compareFractions,
  fact,
  type Fraction,
  fraction,
  type MarchStep,
  rule,
} from '../../../../kernel';
import { unitId } from '../../../../world';
import { placeAt } from '../../rules/movement/place';
import { choiceOf, flagOf } from '../../rules/settings';
import { isBeyondTable } from '../../rules/step/cost';
import { obstacleOf, type StepAttempt } from '../../rules/step/obstacle';
import type { Target } from '../../rules/step/target';
import { attemptOf, isBarred } from './attempt';
import { type Goal, goalNow } from './goal';
import { chase } from './pursuit';
import {
  endOfStep,
  moonToWaitFor,
  nameOf,
  budgetAt,
  recordOf,
  weigh,
  type Weighed,
} from './record';
import {
  carrierOf,
  type Clock,
  isAboard,
  isIdle,
  type Mover,
  readyAt,
  settle,
  whereIs,
} from './state';
import { dropStep, endPath } from './stop';
import { hasRoomFor } from './town';

/** Going aboard or out of a carrier in the same place: recorded, but without difficulty and points (WW-12.5-35). */
function changeCarrier(clock: Clock, mover: Mover, carrier: Mover | null): void {
  const time = readyAt(clock, mover);
  const where = whereIs(clock, mover);
  if (where === undefined) return;
  const free = rule('changeInPlace', 'WW-12.5-35', fact('samePlace', 0));
  const budget = budgetAt(clock, mover, time);
  const weighed = { difficulty: free, cost: free, purse: budget };
  const times = { begin: time, end: time };
  const to = nameOf(clock, where, carrier);
  const record = recordOf(mover, to, weighed, times, undefined);
  if (carrier === null) {
    mover.lastStep = carrierOf(clock, mover)?.lastStep ?? mover.lastStep;
    clock.landed.add(mover);
  }
  settle(
    clock,
    mover,
    carrier === null
      ? placeAt(clock.board.lattice, where)
      : { kind: 'aboard', carrier: carrier.plan.unit.id },
  );
  mover.steps.push(record);
  mover.clock = time;
  mover.next += 1;
  mover.waits = 'no';
}

const meansToBoardHere = (clock: Clock, passenger: Mover, carrier: Mover): boolean => {
  const here = whereIs(clock, carrier);
  const isMine =
    passenger.plan.unit.party === carrier.plan.unit.party ||
    carrier.plan.carries.includes(passenger.plan.unit.party);
  return (
    isMine &&
    passenger.plan.steps
      .slice(passenger.next)
      .some(
        ({ goal }) =>
          goal.kind === 'board' &&
          goal.carrier === carrier.plan.unit.number &&
          (goal.cell === null || goal.cell === here?.cell),
      )
  );
};

/** True if a transport has to wait for a passenger that means to board it here (WW-12.5-29, WW-6.3-20). */
const awaitsPassenger = (clock: Clock, mover: Mover): boolean => {
  if (mover.hasWaitedEnough) return false;
  const waitsForAll = choiceOf(clock.settings, 'move.boarding_wait') === 'both';
  const { unit, waitsFor } = mover.plan;
  if (!waitsForAll && waitsFor.length === 0) return false;
  const awaited = waitsForAll
    ? clock.movers
    : waitsFor.flatMap((number) => clock.byId.get(unitId(unit.party, number)) ?? []);
  return awaited.some(
    (passenger) => !passenger.hasEnded && meansToBoardHere(clock, passenger, mover),
  );
};

/** Whether the unit has something to begin at this very moment after what it just tried. */
type Outlook = 'goesOn' | 'rests';

/** The step cannot be paid: the path ends, or the next step is tried if the GM wants that (WW-5.3-17). */
const tooDear = (clock: Clock, mover: Mover, record: MarchStep, time: Fraction): Outlook => {
  const moon = moonToWaitFor(clock, mover, time);
  if (moon !== undefined) {
    mover.sleepsUntil = moon;
    return 'rests';
  }
  dropStep(mover, record, record.before);
  const { to, cost, before } = record;
  const about = { needs: cost.value, left: before, step: mover.steps.length };
  if (!flagOf(clock.settings, 'move.skip_unaffordable')) {
    endPath(clock, mover, 'F-MOVE-MP', about, to);
    return 'rests';
  }
  mover.next += 1;
  return 'goesOn';
};

/** True if no points suffice: a sum above the table that the GM neither limits nor replaces (WW-12.5-19). */
const isImpossible = ({ settings }: Clock, { difficulty, cost }: Weighed): boolean =>
  cost.kind !== 'override' && isBeyondTable(difficulty, settings);

/** Begins a step that nothing bars, if points and time suffice (WW-5.3-24 (2) to (6)). */
const setOut = (
  clock: Clock,
  mover: Mover,
  attempt: StepAttempt,
  carrier: Mover | null,
): Outlook => {
  const { to, ground } = attempt;
  const time = readyAt(clock, mover);
  const weighed = weigh(clock, mover, attempt, time);
  const cost = weighed.cost.value;
  const terrain = to.kind === 'field' ? ground.terrain(to.cell)?.key : undefined;
  const recorded = (end: Fraction): MarchStep =>
    recordOf(mover, nameOf(clock, to, carrier), weighed, { begin: time, end }, terrain);
  if (isImpossible(clock, weighed)) {
    const record = recorded(time);
    dropStep(mover, record, record.before);
    const difficulty = weighed.difficulty.value;
    endPath(clock, mover, 'F-MOVE-MP', { reason: 'impossible', difficulty }, record.to);
    return 'rests';
  }
  const end = endOfStep(mover, cost, time, weighed.purse);
  if (end === undefined) return tooDear(clock, mover, recorded(time), time);
  mover.waits = 'no';
  mover.pending = { attempt, carrier, record: recorded(end), cost, end };
  return 'rests';
};

/** Tests what bars a step: adjacency, domain, height, wall, an enemy that holds the unit (WW-5.3-24 (1)). */
const depart = (
  clock: Clock,
  mover: Mover,
  from: Target,
  { to, carrier }: Pick<Extract<Goal, { kind: 'go' }>, 'to' | 'carrier'>,
): Outlook => {
  const attempt = attemptOf(clock, mover, from, to, carrier);
  const obstacle = obstacleOf(attempt);
  if (obstacle !== null) {
    endPath(clock, mover, obstacle.code, { ...obstacle.about, to: nameOf(clock, to, carrier) });
    return 'rests';
  }
  if (isBarred(clock, mover, to)) {
    endPath(clock, mover, 'F-MOVE-STOPPED', { to: nameOf(clock, to, carrier) });
    return 'rests';
  }
  if (to.kind === 'field' && carrier === null && !hasRoomFor(clock, mover, to.cell)) {
    endPath(clock, mover, 'F-MOVE-STOPPED', { reason: 'noRoom' });
    return 'rests';
  }
  return setOut(clock, mover, attempt, carrier);
};

/** Does what a planned step amounts to now. */
const pursue = (clock: Clock, mover: Mover, from: Target, goal: Goal): Outlook => {
  switch (goal.kind) {
    case 'go':
      return depart(clock, mover, from, goal);
    case 'join':
      changeCarrier(clock, mover, goal.carrier);
      return 'goesOn';
    case 'leave':
      changeCarrier(clock, mover, null);
      return 'goesOn';
    case 'here':
      mover.next += 1;
      return 'goesOn';
    case 'wait':
      mover.waits = goal.for;
      return 'rests';
    case 'fail':
      endPath(clock, mover, goal.code, goal.about);
      return 'rests';
  }
};

const isAsleep = (clock: Clock, { sleepsUntil }: Mover): boolean =>
  sleepsUntil !== null && compareFractions(sleepsUntil, clock.now) > 0;

/** True if a unit cannot act before the next moon, such as one raised for it (WW-10.1-20). */
const isOfLaterMoon = (clock: Clock, mover: Mover): boolean =>
  clock.moon + 1 < clock.moons && compareFractions(mover.clock, fraction(clock.moon + 1)) >= 0;

/** Tries the next step once: after an enemy in view, or as planned. */
const tryStep = (clock: Clock, mover: Mover): Outlook => {
  if (mover.pending !== null || mover.hasEnded) return 'rests';
  if (isAsleep(clock, mover) || isOfLaterMoon(clock, mover)) return 'rests';
  const from = whereIs(clock, mover);
  const hunt = chase(clock, mover);
  if (hunt.kind === 'go' && from !== undefined) {
    return depart(clock, mover, from, { to: hunt.to, carrier: null });
  }
  if (hunt.kind === 'here') return 'rests';
  const planned = isIdle(mover) ? undefined : mover.plan.steps[mover.next];
  if (planned === undefined || from === undefined) return 'rests';
  mover.sleepsUntil = null;
  if (!isAboard(mover) && awaitsPassenger(clock, mover)) {
    mover.waits = 'passenger';
    return 'rests';
  }
  return pursue(clock, mover, from, goalNow(clock, mover, planned.goal, from));
};

/**
 * Begins the next step of a unit, if it has one and may: goal, tests, difficulty, cost, time of completion
 * (WW-5.3-24 (1) to (6)). What cannot be made ends the path; what has to wait is tried again later; what takes
 * no time is done at once, however long the list (a path may have thousands of steps).
 */
export function beginStep(clock: Clock, mover: Mover): void {
  let outlook: Outlook = 'goesOn';
  while (outlook === 'goesOn') outlook = tryStep(clock, mover);
}

/** When the step of a unit in progress ends; undefined if it makes none. */
export function nextMoment({ pending }: Mover): Fraction | undefined {
  return pending?.end;
}

/** True if a unit waits for a later moon. */
export function isWaitingForMoon(clock: Clock, mover: Mover): boolean {
  return !mover.hasEnded && (isAsleep(clock, mover) || isOfLaterMoon(clock, mover));
}
