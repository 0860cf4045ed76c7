import type { Explained, Params } from '../../../../kernel';
import { unitId } from '../../../../world';
import type { FindingCode } from '../../data';
import { berthAt } from '../../rules/boarding/harbour';
import { mayChangeUnit } from '../../rules/boarding/joining';
import { directionTo, isWalkable } from '../../rules/movement/ground';
import { spotOf } from '../../rules/movement/place';
import type { PlannedStep } from '../../rules/movement/plan';
import { choiceOf } from '../../rules/settings';
import { cargoWeight, freeCapacity, goldWeight, transportCapacity } from '../../rules/transport';
import { cellsOf, type Target } from '../../rules/step/target';
import { aboardOf, carrierOf, type Clock, isAboard, isRaised, type Mover, whereIs } from './state';

/** Meaning of a planned step at this moment. */
export type Goal =
  | { readonly kind: 'go'; readonly to: Target; readonly carrier: Mover | null }
  /** Aboard a carrier that stands in the same place, or out of one: no step, no points (WW-12.5-35). */
  | { readonly kind: 'join'; readonly carrier: Mover }
  | { readonly kind: 'leave' }
  /** Nothing to do: the unit is there. */
  | { readonly kind: 'here' }
  | { readonly kind: 'wait'; readonly for: 'carrier' | 'shore' }
  | { readonly kind: 'fail'; readonly code: FindingCode; readonly about?: Params };

const fail = (code: FindingCode, about: Params = {}): Goal => ({ kind: 'fail', code, about });

const go = (to: Target, carrier: Mover | null = null): Goal => ({ kind: 'go', to, carrier });

const isSameSpot = ({ board }: Clock, a: Target, b: Target): boolean =>
  spotOf(board.lattice, a) === spotOf(board.lattice, b);

/** True if a target is where a unit could step to, or where it is: a ship on a side touches its two fields. */
const isNear = ({ board }: Clock, from: Target, to: Target): boolean => {
  if (from.kind === 'side') return cellsOf(board.ground, from).includes(to.cell);
  if (to.kind === 'side') return cellsOf(board.ground, to).includes(from.cell);
  return from.cell === to.cell || directionTo(board.ground, from.cell, to.cell) !== undefined;
};

/** The target of an order naming a side: itself, or the water beyond a coast harbour (WW-4.2-23). */
const sideTarget = (
  clock: Clock,
  mover: Mover,
  target: Extract<Target, { kind: 'side' }>,
): Target => {
  if (!mover.plan.isFleet) return { kind: 'field', cell: target.cell };
  return berthAt(clock.board.ground, target) ?? target;
};

const targetOfGoal = (
  clock: Clock,
  mover: Mover,
  goal: PlannedStep['goal'],
): Target | undefined => {
  if (goal.cell === undefined || goal.cell === null) return undefined;
  return goal.kind === 'side'
    ? sideTarget(clock, mover, { kind: 'side', cell: goal.cell, direction: goal.direction })
    : { kind: 'field', cell: goal.cell };
};

/** The transport an order names: the own one, else one released to the party that stands near (WW-5.3-32). */
const findCarrier = (
  clock: Clock,
  mover: Mover,
  number: number,
  from: Target,
): Mover | undefined => {
  const { party } = mover.plan.unit;
  const own = clock.byId.get(unitId(party, number));
  if (own?.gone === null) return own === mover ? undefined : own;
  return clock.movers.find((other) => {
    if (
      other.gone !== null ||
      other.plan.unit.number !== number ||
      !other.plan.carries.includes(party)
    )
      return false;
    const place = whereIs(clock, other);
    return place !== undefined && isNear(clock, from, place);
  });
};

const weightOf = ({ settings }: Clock, { plan, size }: Mover): Explained =>
  cargoWeight(plan.type, size, settings);

/** Free capacity of a carrier beside some cargo and its gold, kg (WW-5.1-41, WW-5.1-42). */
const roomBeside = (
  { settings }: Clock,
  { plan, size, gold }: Mover,
  cargo: readonly Explained[],
): number =>
  freeCapacity(transportCapacity(plan.type, size, settings), [
    ...cargo,
    goldWeight(gold, plan.unit.id),
  ]).value;

/** True if a passenger weighs more than the empty carrier can take: waiting for space would be in vain. */
const outweighs = (clock: Clock, passenger: Mover, carrier: Mover): boolean =>
  weightOf(clock, passenger).value > roomBeside(clock, carrier, []);

