import { compareFractions } from '../../../../kernel';
import { placeAt, spotOf } from '../../rules/movement/place';
import { wallObstacle } from '../../rules/step/obstacle';
import { overload } from './goal';
import { type Clock, type Mover, type Pending, settle, whereIs } from './state';
import { dropStep, endPath } from './stop';

/** Units whose step ends now, in the order of evaluation. */
export const dueNow = (clock: Clock): readonly Mover[] =>
  clock.movers.filter(
    ({ pending }) => pending !== null && compareFractions(pending.end, clock.now) === 0,
  );

/** The points of a completed step are gone, whether it led anywhere or not (WW-5.3-09, WW-5.3-51). */
export const pay = (clock: Clock, mover: Mover, pending: Pending): void => {
  mover.pending = null;
  mover.account -= pending.cost;
  mover.clock = clock.now;
};

/** A step paid for that leads nowhere: the unit stays. */
export const payInVain = (clock: Clock, mover: Mover, pending: Pending): void => {
  pay(clock, mover, pending);
  dropStep(mover, pending.record, pending.record.left);
};

/** True if the ship still lies where the passenger is about to board it. */
const isCarrierThere = (clock: Clock, carrier: Mover, { attempt }: Pending): boolean => {
  const place = whereIs(clock, carrier);
  const { lattice } = clock.board;
  return place !== undefined && spotOf(lattice, place) === spotOf(lattice, attempt.to);
};

const board = (clock: Clock, mover: Mover, pending: Pending, carrier: Mover): boolean => {
  const excess = overload(clock, carrier, mover);
  const isThere = isCarrierThere(clock, carrier, pending);
  if (isThere && excess === null) {
    settle(clock, mover, { kind: 'aboard', carrier: carrier.plan.unit.id });
    return true;
  }
  payInVain(clock, mover, pending);
  if (isThere) endPath(clock, mover, 'F-LOAD-CAP', excess ?? {});
  else endPath(clock, mover, 'F-BOARD-MISS', { carrier: carrier.plan.unit.number });
  return false;
};

const arrive = (clock: Clock, mover: Mover, { attempt }: Pending): boolean => {
  const { from, to } = attempt;
  settle(clock, mover, placeAt(clock.board.lattice, to));
  mover.cameFrom = from.cell;
  mover.isHeld = false;
  return true;
};

const finish = (clock: Clock, mover: Mover, pending: Pending): boolean => {
  const wall = wallObstacle(pending.attempt);
  if (wall !== null) {
    payInVain(clock, mover, pending);
    endPath(clock, mover, wall.code, wall.about);
    return false;
  }
  return pending.carrier === null
    ? arrive(clock, mover, pending)
    : board(clock, mover, pending, pending.carrier);
};

/**
 * Completes the step of a unit: it arrives or goes aboard, unless a wall was manned or the ship has left
 * meanwhile (WW-5.3-09, WW-5.3-32). True if the unit changed its place.
 */
export const completeStep = (clock: Clock, mover: Mover): boolean => {
  const { pending } = mover;
  if (pending === null || !finish(clock, mover, pending)) return false;
  pay(clock, mover, pending);
  mover.steps.push(pending.record);
  mover.next += 1;
  return true;
};
