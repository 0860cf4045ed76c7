import type { Cell, Direction } from '../../../../hex';
import { isFriend } from '../../rules/encounter/relation';
import { isStormBanned, isStormOrder } from '../../rules/encounter/siege';
import { heightAt, isWaterwaySide } from '../../rules/movement/ground';
import { amountOf, choiceOf, minimumSizeOf } from '../../rules/settings';
import type { Target } from '../../rules/step/target';
import { isBreached, isWallDestroyed, wallAt } from '../../rules/structure/side';
import { areHostile, isFighter, orderNow } from './hostile';
import { type Clock, type Mover, standingOn } from './state';

/**
 * Who holds the walls of a field against a unit: fighting units of its owner or his allies in it; none if no one
 * of them is large enough (WW-7.3-18, WW-12.7-26).
 */
export function guardsOf(clock: Clock, mover: Mover, cell: Cell): readonly Mover[] {
  const owner = clock.board.ground.owner(cell);
  if (owner === null || owner === mover.plan.unit.party) return [];
  const guards = standingOn(clock, cell).filter(
    (guard) =>
      isFriend(clock.parties, owner, guard.plan.unit.party) &&
      isFighter(guard) &&
      areHostile(clock, guard, mover),
  );
  const least = amountOf(clock.settings, 'siege.occupied_min_size');
  return guards.some(({ size }) => size >= least) ? guards : [];
}

/** Name of a wall in notes of the run. */
const wallName = (cell: Cell, direction: Direction): string => `${cell}(${direction})`;

/** A breach lets everybody in, or one unit of minimum size per moon (WW-7.3-14, WW-12.7-25). */
const mayUseBreach = (clock: Clock, mover: Mover, cell: Cell, direction: Direction): boolean => {
  if (choiceOf(clock.settings, 'siege.breach_entry') === 'all') return true;
  const isOfMinimumSize = mover.size <= minimumSizeOf(mover.plan.type, clock.settings);
  return isOfMinimumSize && !clock.breaches.has(wallName(cell, direction));
};

/** True if the wall of a field is manned against a unit and no breach lets it in (WW-7.3-14, WW-7.3-17, WW-7.3-18). */
export function isHeldAgainst(
  clock: Clock,
  mover: Mover,
  cell: Cell,
  direction: Direction,
): boolean {
  const wall = wallAt(clock.board.ground, clock.works, cell, direction);
  if (wall === undefined || isWallDestroyed(wall)) return false;
  if (isBreached(wall, clock.settings) && mayUseBreach(clock, mover, cell, direction)) return false;
  return guardsOf(clock, mover, cell).length > 0;
}

/** Notes that a unit came through the breach of a held wall, if it did (WW-12.7-25). */
export function noteBreach(clock: Clock, mover: Mover, cell: Cell, direction: Direction): void {
  const wall = wallAt(clock.board.ground, clock.works, cell, direction);
  if (wall === undefined || isWallDestroyed(wall) || !isBreached(wall, clock.settings)) return;
  if (guardsOf(clock, mover, cell).length > 0) clock.breaches.add(wallName(cell, direction));
}

/**
 * True if a unit that is to cross a held wall storms it: its orders require it and the ground allows it (WW-7.3-13,
 * WW-7.3-19).
 */
export function stormsWall(
  clock: Clock,
  mover: Mover,
  from: Target,
  cell: Cell,
  direction: Direction,
): boolean {
  const { ground } = clock.board;
  if (!isFighter(mover) || mover.plan.isFleet) return false;
  if (!isStormOrder(orderNow(mover), mover.plan.storms, clock.settings)) return false;
  const isCoast = (heightAt(ground, cell) === 0) !== (heightAt(ground, from.cell) === 0);
  const scene = {
    from: heightAt(ground, from.cell),
    behind: heightAt(ground, cell),
    isWater: isCoast || from.kind === 'side' || isWaterwaySide(ground, cell, direction),
  };
  return !isStormBanned(scene, clock.settings);
}
