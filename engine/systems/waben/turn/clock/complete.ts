import { compareFractions } from '../../../../kernel';
import { SIDE } from '../../../../world';
import { directionTo } from '../../rules/movement/ground';
import { placeAt, spotOf } from '../../rules/movement/place';
import { flagOf } from '../../rules/settings';
import { type StepAttempt, wallDirection, wallObstacle } from '../../rules/step/obstacle';
import { hasBarracks } from '../../rules/structure/town';
import { overload } from './goal';
import { type Clock, type Mover, type Pending, settle, whereIs } from './state';
import { dropStep, endPath } from './stop';
import { insideOf, townAt } from './town';
import { noteBreach } from './wall';

/** Units whose step ends now, in the order of evaluation. */
export function dueNow(clock: Clock): readonly Mover[] {
  return clock.movers.filter(
    ({ pending }) => pending !== null && compareFractions(pending.end, clock.now) === 0,
  );
}

/** The points of a completed step are gone, whether it led anywhere or not (WW-5.3-09, WW-5.3-51). */
export function pay(clock: Clock, mover: Mover, pending: Pending): void {
  if (!mover.isStepPaid) mover.account -= pending.cost;
  mover.isStepPaid = false;
  mover.clock = clock.now;
}

/** A step paid for that leads nowhere: the unit stays. */
export function payInVain(clock: Clock, mover: Mover, pending: Pending): void {
  pay(clock, mover, pending);
  mover.pending = null;
  dropStep(mover, pending.record, pending.record.left);
}

/** True if the ship still lies where the passenger is about to board it. */
const isCarrierThere = (clock: Clock, carrier: Mover, { attempt }: Pending): boolean => {
  const place = whereIs(clock, carrier);
  const { lattice } = clock.board;
  return (
    carrier.gone === null &&
    place !== undefined &&
    spotOf(lattice, place) === spotOf(lattice, attempt.to)
  );
};

const board = (clock: Clock, mover: Mover, pending: Pending, carrier: Mover): boolean => {
  const excess = overload(clock, carrier, mover);
  const isThere = isCarrierThere(clock, carrier, pending);
  if (isThere && excess === null) {
    settle(clock, mover, { kind: 'aboard', carrier: carrier.plan.unit.id });
    mover.hasMoved = true;
    return true;
  }
  payInVain(clock, mover, pending);
  if (isThere) endPath(clock, mover, 'F-LOAD-CAP', excess ?? {});
  else endPath(clock, mover, 'F-BOARD-MISS', { carrier: carrier.plan.unit.number });
  return false;
};

/** True if a step of a land unit crosses a river or canal without bridge (WW-9.4-01). */
const isFord = ({ ground, from, to, isFleet, settings }: StepAttempt): boolean => {
  if (isFleet || from.kind !== 'field' || to.kind !== 'field') return false;
  const direction = directionTo(ground, from.cell, to.cell);
  const features = direction === undefined ? 0 : ground.features(from.cell, direction);
  const water = flagOf(settings, 'build.canal_obstacle') ? SIDE.river | SIDE.canal : SIDE.river;
  return (features & water) !== 0 && (features & SIDE.bridge) === 0;
};

/** True if a unit found room in a settlement with barracks (WW-2.3-13). */
const isSheltered = (clock: Clock, mover: Mover, cell: number): boolean => {
  const town = townAt(clock, cell);
  if (town === undefined || !hasBarracks(town, clock.settings)) return false;
  return insideOf(clock, cell).includes(mover);
};

/** Brings a unit to where a step or a retreat leads, and notes its last step and the dangers of the ground. */
export function moveTo(clock: Clock, mover: Mover, attempt: StepAttempt, isRetreat: boolean): void {
  const { from, to } = attempt;
  const direction = wallDirection(attempt);
  if (to.kind === 'field' && direction !== undefined) noteBreach(clock, mover, to.cell, direction);
  settle(clock, mover, placeAt(clock.board.lattice, to));
  mover.cameFrom = from.cell;
  mover.isHeld = false;
  mover.isTrapped = false;
  mover.hasMoved = true;
  mover.lastStep = { from, to, end: clock.now, isRetreat };
  mover.exposures.push({
    kind: 'move',
    at: to,
    isFord: isFord(attempt),
    isSheltered: to.kind === 'field' && isSheltered(clock, mover, to.cell),
  });
}

const finish = (clock: Clock, mover: Mover, pending: Pending): boolean => {
  const wall = wallObstacle(pending.attempt);
  if (wall !== null) {
    payInVain(clock, mover, pending);
    endPath(clock, mover, wall.code, wall.about, pending.record.to);
    return false;
  }
  if (pending.carrier !== null) return board(clock, mover, pending, pending.carrier);
  moveTo(clock, mover, pending.attempt, false);
  return true;
};

/**
 * Completes the step of a unit: it arrives or goes aboard, unless a wall was manned or the ship has left
 * meanwhile (WW-5.3-09, WW-5.3-32). True if the unit changed its place.
 */
export function completeStep(clock: Clock, mover: Mover): boolean {
  const { pending } = mover;
  if (pending === null || !finish(clock, mover, pending)) return false;
  pay(clock, mover, pending);
  mover.pending = null;
  mover.steps.push(pending.record);
  mover.next += 1;
  return true;
}