const KG_PER_TONNE = 1000;

/** Why a passenger cannot go aboard: it does not fit completely, and is never divided (WW-5.1-42). In tonnes. */
export function overload(clock: Clock, carrier: Mover, passenger: Mover): Params | null {
  const { unit, type } = carrier.plan;
  const aboard = aboardOf(clock, carrier).map((cargo) => weightOf(clock, cargo));
  const free = Math.max(roomBeside(clock, carrier, aboard), 0);
  const weight = weightOf(clock, passenger).value;
  if (weight <= free) return null;
  return {
    reason: 'capacity',
    carrier: unit.number,
    needed: weight / KG_PER_TONNE,
    free: free / KG_PER_TONNE,
    capacity: transportCapacity(type, carrier.size, clock.settings).value / KG_PER_TONNE,
  };
}

const waitForCarrier = (clock: Clock, about: Params): Goal =>
  choiceOf(clock.settings, 'move.boarding_wait') === 'none'
    ? fail('F-BOARD-MISS', about)
    : { kind: 'wait', for: 'carrier' };

/** True if a unit may go aboard another or leave it at a place (WW-12.5-35). */
const mayChange = (
  { board, settings }: Clock,
  { plan }: Mover,
  carrier: Mover,
  { cell }: Target,
): boolean => {
  const isInSettlement = board.ground.settlement(cell) !== undefined;
  return mayChangeUnit(
    { passenger: plan.type, carrier: carrier.plan.type, isInSettlement },
    settings,
  );
};

const boardingGoal = (
  clock: Clock,
  mover: Mover,
  goal: Extract<PlannedStep['goal'], { kind: 'board' }>,
  from: Target,
): Goal => {
  const about = { carrier: goal.carrier };
  if (goal.cell === undefined) return fail('F-MAP-OFF', about);
  if (mover.plan.isFleet) return fail('F-PATH-DOMAIN', about);
  const named: Target | null = goal.cell === null ? null : { kind: 'field', cell: goal.cell };
  if (named !== null && !isNear(clock, from, named)) return fail('F-PATH-NOTADJ', about);
  const carrier = findCarrier(clock, mover, goal.carrier, from);
  const place = carrier === undefined ? undefined : whereIs(clock, carrier);
  if (carrier === undefined || place === undefined) return fail('F-BOARD-MISS', about);
  const excess = overload(clock, carrier, mover);
  if (excess !== null && outweighs(clock, mover, carrier)) return fail('F-LOAD-CAP', excess);
  const { ground } = clock.board;
  const isThere =
    named === null
      ? isNear(clock, from, place)
      : cellsOf(ground, place).some((cell) => cell === goal.cell);
  if (!isThere || !isRaised(clock, carrier)) return waitForCarrier(clock, about);
  if (excess !== null) return fail('F-LOAD-CAP', excess);
  if (!mayChange(clock, mover, carrier, place)) {
    return fail('F-BOARD-MISS', { ...about, reason: 'settlement' });
  }
  return isSameSpot(clock, from, place) ? { kind: 'join', carrier } : go(place, carrier);
};

/** Out of a carrier where it stands: possible on land only. */
const leavingGoal = ({ board, settings }: Clock, to: Target): Goal =>
  isWalkable(board.ground, to.cell, settings) ? { kind: 'leave' } : fail('F-PATH-DOMAIN');

/** Meaning of the next planned step now: where it leads, whether it has to wait, or why it cannot be made. */
export function goalNow(clock: Clock, mover: Mover, goal: PlannedStep['goal'], from: Target): Goal {
  if (goal.kind === 'board') return boardingGoal(clock, mover, goal, from);
  const to = targetOfGoal(clock, mover, goal);
  if (to === undefined) return fail('F-MAP-OFF');
  if (isAboard(mover)) {
    const carrier = carrierOf(clock, mover);
    if (carrier !== undefined && !mayChange(clock, mover, carrier, from)) {
      return fail('F-BOARD-MISS', { carrier: carrier.plan.unit.number, reason: 'settlement' });
    }
    if (isSameSpot(clock, from, to)) return leavingGoal(clock, to);
    return isNear(clock, from, to) ? go(to) : { kind: 'wait', for: 'shore' };
  }
  const isHere = isSameSpot(clock, from, to);
  return isHere && goal.kind === 'side' ? { kind: 'here' } : go(to);
}
