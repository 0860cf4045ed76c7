import type { Question } from '../../../../kernel';
import { DIRECTIONS } from '../../../../hex';
import { type Clock, type Mover, whereIs } from '../clock/state';
import { garrisonOf } from '../clock/town';
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
export const demolitionTarget = (clock: Clock, mover: Mover): Standing | undefined => {
  const { task, isFleet, unit } = mover.plan;
  if (task?.kind !== 'special' || isFleet || unit.character !== null) return undefined;
  if (!MEANS_DEMOLITION.test(task.text)) return undefined;
  const target = withinReach(clock, mover);
  return target !== undefined && ask(clock, mover, target) ? target : undefined;
};
