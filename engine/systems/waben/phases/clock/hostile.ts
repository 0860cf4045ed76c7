import { countsAsEnemy } from '../../rules/encounter/relation';
import type { Clock, Mover } from './state';

/** True if one unit counts the other as enemy: no treaty, and not excepted in its orders (WW-6.2-21). */
export const isHostileTo = (clock: Clock, mover: Mover, other: Mover): boolean =>
  countsAsEnemy(clock.parties, mover.plan.unit.party, other.plan.unit.party, clock.settings) &&
  !mover.plan.spares.includes(other.plan.unit.party);

/** True if at least one of two units counts the other as enemy (WW-7.1-13). */
export const areHostile = (clock: Clock, a: Mover, b: Mover): boolean =>
  isHostileTo(clock, a, b) || isHostileTo(clock, b, a);
