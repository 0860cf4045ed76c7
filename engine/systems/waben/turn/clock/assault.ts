import { type Cell, formatPosition, type Position } from '../../../../hex';
import { finding } from '../../orders/finding';
import { needsStorm } from '../../rules/encounter/siege';
import { directionTo } from '../../rules/movement/ground';
import { spotOf } from '../../rules/movement/place';
import { flagOf } from '../../rules/settings';
import { cellsOf, type Target } from '../../rules/step/target';
import { afterBattle } from './aftermath';
import { battle, type BattlePlan } from './battle';
import { encounters } from './encounters';
import { areHostile, isFighter, orderNow } from './hostile';
import { type Clock, isIdle, isRaised, type Mover, standingOn, whereIs } from './state';
import { fortressPoints, garrisonOf } from './town';

/** Whom a unit attacks from outside, and where. */
interface Prey {
  readonly place: Target;
  readonly defenders: readonly Mover[];
  readonly isTown: boolean;
}

const targetOf = ({ board }: Clock, position: Position): Target | undefined => {
  if (position.kind === 'aboard') return undefined;
  const cell = board.lattice.cellOf(position.field);
  if (cell === undefined) return undefined;
  return position.kind === 'field'
    ? { kind: 'field', cell }
    : { kind: 'side', cell, direction: position.side };
};

/** True if ships at a place touch a harbour of the settlement in a field (WW-6.3-16, WW-4.2-22). */
const isAtHarbour = ({ board }: Clock, here: Target, cell: Cell): boolean => {
  const { ground, lattice } = board;
  const harbours = ground.settlement(cell)?.harbours ?? [];
  if (here.kind === 'field') {
    const direction = directionTo(ground, cell, here.cell);
    return direction !== undefined && harbours.includes(direction);
  }
  return harbours.some(
    (direction) => spotOf(lattice, { kind: 'side', cell, direction }) === spotOf(lattice, here),
  );
};

const enemiesOn = (clock: Clock, mover: Mover, target: Target): readonly Mover[] =>
  standingOn(clock, spotOf(clock.board.lattice, target)).filter(
    (other) => isFighter(other) && areHostile(clock, mover, other),
  );

/** A fleet against a settlement with a harbour towards it. */
const townPrey = (clock: Clock, mover: Mover, here: Target, to: Target): Prey | undefined => {
  const cell =
    to.kind === 'field'
      ? to.cell
      : cellsOf(clock.board.ground, to).find((at) => isAtHarbour(clock, here, at));
  if (!mover.plan.isFleet || cell === undefined || !isAtHarbour(clock, here, cell)) {
    return undefined;
  }
  const place: Target = { kind: 'field', cell };
  const defenders = garrisonOf(clock, cell).filter((guard) => areHostile(clock, mover, guard));
  return { place, defenders, isTown: true };
};

/** A fleet on a river side against units in one of its fields, or the other way round (WW-12.7-32). */
const bankPrey = (clock: Clock, mover: Mover, here: Target, to: Target): Prey | undefined => {
  const { ground } = clock.board;
  const isFromShip =
    here.kind === 'side' && to.kind === 'field' && cellsOf(ground, here).includes(to.cell);
  const isFromBank =
    here.kind === 'field' && to.kind === 'side' && cellsOf(ground, to).includes(here.cell);
  if (!isFromShip && !isFromBank) return undefined;
  return { place: to, defenders: enemiesOn(clock, mover, to), isTown: false };
};

const preyOf = (clock: Clock, mover: Mover, position: Position): Prey | undefined => {
  const here = whereIs(clock, mover);
  const to = targetOf(clock, position);
  if (here === undefined || to === undefined) return undefined;
  return townPrey(clock, mover, here, to) ?? bankPrey(clock, mover, here, to);
};

const planOf = (clock: Clock, mover: Mover, { place, defenders, isTown }: Prey): BattlePlan => {
  const points = isTown ? fortressPoints(clock, place.cell) : 0;
  const isStorm = isTown && needsStorm(points, clock.settings);
  const from = whereIs(clock, mover) ?? place;
  return {
    kind: 'assault',
    place,
    hosts: [
      {
        role: 'attacker',
        movers: [mover],
        isInTown: false,
        approach: { from, to: place, end: clock.now },
      },
      { role: 'defender', movers: defenders, isInTown: isTown, approach: null },
    ],
    storm: isStorm ? { kind: 'fortress', points } : null,
  };
};

/** The order names nothing that could be attacked from here (WW-6.3-16). */
function missTarget(clock: Clock, mover: Mover): void {
  const { assault, unit } = mover.plan;
  if (assault === null) return;
  const about = { reason: 'assault', target: formatPosition(assault.target) };
  clock.find(finding('F-ORD-NOTARGET', unit.party, { unit: unit.number, at: assault, about }));
}

/** True if a unit at the end of its path is to attack from there now (WW-6.3-16). */
const isDue = (clock: Clock, mover: Mover): boolean =>
  mover.plan.assault !== null &&
  !mover.hasAssaulted &&
  mover.gone === null &&
  isRaised(clock, mover) &&
  mover.place.kind !== 'aboard' &&
  isIdle(mover) &&
  !mover.hasEnded &&
  isFighter(mover) &&
  ['N', 'A'].includes(orderNow(mover)) &&
  flagOf(clock.settings, 'order.assault_from_side');

/**
 * Attacks from outside by units that have come to the end of their path: fought without entering, capturing
 * nothing (WW-6.3-16, WW-9.3-13).
 */
export function assaults(clock: Clock, movers: readonly Mover[]): void {
  for (const mover of movers) {
    const { assault } = mover.plan;
    if (assault === null || !isDue(clock, mover)) continue;
    mover.hasAssaulted = true;
    const prey = preyOf(clock, mover, assault.target);
    if (prey === undefined) missTarget(clock, mover);
    if (prey === undefined || prey.defenders.length === 0) continue;
    const plan = planOf(clock, mover, prey);
    encounters(clock, afterBattle(clock, plan, battle(clock, plan)));
  }
}
