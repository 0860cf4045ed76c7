import type { Cell, Direction } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import { DAMAGE_PER_POINT, workId } from '../../../../world';
import { WHOLE } from '../../data';
import type { Ground } from '../movement/ground';
import { amountOf } from '../settings';
import type { Works } from './works';

const PERCENT = 100;

/** A wall as it stands: building value points when whole, and damage in 1/2500 of a point. */
export interface Wall {
  readonly value: number;
  readonly damage: number;
}

/** The wall of `cell` that faces `direction`, if there is one (WW-4.3-15). */
export function wallAt(
  ground: Ground,
  works: Works,
  cell: Cell,
  direction: Direction,
): Wall | undefined {
  const value = ground.wall(cell, direction);
  if (value <= 0) return undefined;
  const id = workId('wall', ground.lattice.addressOf(cell), direction);
  return { value, damage: works.get(id)?.damage[WHOLE] ?? 0 };
}

/** True if so much of a wall is destroyed that units can enter through the breach; exact (WW-7.3-14). */
export function isBreached({ value, damage }: Wall, settings: Settings): boolean {
  return PERCENT * damage >= amountOf(settings, 'siege.breach_pct') * value * DAMAGE_PER_POINT;
}

/** True if nothing of a wall is left; until then it gives good points, breach or not (WW-7.3-16). */
export function isWallDestroyed({ value, damage }: Wall): boolean {
  return damage >= value * DAMAGE_PER_POINT;
}
