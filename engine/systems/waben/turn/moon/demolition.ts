import { DIRECTIONS } from '../../../../hex';
import type { Question } from '../../../../kernel';
import { DAMAGE_PER_POINT, type PartyKey, type Work, WORK_PER_POINT } from '../../../../world';
import { choiceOf } from '../../rules/settings';
import { noteMoon } from '../clock/report';
import { calendarMoon, type Clock, type Mover, whereIs } from '../clock/state';
import { garrisonOf } from '../clock/town';
import { putFeature, putSettlement, putWall } from './chunks';
import { settlementIn, type Standing, structuresOnSide } from './targets';

/** Words of a special order that mean pulling something down. */
const MEANS_DEMOLITION =
  /schleif|abrei(?:ß|ss)|niederrei(?:ß|ss)|abtrag|zerst(?:ö|oe)r|demolish|raze|tear down/i;

const isGuarded = (clock: Clock, mover: Mover, { kind, cell, owners }: Standing): boolean =>
  kind === 'settlement' &&
  !owners.includes(mover.plan.unit.party) &&
  garrisonOf(clock, cell).length > 0;

/** What a unit could pull down where it stands: the settlement, else the first structure on a side of its field. */
const withinReach = (clock: Clock, mover: Mover): Standing | undefined => {
  const target = whereIs(clock, mover);
  if (target?.kind !== 'field') return undefined;
  const { party } = mover.plan.unit;
  const town = settlementIn(clock, target.cell);
  const sides = DIRECTIONS.flatMap((direction) =>
    structuresOnSide(clock, target.cell, direction).filter(({ owners }) => owners.includes(party)),
  );
  return [...(town === undefined ? [] : [town]), ...sides].find(
    (one) => !isGuarded(clock, mover, one),
  );
};

const OPTIONS = ['leave', 'demolish'] as const;

const ask = (clock: Clock, mover: Mover, target: Standing): boolean => {
  const { unit } = mover.plan;
  const key = `demolish/${unit.id}`;
  const question: Question = {
    key,
    clause: 'WW-7.3-10',
    name: 'demolish',
    about: {
      unit: unit.id,
      place: clock.board.lattice.addressOf(target.cell),
      structure: target.kind,
    },
    options: OPTIONS,
    proposal: 'leave',
  };
  clock.questions.set(key, question);
  return clock.rulings[key]?.value === 'demolish';
};

/**
 * What a unit pulls down by special order: heads of any land unit can do it to what nobody defends, if the GM reads
 * its text so (WW-7.3-10, WW-12.4-21).
 */
export function demolitionTarget(clock: Clock, mover: Mover): Standing | undefined {
  const { task, isFleet, unit } = mover.plan;
  if (task?.kind !== 'special' || isFleet || unit.character !== null) return undefined;
  if (!MEANS_DEMOLITION.test(task.text)) return undefined;
  const target = withinReach(clock, mover);
  return target !== undefined && ask(clock, mover, target) ? target : undefined;
}

/** Work undone by one unit of damage: both count parts of a building value point. */
const WORK_PER_DAMAGE = WORK_PER_POINT / DAMAGE_PER_POINT;

/** Key of the ruling over the damage that a structure takes in this moon, in 1/2500 of a point (WW-7.3-07). */
export function siegeKey(clock: Clock, { id }: Standing): string {
  return `siege/${id}/${calendarMoon(clock)}`;
}

function removeTown(clock: Clock, { cell, id }: Standing): void {
  const settlement = clock.board.ground.settlement(cell);
  const isRuin = choiceOf(clock.settings, 'settle.ruin') === 'ruin';
  putSettlement(
    clock,
    cell,
    isRuin && settlement !== undefined ? { ...settlement, built: 0 } : null,
  );
  clock.works.delete(id);
}

/**
 * A structure of which nothing is left disappears from map and books; a settlement leaves a ruin only if the GM wants
 * that (WW-12.4-26).
 */
export function demolish(clock: Clock, target: Standing, by: readonly PartyKey[]): void {
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
  });
}

/** An unfinished settlement under siege loses work, in the end all of it (WW-4.1-12, WW-7.3-07). */
export function pullDown(
  clock: Clock,
  target: Standing,
  work: Work,
  hurt: number,
  by: readonly PartyKey[],
): void {
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
}
