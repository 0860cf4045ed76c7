import { fact, rule } from '../../../../kernel';
import { unitId } from '../../../../world';
import { placeAt } from '../../rules/movement/place';
import { choiceOf } from '../../rules/settings';
import { purseAt } from './purse';
import { nameOf, recordOf } from './record';
import { carrierOf, type Clock, type Mover, readyAt, settle, whereIs } from './state';

/** Going aboard or out of a carrier in the same place: recorded, but without difficulty and points (WW-12.5-35). */
export const changeCarrier = (clock: Clock, mover: Mover, carrier: Mover | null): void => {
  const time = readyAt(clock, mover);
  const where = whereIs(clock, mover);
  if (where === undefined) return;
  const free = rule('changeInPlace', 'WW-12.5-35', fact('samePlace', 0));
  const purse = purseAt(clock, mover, time);
  const weighed = { difficulty: free, cost: free, purse };
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
};

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
export const awaitsPassenger = (clock: Clock, mover: Mover): boolean => {
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
