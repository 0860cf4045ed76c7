import type { Unit, UnitId } from '../../../../world';
import type { WabenRow } from '../../orders';
import { raisedAfterLosses } from '../../rules/movement/raised';
import { rememberedOrder } from '../../rules/movement/orders';
import type { Clock, Mover } from './state';
import { arrivalOf } from './town';

/**
 * A unit as the turn leaves it: heads, leaders, gold and morale as they are now, its place and how it came there,
 * the order to remember (WW-8.1-07, WW-9.3-10).
 */
export const unitAfter = (
  clock: Clock,
  mover: Mover,
  rows: Readonly<Record<UnitId, WabenRow>>,
): Unit => {
  const { plan, place, cameFrom, size, leaders, morale, lastStep } = mover;
  const { unit } = plan;
  const row = rows[unit.id];
  const order = row === undefined ? unit.order : rememberedOrder(row.content.code, unit.order);
  return {
    ...unit,
    place,
    order,
    size,
    leaders,
    morale,
    raised: raisedAfterLosses(unit.raised, unit.size, size),
    ...(mover.gold === (unit.gold ?? 0) ? {} : { gold: mover.gold }),
    ...(cameFrom === null ? {} : { cameFrom: clock.board.lattice.addressOf(cameFrom) }),
    ...(lastStep === null ? {} : { arrived: arrivalOf(clock, mover) }),
    ...(plan.isInside === null ? {} : { inside: plan.isInside }),
  };
};
