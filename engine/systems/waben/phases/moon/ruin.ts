import { DAMAGE_PER_POINT, type PartyKey, type Work, WORK_PER_POINT } from '../../../../world';
import { choiceOf } from '../../rules/settings';
import { calendarMoon } from '../clock/calendar';
import type { Clock } from '../clock/state';
import { putFeature, putSettlement, putWall } from './chunks';
import { noteMoon } from './note';
import type { Standing } from './targets';

/** Work undone by one unit of damage: both count parts of a building value point. */
const WORK_PER_DAMAGE = WORK_PER_POINT / DAMAGE_PER_POINT;

/** Key of the ruling over the damage that a structure takes in this moon, in 1/2500 of a point (WW-7.3-07). */
export const siegeKey = (clock: Clock, { id }: Standing): string =>
  `siege/${id}/${calendarMoon(clock)}`;

const removeTown = (clock: Clock, { cell, id }: Standing): void => {
  const settlement = clock.board.ground.settlement(cell);
  const isRuin = choiceOf(clock.settings, 'settle.ruin') === 'ruin';
  putSettlement(
    clock,
    cell,
    isRuin && settlement !== undefined ? { ...settlement, built: 0 } : null,
  );
  clock.works.delete(id);
};

/**
 * A structure of which nothing is left disappears from map and books; a settlement leaves a ruin only if the GM wants
 * that (WW-12.4-26).
 */
export const demolish = (clock: Clock, target: Standing, by: readonly PartyKey[]): void => {
  const { kind, cell, direction, id, owners } = target;
  const settlement = clock.board.ground.settlement(cell)?.name ?? '';
  if (kind === 'settlement' || direction === null) removeTown(clock, target);
  else {
    if (kind === 'wall') putWall(clock, cell, direction, 0);
    else putFeature(clock, cell, direction, kind, false);
    clock.works.delete(id);
  }
  noteMoon(clock, {
    kind: 'demolished',
    clause: 'WW-12.4-26',
    place: clock.board.lattice.addressOf(cell),
    parties: [...by, ...owners],
    about: {
      structure: kind,
      settlement: direction === null ? settlement : '',
      side: direction ?? 0,
    },
    ...(by.length === 0 ? {} : { ruling: siegeKey(clock, target) }),
  });
};

/** An unfinished settlement under siege loses work, in the end all of it (WW-4.1-12, WW-7.3-07). */
export const pullDown = (
  clock: Clock,
  target: Standing,
  work: Work,
  hurt: number,
  by: readonly PartyKey[],
): void => {
  const settlement = clock.board.ground.settlement(target.cell);
  if (settlement === undefined || hurt === 0) return;
  const before = work.progress ?? settlement.built * WORK_PER_POINT;
  const progress = Math.max(0, before - WORK_PER_DAMAGE * hurt);
  if (progress === 0) {
    demolish(clock, target, by);
    return;
  }
  putSettlement(clock, target.cell, {
    ...settlement,
    built: Math.floor(progress / WORK_PER_POINT),
  });
  // What was paid for it is lost with it.
  const paid = Math.max(0, work.paid - (before - progress));
  if (clock.works.has(work.id)) clock.works.set(work.id, { ...work, progress, paid });
};
