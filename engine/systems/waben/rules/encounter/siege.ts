import type { Settings } from '../../../../kernel';
import type { CombatOrder } from '../../data';
import { choiceOf, flagOf } from '../settings';

/** What happens between a unit that comes into the field of a settlement and one inside that holds it (WW-7.3-25). */
export type SiegeDeed = 'storm' | 'attack' | 'sally' | 'invest' | 'stop' | 'retreat';

/** True if an order with or without the remark "Sturm" means a storm (WW-6.3-17, WW-12.6-10). */
export function isStormOrder(order: CombatOrder, isRemarked: boolean, settings: Settings): boolean {
  if (order !== 'N' && order !== 'A') return false;
  switch (choiceOf(settings, 'siege.storm_order')) {
    case 'KN_KA':
      return true;
    case 'remark':
      return isRemarked;
    default:
      return order === 'N' || isRemarked;
  }
}

/** Whether an attack on a settlement is a storm: walls are left, or the GM asks for a storm in any case (WW-12.4-30). */
export function needsStorm(fortressPoints: number, settings: Settings): boolean {
  return fortressPoints > 0 || flagOf(settings, 'siege.storm_without_walls');
}

/**
 * The cell of the table of meetings at a settlement: `outside` comes in, `inside` holds it with N, A, H or V
 * (WW-7.3-25).
 */
export function siegeDeed(
  outside: { readonly order: CombatOrder; readonly isStorming: boolean },
  inside: CombatOrder,
  isStormNeeded: boolean,
): SiegeDeed {
  const isSally = inside === 'N' || inside === 'A';
  switch (outside.order) {
    case 'N':
    case 'A':
      if (!isStormNeeded) return 'attack';
      if (outside.isStorming) return 'storm';
      return isSally ? 'sally' : 'invest';
    case 'H':
    case 'V':
      return isSally ? 'sally' : 'stop';
    case 'I':
      return isSally ? 'retreat' : 'stop';
    case 'R':
      return 'retreat';
  }
}

/** The ground on both sides of a wall, as a storm asks for it. */
export interface WallGround {
  /** Levels of the field attacked from, and of the field behind the wall. */
  readonly from: number;
  readonly behind: number;
  /** A river, a canal or the coast lies on the side. */
  readonly isWater: boolean;
}

/** True if an occupied wall cannot be taken by storm at all (WW-7.3-13, WW-4.3-13, WW-12.4-18). */
export function isStormBanned({ from, behind, isWater }: WallGround, settings: Settings): boolean {
  switch (choiceOf(settings, 'siege.storm_ban')) {
    case 'below':
      return from < behind;
    case 'any_level':
      return from !== behind || isWater;
    default:
      return from < behind || isWater;
  }
}
